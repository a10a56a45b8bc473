### `mazarin join`: стіл сервера в терміналі.
### $address: адреса сервера або столу; $number: номер місця, від 1; $list: готовий перелік;
### $command, $example: як це вводять; $problem: що каже комп’ютер.

## Прийти й піти

house-unreachable = За адресою { $address } ніхто не відповідає: { $problem }
house-strange = За адресою { $address } немає Mazarin.
house-no-tables = За адресою { $address } немає відкритих для всіх столів. Відкрийте свій: { $command }
house-tables = Столи за адресою { $address }:
house-table = { $game }, господар { $name }, зайнято місць: { $taken } з { $seats }
address-wrong = «{ $text }» — це не адреса сервера чи столу; вона має такий вигляд: https://example.org/t/abc123?invite=xyz
token-unkept = Не вдалося записати ваше місце у файл { $file } ({ $problem }). Грати можна, але повернутися на те саме місце не вийде.
invitation-seat = За цим посиланням інші приходять грати: { $address }
invitation-watch = За цим вони можуть лише дивитися: { $address }
line-lost = Зв’язок із сервером урвався; пробую його відновити …
line-back = Зв’язок відновлено.
line-down = Ще не надіслано, бо зв’язку немає; буде надіслано, щойно він з’явиться.
seat-kept = Щоб повернутися за стіл: { $command }

## Хто там є

name-bot = Бот { $number }
name-seat = Місце { $number }
place-free = Місце { $number }: вільне
place-bot = Місце { $number }: бот ({ $level })
place-you = Місце { $number }: ви
place-person = Місце { $number }: { $name }
place-mark-host = господар
place-mark-away = грає бот
place-mark-offline = зараз немає на зв’язку
watchers = Дивляться: { $list }

## Що зараз можна зробити

hint-sit = Введіть «{ command-sit }», щоб сісти за стіл.
hint-start = Коли всі зберуться, введіть «{ command-start }»; вільні місця займуть боти.
hint-wait = Матч починає господар столу.
hint-rematch = Введіть «{ command-rematch }», щоб зіграти ще матч, або «{ command-leave }», щоб піти.
hint-answer-rematch = Введіть «{ command-rematch }», щоб погодитися, або «{ command-decline }».
only-move = Єдиний можливий хід — { $move }: натисніть Enter.
time-left =
    { $count ->
        [one] Ви маєте { $count } секунду.
        [few] Ви маєте { $count } секунди.
       *[many] Ви маєте { $count } секунд.
    }

## Відповіді на введене

no-such-person = За столом немає нікого на ім’я «{ $name }». Є { $list }.
no-such-level = Бота «{ $text }» немає; є { $list }.
seat-usage = Назвіть місце за номером, від 1 до { $count }, наприклад «{ $example }».
name-usage = Назвіть когось за столом, наприклад «{ $example }».
phrases = Можна сказати: { $list }

## Команди й довідка про них

command-sit = сісти
command-stand = встати
command-start = почати
command-deal = роздати
command-rematch = реванш
command-decline = відмова
command-say = сказати
command-extend = довше
command-reveal = таємниця
command-invite = запросити
command-bot = бот
command-kick = вигнати
command-host = господар
command-leave = піти
argument-seat = МІСЦЕ
argument-seat-level = МІСЦЕ РІВЕНЬ
argument-name = ІМ’Я
argument-phrase = ФРАЗА

help-sit = сісти на це місце або на будь-яке
help-stand = встати з місця й дивитися
help-start = господар: почати матч
help-deal = перейти до наступної роздачі
help-rematch = запропонувати ще матч або погодитися на нього
help-decline = відмовитися від реваншу
help-say = сказати одну з готових фраз
help-extend = дати більше часу на цей хід
help-reveal = попросити розкрити таємницю закінченої роздачі
help-invite = показати посилання, щоб запросити інших
help-bot = господар: посадити бота на вільне місце; «{ answer-no }» замість рівня його прибирає
help-kick = господар: вигнати когось назовсім
help-host = господар: передати стіл комусь іншому
help-leave = піти від столу й залишити своє місце
