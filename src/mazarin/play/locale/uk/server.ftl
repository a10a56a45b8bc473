### Сервер столів, як про нього читають люди.
### $who: «you» або «other»; $name: хто це був, якщо не ви (лише називний відмінок і теперішній
### час); $number: номер місця, від 1; $problem: що не так зі столом, англійською.

serving = Mazarin відчинено: { $address } (Ctrl-C зачиняє).

## Що відбувається за столом, крім гри

event-opened =
    { $who ->
        [you] Ви відкриваєте стіл.
       *[other] { $name } відкриває стіл.
    }
event-commits = Дім уже має таємницю наступного матчу й більше не може її змінити.
event-entered =
    { $who ->
        [you] Ви підходите до столу.
       *[other] { $name } підходить до столу.
    }
event-sat =
    { $who ->
        [you] Ви сідаєте на місце { $number }.
       *[other] { $name } сідає на місце { $number }.
    }
event-stood =
    { $who ->
        [you] Ви встаєте з-за столу й дивитеся.
       *[other] { $name } встає з-за столу й дивиться.
    }
event-left =
    { $who ->
        [you] Ви йдете від столу.
       *[other] { $name } йде від столу.
    }
event-kicked =
    { $who ->
        [you] Господар столу просить вас піти.
       *[other] { $name } більше не за столом: так вирішує господар.
    }
event-hosts =
    { $who ->
        [you] Тепер господар столу — ви.
       *[other] Тепер господар столу — { $name }.
    }
event-bot-sat = Місце { $number } займає бот.
event-bot-left = Місце { $number } знову вільне.
event-cuts =
    { $who ->
        [you] Ви знімаєте колоду.
       *[other] { $name } знімає колоду.
    }
event-away-time =
    { $who ->
        [you] Ваш час вийшов; доки ви нічого не робите, за вас грає бот.
       *[other] { $name } надто довго думає; поки що грає бот.
    }
event-away-line =
    { $who ->
        [you] Зв’язку з вами надто довго не було; доки ви нічого не робите, за вас грає бот.
       *[other] { $name } не має зв’язку; поки що грає бот.
    }
event-back =
    { $who ->
        [you] Ви знову граєте самі.
       *[other] { $name } знову за столом.
    }
event-extends =
    { $who ->
        [you] Ви даєте більше часу на цей хід.
       *[other] { $name } дає більше часу на цей хід.
    }
event-offers-rematch =
    { $who ->
        [you] Ви пропонуєте реванш.
       *[other] { $name } пропонує реванш.
    }
event-agrees =
    { $who ->
        [you] Ви погоджуєтеся на реванш.
       *[other] { $name } погоджується на реванш.
    }
event-no-rematch = Реваншу поки що не буде.
event-says =
    { $who ->
        [you] Ви: «{ $phrase }»
       *[other] { $name }: «{ $phrase }»
    }
event-asks-secret =
    { $who ->
        [you] Ви просите розкрити таємницю роздачі; її розкриють, коли попросять усі.
       *[other] { $name } просить розкрити таємницю роздачі; її розкриють, коли попросять усі.
    }
event-closing-soon =
    { $amount ->
        [one] Тут давно нічого не відбувається: стіл закриється за { $amount } хвилину.
        [few] Тут давно нічого не відбувається: стіл закриється за { $amount } хвилини.
       *[many] Тут давно нічого не відбувається: стіл закриється за { $amount } хвилин.
    }
event-closed-host = Господар закриває стіл.
event-closed-idle = Стіл закрито, бо тут давно нічого не відбувається.
event-closed-everybody-left = Стіл закрито, бо за ним нікого не лишилося.

## Готові фрази

phrase-hello = Вітаю!
phrase-good-luck = Щасти!
phrase-well-played = Гарна гра!
phrase-thanks = Дякую!
phrase-oops = Ой!
phrase-one-moment = Хвилинку!
phrase-your-turn = Ваш хід.
phrase-goodbye = До зустрічі!

## Чому щось не можна

refused-bad-invitation = Це запрошення недійсне або вже не діє: попросіть нове.
refused-bad-message = Сервер не розуміє цього повідомлення: можливо, одна з двох програм застаріла.
refused-bad-name = Від цього імені нічого не видно: виберіть інше.
refused-bad-table = Такий стіл відкрити не можна: { $problem }
refused-bad-token = Сервер вас більше не впізнає: приходьте із запрошенням.
refused-crowded = За столом уже забагато людей.
refused-deal-running = Сісти можна буде, коли закінчиться ця роздача.
refused-extended-enough = На цей хід уже досить разів давали більше часу.
refused-host-only = Це може робити лише господар столу.
refused-illegal-move = Правила зараз не дозволяють цього ходу.
refused-kicked = Господар попросив вас піти з-за цього столу.
refused-match-running = Ботів садять і відпускають лише перед матчем.
refused-no-clock = Годинник не йде, тож думайте скільки завгодно.
refused-no-commitment = Знімати ще нічого.
refused-no-deal = Зараз роздача не йде.
refused-no-offer = Реваншу ніхто не пропонує.
refused-no-spectators = За цим столом глядачів не буває.
refused-no-such-bot = Бота такого рівня немає.
refused-no-such-game = Такої гри немає.
refused-no-such-guest = За столом немає нікого з таким іменем.
refused-no-such-phrase = Такої фрази немає.
refused-no-such-record = Такого матчу ще не дограно.
refused-no-such-seat = Такого місця за цим столом немає.
refused-no-such-table = Такого столу немає; можливо, його закрито.
refused-nobody-seated = Спершу хтось має сісти.
refused-not-at-table = Ви не за цим столом.
refused-not-invited = Це приватний стіл: потрібне запрошення.
refused-not-now = Зараз цього зробити не можна.
refused-not-seated = Спершу сядьте.
refused-not-yourself = Себе вигнати не можна; просто йдіть від столу.
refused-seat-taken = Там уже хтось сидить.
refused-seated = Ви вже маєте місце в цьому матчі.
refused-stale = Запізно: гра вже пішла далі.
refused-store-failed = Серверу не вдалося це записати; спробуйте ще раз за мить.
refused-table-closed = Стіл закрито.
refused-table-full = Усі місця зайняті.
refused-too-busy = Забагато всього водночас; спробуйте ще раз.
refused-too-long = Це надто довго.
refused-unreadable-cut = Так колоду не знімають: напишіть від 1 до 64 знаків від 0 до 9 та від a до f.
refused-unreadable-move = Сервер не може прочитати цього ходу.
refused-watch-only = За вашим запрошенням можна лише дивитися.
refused-too-many-messages = Забагато всього відразу; трохи повільніше.
refused-too-many-connections = Забагато з’єднань із вашої адреси водночас; трохи зачекайте.
refused-too-many-new-tables = Із вашої адреси відкрито забагато столів; зачекайте кілька хвилин.
refused-too-many-sockets = Із вашої адреси відкрито забагато з’єднань; закрийте якісь із них.
refused-too-many-tables = Дім переповнений; приходьте пізніше.
refused-too-many-bad-messages = Сервер зрозумів замало з того, що надійшло звідси.

## Чому з’єднання закінчується

bye-newer-line = Тепер ви за цим столом в іншому вікні; це більше не потрібне.
bye-left = Ви пішли від столу.
bye-restart = Сервер перезапускають.
bye-slow-hello = Сервер надто довго чекав на перше повідомлення.
bye-closed-host = Господар закрив стіл.
bye-closed-idle = Стіл закрито, бо тут довго нічого не відбувалося.
bye-closed-everybody-left = Стіл закрито.
