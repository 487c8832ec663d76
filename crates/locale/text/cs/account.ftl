### Accounts on the page: a name that lasts, for whoever wants one.

## For guests

account-title = Účet
account-not-here = Tento server účty nemá: všichni tu hrají jako hosté.
account-keep = Ponech si své jméno
account-keep-why = S účtem ti jméno i hry zůstanou na všech zařízeních. K hraní ho nepotřebuješ.
account-name = Jméno
account-name-hint = 2 až 20 písmen, číslic, _ nebo -, první je písmeno nebo číslice. Vidí ho všichni.
account-password = Heslo
account-password-hint = Aspoň 10 znaků. Tři čtyři slova se dobře pamatují.
account-show-password = Ukázat heslo
account-hide-password = Skrýt heslo
account-create = Vytvořit účet
account-sign-in = Přihlásit se
account-have-one = Už mám účet
account-switch = Po přihlášení budeš na tomto zařízení hrát pod tímto účtem. Hry odehrané tady bez účtu se do něj nepřesunou.
account-by-code = Použít záchranný kód
account-by-password = Použít heslo
account-code = Záchranný kód
account-code-hint = Jeden z deseti kódů, které patří k účtu. Každý platí jednou.
account-ended = Přihlášení na tomto zařízení skončilo. Přihlas se znovu.
account-signed-out = Odhlášeno.
account-recovered = Přihlášení se podařilo. Teď si zvol nové heslo.
account-link = Zpátky do účtu
account-link-reset = Tento odkaz pro tebe vytvořil provozovatel serveru. Platí jednou.
account-link-sign-in = Tento odkaz ti přišel e-mailem. Platí jednou.
account-link-mail = Potvrď, že je tento e-mail tvůj.
account-confirm = Potvrdit
account-mail-confirmed = E-mail je potvrzen.
account-gone = Účet byl smazán.

## What is wrong with a field

account-name-missing = Zadej jméno.
account-name-short = Jméno musí mít aspoň 2 znaky.
account-name-long = Jméno může mít nejvýš 20 znaků.
account-name-letters = Jméno může mít jen písmena, číslice, _ a -, bez mezer.
account-password-missing = Zadej heslo.
account-password-short = Heslo musí mít aspoň 10 znaků.
account-password-long = Heslo může mít nejvýš 200 znaků.
account-password-name = Heslo nesmí být stejné jako jméno.
account-password-same = Tohle heslo už máš. Zvol si jiné.
account-code-missing = Zadej záchranný kód.
account-label-missing = Napiš, k čemu token slouží.
account-label-long = Nejvýš 40 znaků.
account-scopes-missing = Zvol aspoň jedno oprávnění tokenu.

## What moderators told somebody

people-notice-warning = Máš varování od moderátora.
people-notice-silence = Moderátor skryl tvé jméno, veřejné stoly a fráze.
people-notice-ban = Moderátor ti zablokoval přístup na tento server.
people-notice-rename = Moderátor ti dal jiné jméno.
people-notice-until = Do { DATETIME($date) }
people-notice-read = Přečteno

## Blocked people, and reports

people-blocked-people = Zablokovaní lidé
people-block-why = S člověkem, kterého zablokuješ, tě server nikdy nespojí a ani jeden z vás se nemůže přidat k veřejným stolům druhého. Ten člověk se o tom nedozví.
people-blocked-none = Nikoho neblokuješ.
people-block = Zablokovat
people-unblock = Odblokovat
people-blocked = Zablokováno. S tímto člověkem tě už server nespojí.
people-unblocked = Odblokováno.
people-report = Nahlásit
people-report-why = { $name }: důvod hlášení
people-report-what = Hlášení si přečtou moderátoři a rozhodnou. Nikdo jiný se nedozví, kdo ho poslal.
people-report-send = Odeslat hlášení
people-reported = Děkujeme. Moderátor se na to podívá.
people-reason-cheating = Tahy s pomocí programu
people-reason-stalling = Úmyslné zdržování nebo odcházení od hry
people-reason-name = Urážlivé jméno
people-reason-maze = Urážlivé bludiště
people-reason-other = Jiný důvod
people-page = Otevřít stránku
people-mute = Skrýt fráze
people-unmute = Zobrazit fráze
people-moderation = Stránka moderátorů

