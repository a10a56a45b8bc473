### Стіл у терміналі: що показують, питають і відповідають.
### $moves, $cards, $list: готові переліки; $example: карта або хід, як їх уводять.

language-name = українська

## Початок

preparing = Гра вперше готується на цьому комп’ютері; це триває кілька секунд і лише один раз.
welcome = Mazarin: { $game }, { count-players }.
welcome-help = Введіть «{ command-help }», щоб побачити команди, «{ command-rules }» — правила гри.
house-rules = Домашні правила: { $rules }
deal-heading = Роздача { $number }
deal-heading-of = Роздача { $number } з { $total }

name-you = Ви
name-player = Гравець { $number }

## Стіл

hand = Ваші карти: { $cards }
hand-empty = Ви більше не маєте карт.
others-hold = Карт на руках: { $list }
other-holds = { $name } ({ $count })
seat-line = { $name }: { count-cards }, { count-chips }
seat-dealer = здавач
seat-first = перша рука
seat-turn = хід
seat-closed = пас
seat-out = поза матчем
pot = У банку: { count-chips }.
pile = Стос: { $cards }
pile-empty = Стос порожній.
last-card = Остання карта: { $card }
card-to-beat = Треба побити: { $card }
new-run = Починається новий розіграш.
pay-cards = Платіжні карти: { $list }
pay-card = { $card } ({ $amount })
phase-ready = Перед роздачею
phase-lead = Захід
phase-follow = Продовження
phase-punto_piccolo = Малі очки (punto piccolo)
phase-punto_grosso = Великі очки (punto grosso)
phase-stoppata = Стоппата
phase-over = Роздачу закінчено
your-point = Ваші очки: { $amount } ({ $cards })
used-cards = Ваші зіграні карти: { $cards }
used-cards-hidden = Ваші зіграні карти лежать сорочкою вгору, доки не закінчено малі очки.
bet-none = Торгів ще ніхто не відкрив.
bet-stands = Ставка: { count-chips }.
bet-to-see = Щоб відповісти на ставку, покладіть { count-chips.object }.
next-rank = Далі в ряду: { $rank }
laid-ranks = Уже викладено: { $list }
laid-rank = { $rank }×{ $count }

## Що належить разом, одним реченням

all-antes-alike = Кожен кладе в банк { count-chips.object }.
all-antes-dealer-double = Кожен кладе в банк { count-chips.object }, а здавач удвічі більше.
all-antes-dealer-nothing = Кожен, крім здавача, кладе в банк { count-chips.object }.
all-stakes-alike = Кожен ставить на платіжні карти { count-chips.object }.
all-stakes-dealer-double = Кожен ставить на платіжні карти { count-chips.object }, а здавач удвічі більше.
all-stakes-dealer-nothing = Кожен, крім здавача, ставить на платіжні карти { count-chips.object }.

stop-card-leads =
    { $who ->
        [you] «Стоп карта!» Ви не маєте що покласти, тож заходите.
       *[other] «Стоп карта!» { $name } не має що покласти, тож заходить.
    }
ace-ends-run-leads =
    { $who ->
        [you] Туз завершує розіграш; новий починаєте ви.
       *[other] Туз завершує розіграш; новий починає { $name }.
    }
nobody-follows-leads =
    { $who ->
        [you] «Стоп карта!» Наступної карти немає ні в кого; новий розіграш починаєте ви.
       *[other] «Стоп карта!» Наступної карти немає ні в кого; новий розіграш починає { $name }.
    }

## Ваш хід

# Що вводять для ходу без карти; по одному слову.
word-stopp = стоп
word-open = відкрити
word-see = бачу
word-raise = підняти
word-close = пас
word-pass = далі
move-with-range = { $word } { $least }–{ $most }

prompt-move = Ваш хід:
prompt-only-move = Єдиний можливий хід — { $move } (натисніть Enter):
# $kind: «exact», якщо дозволено лише одну суму, інакше «range».
prompt-amount =
    { $kind ->
        [exact] Скільки фішок? Можна лише { $least }:
       *[range] Скільки фішок, від { $least } до { $most }?
    }
prompt-deal = Натисніть Enter, щоб почати наступну роздачу.
prompt-leave = Вийти з матчу? Його можна буде продовжити. ({ answer-yes }/{ answer-no })
answer-yes = так
answer-no = ні
may-play = Можна зіграти: { $moves }
hint = Добрим ходом було б { $example }.

## Відповіді на введене

unknown-command = «{ $text }» — це не карта, не хід і не команда. Введіть «{ command-help }», щоб побачити довідку.
amount-missing = Скажіть також, скільки фішок, наприклад «{ $example }».
amount-unclear = «{ $text }» — це не кількість фішок; напишіть її, наприклад так: «{ $example }».
why-usage = Назвіть карту або хід, наприклад «{ command-why } { $example }».
why-allowed = Цьому ніщо не заважає: { $example } зараз зіграти можна.
last-none = Ще нічого не сталося.
last-heading = Що сталося останнім часом:
undo-none = Скасовувати нічого. Скасувати можна лише ваш останній хід, доки на нього ніхто не відповів і якщо він не відкрив вам нічого нового.
undo-done = Ваш останній хід скасовано.
saved = Збережено у файл { $file }.
save-usage = Назвіть файл, наприклад «{ command-save } { $file }».
save-exists = Файл { $file } уже існує; назвіть інший.
save-failed = Не вдалося зберегти у файл { $file }: { $problem }
not-now = Зараз цього зробити не можна.
rules-heading = Правила гри { $game }
options-heading = Домашні правила гри { $game }
goodbye = До побачення!

## Команди й довідка про них

# Що вводять як команду; по одному слову.
command-why = чому
command-rules = правила
command-last = останнє
command-undo = скасувати
command-save = зберегти
command-hand = карти
command-table = стіл
command-hint = підказка
command-help = довідка
command-quit = вийти
argument-move = ХІД
argument-file = ФАЙЛ

help-heading = Команди
help-move = покласти карту або сказати слово гри
help-why = чому карта або слово не годиться
help-rules = правила гри та цього столу
help-last = що сталося після вашого останнього ходу
help-undo = скасувати ваш останній хід
help-save = зберегти матч у файл
help-hand = ваші карти й що можна зіграти
help-table = стос, банк, фішки та гравці
help-hint = що зробив би простий гравець
help-help = цей перелік
help-quit = вийти з матчу; його можна продовжити іншим разом
help-cards-french = Карту записують рангом і мастю: від 2 до 9, T (десятка), J (валет), Q (дама), K (король), A (туз); h ({ suit-french-h }), d ({ suit-french-d }), c ({ suit-french-c }), s ({ suit-french-s }). Отже, 8h — це вісімка чирв. Можна й українською: 8ч, Д пік, вісімка чирв.
help-cards-neapolitan = Карту записують рангом і мастю: від 1 до 7, 8 (валет), 9 (вершник), 10 (король); d ({ suit-neapolitan-d }), c ({ suit-neapolitan-c }), s ({ suit-neapolitan-s }), b ({ suit-neapolitan-b }). Отже, 7d — це сімка монет; можна ввести й назву.
help-amounts = Кількість фішок пишуть після слова: «{ word-open } 3» відкриває торги трьома фішками, «{ word-raise } 2» піднімає ставку на дві.

## Кінець роздачі й матчу

score-heading = Рахунок після роздачі { $number }
score-final = Остаточний рахунок
score-player = Гравець
score-deal = Ця роздача
score-total = Фішки
match-stopped = Матч перервано достроково.
match-kept = Його збережено. Щоб продовжити: { $command }
