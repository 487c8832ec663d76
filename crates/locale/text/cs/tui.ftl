### Hra v terminálu: nabídka, obrazovky, klávesy, prostý režim. Klávesy stojí vedle sebe v 80 sloupcích: stručně.

## Hra na obrazovce

tui-turn = Na tahu: { $who }
tui-chance = Hod …
tui-person = Hráč { $seat }
tui-level = Hráč { $seat } · úroveň { $level }
tui-out = mimo hru
tui-strong = silný
tui-weak = slabý
tui-frenzied = vidí PAC-MANA!
tui-spinner = Káča
tui-die = Kostka
tui-clock =
    { $seconds ->
        [one] zbývá { $seconds } sekunda
        [few] zbývají { $seconds } sekundy
       *[other] zbývá { $seconds } sekund
    }

## Věta pod deskou

tui-advice-pawn = Jdi na označené pole, nebo stiskni f a polož překážku.
tui-advice-fence = Posuň překážku, kam chceš; Enter ji položí.
tui-advice-path = Zadej pole jedno po druhém a stiskni Enter.
tui-advice-place = Postav Ms. Pac-Man na jeden z označených kroužků.
tui-advice-stay = Není kam jít; Enter pro pokračování.
tui-advice-wait = Okamžik …
tui-advice-watch = Hraje počítač; ty se díváš.
tui-hint = Rada: { $line } ({ $chance } %)
tui-thinking = Přemýšlí se …
tui-copied = Zkopírováno: { $position }
tui-saved = Uloženo jako { $name }.
tui-file = { $name }: { $why }
tui-not-yours = Nejsi na tahu.
tui-nothing-to-undo = Není co vzít zpět.
tui-ask-move = Tah:
tui-ask-save = Uložit jako:
tui-ask-load = Kterou hru načíst?
tui-ask-maze = Který soubor s bludištěm?
tui-ask-resign = Opravdu se vzdát? Enter: ano, Esc: ne

## Klávesy

tui-key-point = zamířit
tui-key-step = krok
tui-key-play = zahrát
tui-key-fence = překážka
tui-key-pawn = figurka
tui-key-turn = otočit
tui-key-next = další
tui-key-back = krok zpět
tui-key-type = napsat
tui-key-hint = rada
tui-key-undo = zpět
tui-key-ways = cesty
tui-key-save = uložit
tui-key-open = načíst
tui-key-copy = kopírovat pozici
tui-key-resign = vzdát se
tui-key-choose = vybrat
tui-key-change = změnit
tui-key-scroll = listovat
tui-key-help = nápověda
tui-key-menu = nabídka
tui-key-quit = konec
tui-key-escape = začít tah znovu
tui-key-stop = ihned skončit
tui-help-title = Nápověda
tui-help-refusal = Když je tah odmítnut, dá se tu přečíst pravidlo, které za tím je.

## Nabídka

tui-menu-welcome = hry v bludišti
tui-menu-resume = Pokračovat v rozehrané hře
tui-menu-start = Začít
tui-menu-load = Načíst hru
tui-menu-game = Hra
tui-menu-seats = Hráči
tui-menu-seat = Místo { $seat }
tui-menu-person = člověk
tui-menu-level = počítač, úroveň { $level }
tui-menu-piece = Postava na místě { $seat }
tui-menu-maze-file = Bludiště ze souboru
tui-menu-language = Jazyk
tui-menu-rules = Číst pravidla
tui-menu-quit = Konec

## Řádek po řádku

tui-plain-welcome = Napiš tah, nebo help.
tui-plain-prompt = Hráč { $seat }:
tui-plain-played = Hráč { $seat }: { $move }
tui-plain-rolled = Hod: { $move }
tui-plain-help = Napiš tah v zápisu, nebo: show, legal, hint, undo, save SOUBOR, resign, quit.