## Friends and challenges

people-follow = Sledovat
people-unfollow = Přestat sledovat
people-follow-done = Tohoto člověka sleduješ. Pokud i on sleduje tebe, jste přátelé.
people-unfollow-done = Tohoto člověka už nesleduješ.
people-friends = Přátelé
people-friends-why = Přátelé jsou lidé, kteří se sledují navzájem. Jen oni vidí, kdy jsi online.
people-friends-none = Zatím nikdo. Otevři něčí stránku a zvol „Sledovat“.
people-friend = Sledujete se navzájem
people-following = Tohoto člověka sleduješ
people-follower = Sleduje tě
people-online = Právě online
people-challenge = Vyzvat
people-challenge-send = Odeslat výzvu
people-challenged = Výzva je odeslaná. Stůl čeká.
people-challenges = Výzvy
people-accept = Přijmout
people-decline = Odmítnout
people-withdraw = Zrušit výzvu
people-open-table = Otevřít stůl
people-decline-plain = Bez důvodu
people-decline-later = Teď ne
people-decline-clock = Raději s jinými hodinami
people-decline-game = Raději jinou hru
people-decline-strangers = Jen s přáteli
people-challenge-open = Čeká na odpověď
people-challenge-accepted = Výzva přijata
people-challenge-declined = Výzva odmítnuta
people-challenge-withdrawn = Výzva zrušena
people-challenge-expired = Odpověď nepřišla včas
people-side = Za koho hraješ?
people-person = S člověkem
people-challenge-new = Nová výzva
people-challenges-you = { $name } tě vyzývá
people-challenge-to = Tvoje výzva: { $name }
people-challenge-from = Výzva, kterou posílá { $name }
people-answer-later = Odpovědět později

## Email

account-mail = E-mail
account-mail-why = Když zapomeneš heslo, můžeš si na svůj e-mail nechat poslat odkaz k přihlášení. Nikdo jiný tvůj e-mail nevidí.
account-mail-add = Přidat e-mail
account-mail-change = Změnit e-mail
account-mail-remove = Odebrat e-mail
account-mail-removed = E-mail byl odebrán.
account-mail-send = Poslat odkaz
account-mail-sent = Odkaz je na cestě. Otevři ho do hodiny a potvrď tak, že je e-mail tvůj.
account-mail-waiting = Ještě nepotvrzený: { $address }. Otevři odkaz ve zprávě, nebo si nech poslat další.
account-by-mail = Poslat mi odkaz e-mailem
account-mail-hint = E-mail potvrzený v tvém účtu.
account-link-sent = Pokud tento e-mail patří k některému účtu, odkaz je na cestě. Dá se použít jen jednou a platí hodinu.
account-linked = Přihlášení se podařilo. Pokud si heslo nepamatuješ, zvol si teď nové.
account-mail-missing = Zadej e-mail.
account-mail-wrong = E-mail vypadá takto: jmeno@example.org.

## Recovery codes

account-codes = Záchranné kódy
account-codes-once = Ulož těchto deset kódů na bezpečné místo: ukážou se jen jednou. Když zapomeneš heslo, každým z nich se jednou přihlásíš.
account-codes-copy = Kopírovat kódy
account-codes-save = Stáhnout kódy
account-codes-kept = Mám je uložené
account-codes-left =
    { $count ->
        [0] Nezbývá žádný záchranný kód.
        [one] Zbývá { $count } záchranný kód.
        [few] Zbývají { $count } záchranné kódy.
        [many] Zbývá { $count } záchranného kódu.
       *[other] Zbývá { $count } záchranných kódů.
    }
account-codes-new = Nové záchranné kódy
account-codes-new-why = Staré přestanou platit.

## The account

