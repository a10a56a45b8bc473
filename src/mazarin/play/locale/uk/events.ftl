### Що відбувається за столом, очима одного з гравців.
### $who: «you» або «other»; $name: хто це був, якщо не ви (лише називний відмінок, дієслово в
### теперішньому часі, щоб не вказувати роду); $amount: фішки (або те, про що йдеться в реченні);
### $card: карта у знахідному відмінку; $cards: перелік; $count: скільки їх.

## Усі ігри

event-deals =
    { $who ->
        [you] Ви здаєте карти.
       *[other] { $name } здає карти.
    }

event-leads =
    { $who ->
        [you] Ви заходите.
       *[other] { $name } заходить.
    }

event-lays =
    { $who ->
        [you] Ви кладете { $card }.
       *[other] { $name } кладе { $card }.
    }

event-out =
    { $who ->
        [you] Ви більше не маєте карт.
       *[other] { $name } більше не має карт.
    }

event-pays =
    { $who ->
        [you] Ви сплачуєте переможцеві { count-chips.object }.
       *[other] { $name } сплачує переможцеві { count-chips.object }.
    }

event-deal-over = Роздачу закінчено.

event-wins-match =
    { $who ->
        [you] Ви виграєте матч! Підсумок: { count-chips }.
       *[other] { $name } виграє матч. Підсумок: { count-chips }.
    }

## Стопп

event-says-stopp =
    { $who ->
        [you] Ви кажете «Стоп!»: бити нічим.
       *[other] { $name } каже «Стоп!»: бити нічим.
    }

event-pays-for-stopp =
    { $who ->
        [you] За це ви сплачуєте в банк { count-chips.object }.
       *[other] За це { $name } сплачує в банк { count-chips.object }.
    }

event-turns-pile =
    { $who ->
        [you]
            Ви відкладаєте стос ({ $amount ->
                [one] { $amount } карта
                [few] { $amount } карти
               *[many] { $amount } карт
            }) і заходите знову.
       *[other]
            { $name } відкладає стос ({ $amount ->
                [one] { $amount } карта
                [few] { $amount } карти
               *[many] { $amount } карт
            }) і заходить знову.
    }

event-pays-pot =
    { $who ->
        [you] Ви сплачуєте в банк { count-chips.object }.
       *[other] { $name } сплачує в банк { count-chips.object }.
    }

event-nobody-pays = Платити нікому не доводиться.

event-leaves-match =
    { $who ->
        [you] Ви більше не маєте фішок і вибуваєте з матчу.
       *[other] { $name } більше не має фішок і вибуває з матчу.
    }

## Мічиган

event-stakes =
    { $who ->
        [you] Ви ставите на платіжні карти { count-chips.object }.
       *[other] { $name } ставить на платіжні карти { count-chips.object }.
    }

event-shares-rest =
    { $who ->
        [you] Ви отримуєте { count-chips.object } з того, що лишилося на платіжних картах.
       *[other] { $name } отримує { count-chips.object } з того, що лишилося на платіжних картах.
    }

event-collects =
    { $who ->
        [you] За { $card } ви забираєте { count-chips.object }.
       *[other] За { $card } { $name } забирає { count-chips.object }.
    }

event-stop-card =
    { $who ->
        [you] «Стоп карта!» Ви не маєте що покласти.
       *[other] «Стоп карта!» { $name } не має що покласти.
    }

event-nobody-follows = «Стоп карта!» Наступної карти немає ні в кого.

event-ace-ends-run = Туз завершує розіграш.

event-passes-lead =
    { $who ->
        [you] Вам нема з чого зайти; хід переходить далі.
       *[other] { $name } не має з чого зайти; хід переходить далі.
    }

event-deal-void = Зайти не може ніхто: роздача закінчується без переможця, а ставки переходять на наступну.

## Стоппа: торги

event-punto-piccolo = Малі очки (punto piccolo), рука { $amount }.

event-punto-grosso = Великі очки (punto grosso): тепер рахуються всі карти.

event-antes =
    { $who ->
        [you] Ви кладете в банк { count-chips.object }.
       *[other] { $name } кладе в банк { count-chips.object }.
    }

event-speaks-first =
    { $who ->
        [you] Ви — перша рука (di mano) і маєте перше слово.
       *[other] { $name } — перша рука (di mano) і має перше слово.
    }

event-opens =
    { $who ->
        [you] Ви кажете «Provo!» і відкриваєте торги: { count-chips }.
       *[other] { $name } каже «Provo!» і відкриває торги: { count-chips }.
    }

event-sees =
    { $who ->
        [you] Ви кажете «Vedo» («бачу») і відповідаєте на ставку.
       *[other] { $name } каже «Vedo» («бачу») і відповідає на ставку.
    }

event-raises =
    { $who ->
        [you] Ви кажете «Rilancio!» і піднімаєте ставку на { count-chips.object }.
       *[other] { $name } каже «Rilancio!» і піднімає ставку на { count-chips.object }.
    }

event-closes =
    { $who ->
        [you] Ви кажете «Chiudo» («пас») і більше не змагаєтеся за цей банк.
       *[other] { $name } каже «Chiudo» («пас») і більше не змагається за цей банк.
    }

event-shows =
    { $count ->
        [0]
            { $who ->
                [you] Ви оголошуєте { count-points }.
               *[other] { $name } оголошує { count-points }.
            }
       *[other]
            { $who ->
                [you] Ви показуєте { $cards }: { count-points }.
               *[other] { $name } показує { $cards }: { count-points }.
            }
    }

event-good-enough =
    { $who ->
        [you] Ви кажете «È buono» («годиться») і не показуєте карт.
       *[other] { $name } каже «È buono» («годиться») і не показує карт.
    }

event-takes-pot =
    { $who ->
        [you] Ви забираєте банк: { count-chips }.
       *[other] { $name } забирає банк: { count-chips }.
    }

## Стоппа: стоппата

event-stoppata-begins = Починається стоппата.

event-forbids-stoppata =
    { $who ->
        [you] Ви показуєте { $cards } без жодного короля: стоппати не буде.
       *[other] { $name } показує { $cards } без жодного короля: стоппати не буде.
    }

event-passes =
    { $who ->
        [you] Ви не можете продовжити й пропускаєте хід.
       *[other] { $name } не може продовжити й пропускає хід.
    }

event-closes-run =
    { $who ->
        [you] Ви завершуєте ряд і починаєте новий.
       *[other] { $name } завершує ряд і починає новий.
    }

event-stoppata =
    { $who ->
        [you] Карт більше немає: ви робите стоппату!
       *[other] Карт більше немає: { $name } робить стоппату!
    }

event-stoppata-di-mano =
    { $who ->
        [you] Stoppata di mano! Ви позбуваєтеся всіх карт першим же ходом, і всі платять подвійно.
       *[other] Stoppata di mano! { $name } позбувається всіх карт першим же ходом, і всі платять подвійно.
    }

event-odd-card-free =
    { $who ->
        [you] «Stush’t!» Ви не платите за непарну карту.
       *[other] «Stush’t!» { $name } не платить за непарну карту.
    }