account-since = Od { DATETIME($date) }
account-page-link = Tvoje stránka, jak ji vidí ostatní
account-picture = Obrázek
account-picture-none = Bez obrázku
account-picture-pawn = Figurka
account-picture-fence = Překážka
account-picture-maze = Bludiště
account-picture-die = Kostka
account-picture-spinner = Ruletka
account-picture-cat = Kočka
account-picture-frog = Žába
account-picture-bird = Pták
account-picture-fish = Ryba
account-picture-leaf = List
account-picture-moon = Měsíc
account-picture-sun = Slunce
account-private = Soukromé: seznam tvých her nikdo jiný nevidí
account-rename = Změnit jméno
account-rename-hint = Nové jméno se ukáže i ve starých hrách.
account-save = Uložit
account-saved = Uloženo.
account-password-change = Změnit heslo
account-password-set = Nastavit heslo
account-password-now = Současné heslo
account-password-new = Nové heslo
account-password-changed = Heslo bylo změněno. Na ostatních zařízeních přihlášení skončilo.
account-sessions = Tvoje přihlášení
account-session-this = toto zařízení
account-session-unknown = Neznámé zařízení
account-session-used = Naposledy použito { DATETIME($date) }
account-session-end = Ukončit přihlášení
account-tokens = Tokeny pro programy
account-tokens-why = Program s tokenem jedná tvým jménem. Dej každému vlastní token, jen s oprávněními, která potřebuje.
account-token-label = K čemu slouží?
account-token-scopes = Co smí?
account-scope-read = Číst tvé hry
account-scope-play = Hrát
account-scope-bot = Hrát jako program
account-scope-tournament = Pořádat turnaje
account-scope-moderate = Moderovat
account-token-create = Vytvořit token
account-token-once = Zkopíruj si token hned: ukáže se jen jednou.
account-token-copy = Kopírovat token
account-token-revoke = Zneplatnit
account-token-unused = Zatím nepoužitý
account-tokens-none = Nemáš žádné tokeny.
account-data = Tvoje data
account-export = Stáhnout všechno, co se tu o tobě ukládá
account-sign-out = Odhlásit se
account-delete = Smazat účet
account-delete-sure = Tvé jméno zmizí ze všech her a rozehrané hry tím vzdáš. Nejde to vrátit.
account-delete-now = Smazat navždy

## Passkeys

account-passkeys = Přístupové klíče
account-passkeys-why = S přístupovým klíčem se přihlásíš otiskem prstu, obličejem nebo PINem zařízení a nic si nemusíš pamatovat.
account-passkey-create = Vytvořit účet s přístupovým klíčem
account-passkey-sign-in = Přihlásit se přístupovým klíčem
account-passkey-add = Přidat přístupový klíč
account-passkey-remove = Odebrat
account-passkey-cancelled = Žádný přístupový klíč nebyl použit. Zkus to znovu, nebo zvol jiný způsob.

## Somebody’s page

person-nobody = Takové jméno tu nikdo nemá, nebo je ta stránka soukromá.
person-games = Hry
person-all-games = Všechny hry
person-no-games = Zatím žádné hry.
person-open = Otevřít
person-won = Výhra
person-lost = Prohra
person-more = Načíst další
person-archive = Stáhnout všechny hry
person-result = Výsledek
person-any-result = Jakýkoli výsledek
person-opponent = Soupeř
person-opponent-hint = Jméno účtu
person-filter = Filtrovat
person-people = S kým hraje
person-score = Výhry: { $won } · remízy: { $draws } · prohry: { $lost }
person-together = Společné hry: { $name }
person-since = Tady od { DATETIME($date) }
person-count =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
        [many] { $count } hry
       *[other] { $count } her
    }

## Refusals of the server

server-people-yourself = To jsi ty. Vyber někoho jiného.
server-people-nobody = Nikdo tu nemá jméno ani označení „{ $word }“.
server-people-too-many-blocks = Zablokovat můžeš nejvýš { $most } lidí. Nejdřív někoho odblokuj.
server-people-too-many-mutes = Fráze můžeš skrýt nejvýš u { $most } lidí. Nejdřív je u někoho zase zobraz.
server-people-report-table = Ten člověk tento stůl nezaložil ani u něj nehraje.
server-people-no-case = Případ { $id } neexistuje, nebo byl smazán.
server-people-case-taken = Na tomto případu už pracuje { $moderator }.
server-people-case-closed = Tento případ už je uzavřený ({ $moderator }).
server-people-unreachable = S tímto člověkem se tu spojit nemůžeš.
server-people-challenged-before = Tento člověk už od tebe výzvu má. Počkej na odpověď, nebo výzvu zruš.
server-people-too-many-challenges = Najednou můžeš mít nejvýš { $most } otevřených výzev. Nejdřív některou zruš.
server-people-no-challenge = Tato výzva už není otevřená.
server-people-too-many-followed = Sledovat můžeš nejvýš { $most } lidí. Nejdřív někoho přestaň sledovat.
server-people-empty-note = Poznámka je prázdná. Něco do ní napiš.

server-account-none = Hraješ jako host: není tu účet, který by šlo ukázat nebo změnit.
server-account-unknown = Účet se jménem „{ $name }“ neexistuje.
server-account-name-length = Jméno musí mít { $least } až { $most } znaků.
server-account-name-characters = Jméno se skládá z písmen, číslic a znaků „_“ a „-“ a začíná písmenem nebo číslicí.
server-account-name-taken = Toto jméno je obsazené nebo se příliš podobá jinému. Vyber si jiné.
server-account-name-held = Toto jméno donedávna patřilo někomu jinému a zůstává { $days } dní vyhrazené. Vyber si jiné.
server-account-result = Výsledek „{ $word }“ neexistuje. Zadej won, lost nebo draw.
server-account-password-length = Heslo musí mít { $least } až { $most } znaků.
server-account-password-common = Toto heslo je příliš běžné a snadno se uhodne. Vyber si jiné.
server-account-password-wrong = To není tvoje heslo. Zkus to znovu.
server-account-sign-in = Jméno a heslo (nebo kód) k sobě nepatří. Zkontroluj je.
server-account-reset-code = Tento odkaz vypršel, nebo už byl použit. Požádej o nový.
server-account-mail-off = Tento server e-maily neposílá.
server-account-mail-address = Na tento e-mail server nemůže nic poslat. Zkontroluj, jestli je napsaný správně.
server-account-mail-taken = Tento e-mail už má jiný účet. Zadej jiný.
server-account-mail-too-often = Příliš mnoho žádostí o odkaz. Podívej se do schránky, nebo to zkus za hodinu.
server-account-passkeys-off = Tento server přístupové klíče nepodporuje.
server-account-passkey-late = Trvalo to moc dlouho, nebo už tento pokus skončil. Zkus to znovu.
server-account-passkey-wrong = Tento přístupový klíč se tu použít nedá. Zkus to znovu, nebo zvol jiný způsob.
server-account-passkey-sign-in = Tento přístupový klíč tu nepatří k žádnému účtu. Možná byl odebrán.
server-account-passkey-known = Tento přístupový klíč už patří k některému účtu.
server-account-passkey-last = Bez tohoto přístupového klíče se už nepřihlásíš. Nejdřív si nastav heslo, nebo přidej jiný přístupový klíč.
server-account-no-passkey = Tento přístupový klíč už neexistuje.
server-account-too-many-passkeys = Účet může mít nejvýš { $most } přístupových klíčů. Nejdřív některý odeber.
server-account-no-session = Toto přihlášení už neexistuje.
server-account-no-token = Tento token už neexistuje.
server-account-new-token = Token potřebuje popis o délce 1 až { $longest } znaků, aspoň jedno oprávnění a konec platnosti v budoucnosti.
server-account-too-many-tokens = Účet může mít nejvýš { $most } tokenů. Nejdřív některý zneplatni.
server-account-picture = Takový obrázek neexistuje. Zvol jiný.
server-account-no-profile = Takové jméno nikdo nemá, nebo je ta stránka soukromá.
