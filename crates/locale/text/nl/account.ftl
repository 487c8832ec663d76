### Accounts on the page: a name that lasts, for whoever wants one.

## For guests

account-title = Je account
account-not-here = Deze server heeft geen accounts: hier speelt iedereen als gast.
account-keep = Bewaar je naam
account-keep-why = Met een account houd je je naam en je partijen op al je apparaten. Om te spelen heb je er geen nodig.
account-name = Naam
account-name-hint = 2 tot 20 letters, cijfers, _ of -, met een letter of cijfer vooraan. Iedereen ziet je naam.
account-password = Wachtwoord
account-password-hint = Minstens 10 tekens. Drie of vier woorden onthoud je makkelijk.
account-show-password = Wachtwoord tonen
account-hide-password = Wachtwoord verbergen
account-create = Account aanmaken
account-sign-in = Aanmelden
account-have-one = Ik heb een account
account-switch = Als je je aanmeldt, schakelt dit apparaat over op dat account. Partijen die je hier als gast speelde, gaan niet mee.
account-by-code = Een herstelcode gebruiken
account-by-password = Het wachtwoord gebruiken
account-code = Herstelcode
account-code-hint = Een van de tien codes die je bij het account kreeg. Elke code werkt één keer.
account-ended = Je sessie op dit apparaat is afgelopen. Meld je opnieuw aan.
account-signed-out = Je bent afgemeld.
account-recovered = Je bent aangemeld. Kies nu een nieuw wachtwoord.
account-link = Weer toegang tot je account
account-link-reset = De beheerder van deze server heeft deze link voor je gemaakt. Hij werkt één keer.
account-link-sign-in = Deze link heb je per e-mail gekregen. Hij werkt één keer.
account-link-mail = Bevestig dat dit e-mailadres van jou is.
account-confirm = Bevestigen
account-mail-confirmed = Het e-mailadres is bevestigd.
account-gone = Het account is gewist.

## What is wrong with a field

account-name-missing = Vul een naam in.
account-name-short = Een naam moet minstens 2 tekens hebben.
account-name-long = Een naam mag hoogstens 20 tekens hebben.
account-name-letters = Een naam bestaat uit letters, cijfers, _ en -, zonder spaties.
account-password-missing = Vul een wachtwoord in.
account-password-short = Een wachtwoord moet minstens 10 tekens hebben.
account-password-long = Een wachtwoord mag hoogstens 200 tekens hebben.
account-password-name = Je wachtwoord mag niet hetzelfde zijn als je naam.
account-password-same = Dat is al je wachtwoord. Kies een ander.
account-code-missing = Vul een herstelcode in.
account-label-missing = Vul in waarvoor het token is.
account-label-long = Hoogstens 40 tekens.
account-scopes-missing = Kies minstens één recht voor het token.

## What moderators told somebody

people-notice-warning = Je hebt een waarschuwing van een moderator.
people-notice-silence = Een moderator heeft je naam, je openbare tafels en je zinnen verborgen.
people-notice-ban = Een moderator heeft je van deze server verbannen.
people-notice-rename = Een moderator heeft je een andere naam gegeven.
people-notice-until = Tot { DATETIME($date) }
people-notice-read = Ik heb het gelezen

## Blocked people, and reports

people-blocked-people = Geblokkeerde personen
people-block-why = Je wordt nooit gekoppeld aan wie je blokkeert, en jullie kunnen niet meedoen aan elkaars openbare tafels. De ander krijgt geen bericht.
people-blocked-none = Je hebt niemand geblokkeerd.
people-block = Blokkeren
people-unblock = Deblokkeren
people-blocked = Geblokkeerd. Jullie komen elkaar hier niet meer tegen.
people-unblocked = Gedeblokkeerd.
people-report = Melden
people-report-why = Waarom wil je { $name } melden?
people-report-what = Moderators lezen de melding en beslissen. Niemand anders hoort van wie de melding komt.
people-report-send = Melding versturen
people-reported = Bedankt. Een moderator gaat ernaar kijken.
people-reason-cheating = Zetten gevonden door een programma
people-reason-stalling = Expres tijd rekken of weglopen
people-reason-name = Beledigende naam
people-reason-maze = Beledigend doolhof
people-reason-other = Een andere reden
people-page = Pagina openen
people-mute = Zinnen verbergen
people-unmute = Zinnen tonen
people-moderation = Pagina voor moderators

## Friends and challenges

people-follow = Volgen
people-unfollow = Niet meer volgen
people-follow-done = Je volgt deze persoon. Volgt die jou ook, dan zijn jullie vrienden.
people-unfollow-done = Je volgt deze persoon niet meer.
people-friends = Vrienden
people-friends-why = Vrienden zijn mensen die elkaar volgen. Alleen zij zien wanneer je online bent.
people-friends-none = Nog niemand. Open iemands pagina en kies “Volgen”.
people-friend = Jullie volgen elkaar
people-following = Je volgt deze persoon
people-follower = Volgt jou
people-online = Nu online
people-challenge = Uitdagen
people-challenge-send = Uitdaging versturen
people-challenged = Uitdaging verstuurd. De tafel staat klaar.
people-challenges = Uitdagingen
people-accept = Accepteren
people-decline = Afwijzen
people-withdraw = Intrekken
people-open-table = Tafel openen
people-decline-plain = Zonder reden
people-decline-later = Nu niet
people-decline-clock = Graag met een andere klok
people-decline-game = Graag een ander spel
people-decline-strangers = Alleen met vrienden
people-challenge-open = Wacht op antwoord
people-challenge-accepted = Geaccepteerd
people-challenge-declined = Afgewezen
people-challenge-withdrawn = Ingetrokken
people-challenge-expired = Niet op tijd beantwoord
people-side = Jouw kant
people-person = Een mens
people-challenge-new = Nieuwe uitdaging
people-challenges-you = { $name } daagt je uit
people-challenge-to = Je uitdaging aan { $name }
people-challenge-from = Uitdaging van { $name }
people-answer-later = Later antwoorden

## Email

account-mail = E-mailadres
account-mail-why = Ben je je wachtwoord vergeten, dan kun je op dit adres een link krijgen om je aan te melden. Niemand anders ziet het adres.
account-mail-add = E-mailadres toevoegen
account-mail-change = Adres wijzigen
account-mail-remove = Adres verwijderen
account-mail-removed = Het e-mailadres is verwijderd.
account-mail-send = Link sturen
account-mail-sent = Er is een link onderweg naar dat adres. Open hem binnen een uur om te bevestigen dat het adres van jou is.
account-mail-waiting = Nog niet bevestigd: { $address }. Open de link in de e-mail, of laat een nieuwe sturen.
account-by-mail = Stuur me een link per e-mail
account-mail-hint = Het adres dat je in je account hebt bevestigd.
account-link-sent = Hoort dit adres bij een account, dan is er een link onderweg. Hij werkt één keer en is een uur geldig.
account-linked = Je bent aangemeld. Ben je je wachtwoord vergeten, stel dan nu een nieuw in.
account-mail-missing = Vul een e-mailadres in.
account-mail-wrong = Een e-mailadres ziet eruit als naam@example.org.

## Recovery codes

account-codes = Herstelcodes
account-codes-once = Bewaar deze tien codes op een veilige plek: je ziet ze maar één keer. Vergeet je je wachtwoord, dan kun je je met elke code één keer aanmelden.
account-codes-copy = Codes kopiëren
account-codes-save = Codes downloaden
account-codes-kept = Ik heb ze bewaard
account-codes-left =
    { $count ->
        [0] Er zijn geen herstelcodes meer over.
        [one] Er is { $count } herstelcode over.
       *[other] Er zijn { $count } herstelcodes over.
    }
account-codes-new = Nieuwe herstelcodes
account-codes-new-why = De oude werken dan niet meer.

## The account

account-since = Sinds { DATETIME($date) }
account-page-link = Je pagina zoals anderen die zien
account-picture = Afbeelding
account-picture-none = Geen afbeelding
account-picture-pawn = Pion
account-picture-fence = Muurtje
account-picture-maze = Doolhof
account-picture-die = Dobbelsteen
account-picture-spinner = Draaischijf
account-picture-cat = Kat
account-picture-frog = Kikker
account-picture-bird = Vogel
account-picture-fish = Vis
account-picture-leaf = Blad
account-picture-moon = Maan
account-picture-sun = Zon
account-private = Privé: niemand anders ziet de lijst van je partijen
account-rename = Naam wijzigen
account-rename-hint = De nieuwe naam staat ook bij oude partijen.
account-save = Opslaan
account-saved = Opgeslagen.
account-password-change = Wachtwoord wijzigen
account-password-set = Wachtwoord instellen
account-password-now = Huidig wachtwoord
account-password-new = Nieuw wachtwoord
account-password-changed = Het wachtwoord is gewijzigd. Alle andere apparaten zijn afgemeld.
account-sessions = Waar je bent aangemeld
account-session-this = dit apparaat
account-session-unknown = Onbekend apparaat
account-session-used = Laatst gebruikt op { DATETIME($date) }
account-session-end = Daar afmelden
account-tokens = Tokens voor programma’s
account-tokens-why = Een programma met een token handelt namens jou. Geef elk programma een eigen token, met niet meer rechten dan nodig.
account-token-label = Waarvoor is het token?
account-token-scopes = Wat mag het?
account-scope-read = Je partijen lezen
account-scope-play = Spelen
account-scope-bot = Spelen als programma
account-scope-tournament = Toernooien organiseren
account-scope-moderate = Modereren
account-token-create = Token aanmaken
account-token-once = Kopieer het token nu: je ziet het maar één keer.
account-token-copy = Token kopiëren
account-token-revoke = Intrekken
account-token-unused = Nooit gebruikt
account-tokens-none = Je hebt geen tokens.
account-data = Je gegevens
account-export = Alles downloaden wat over jou wordt bewaard
account-sign-out = Afmelden
account-delete = Account wissen
account-delete-sure = Je naam verdwijnt uit alle partijen en je geeft lopende partijen op. Dit kun je niet ongedaan maken.
account-delete-now = Voorgoed wissen

## Passkeys

account-passkeys = Toegangssleutels
account-passkeys-why = Met een toegangssleutel meld je je aan met je vingerafdruk, je gezicht of de pincode van je apparaat. Je hoeft niets te onthouden.
account-passkey-create = Account aanmaken met toegangssleutel
account-passkey-sign-in = Aanmelden met toegangssleutel
account-passkey-add = Toegangssleutel toevoegen
account-passkey-remove = Verwijderen
account-passkey-cancelled = Er is geen toegangssleutel gebruikt. Probeer het opnieuw of kies een andere manier.

## Somebody’s page

person-nobody = Hier heeft niemand die naam, of de pagina is privé.
person-games = Partijen
person-all-games = Alle partijen
person-no-games = Nog geen partijen.
person-open = Openen
person-won = Gewonnen
person-lost = Verloren
person-more = Meer tonen
person-archive = Alle partijen downloaden
person-result = Uitslag
person-any-result = Elke uitslag
person-opponent = Tegenstander
person-opponent-hint = De naam van een account
person-filter = Filteren
person-people = Speelt met
person-score = Gewonnen: { $won } · remise: { $draws } · verloren: { $lost }
person-together = Partijen met { $name }
person-since = Hier sinds { DATETIME($date) }
person-count =
    { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }

## Refusals of the server

server-people-yourself = Dat ben je zelf. Kies iemand anders.
server-people-nobody = Niemand hier heeft de naam of het id “{ $word }”.
server-people-too-many-blocks = Je kunt hoogstens { $most } mensen blokkeren. Deblokkeer er eerst een.
server-people-too-many-mutes = Je kunt de zinnen van hoogstens { $most } mensen verbergen. Toon eerst de zinnen van een van hen weer.
server-people-report-table = Die persoon heeft die tafel niet aangemaakt en speelt daar ook niet.
server-people-no-case = Zaak { $id } bestaat niet of is gewist.
server-people-case-taken = { $moderator } is al met deze zaak bezig.
server-people-case-closed = { $moderator } heeft deze zaak al gesloten.
server-people-unreachable = Je kunt deze persoon hier niet bereiken.
server-people-challenged-before = Je hebt deze persoon al uitgedaagd. Wacht op antwoord of trek de uitdaging in.
server-people-too-many-challenges = Je kunt hoogstens { $most } uitdagingen tegelijk open hebben. Trek er eerst een in.
server-people-no-challenge = Deze uitdaging staat niet meer open.
server-people-too-many-followed = Je kunt hoogstens { $most } mensen volgen. Kies eerst bij iemand “Niet meer volgen”.
server-people-empty-note = De notitie is leeg. Schrijf er iets in.

server-account-none = Je speelt als gast: er is geen account om te tonen of te wijzigen.
server-account-unknown = Er is geen account met de naam “{ $name }”.
server-account-name-length = Een naam moet { $least } tot en met { $most } tekens hebben.
server-account-name-characters = Een naam bestaat uit letters, cijfers, “_” en “-” en begint met een letter of cijfer.
server-account-name-taken = Die naam is bezet of lijkt te veel op een andere. Kies een andere.
server-account-name-held = Die naam was tot voor kort van iemand anders en blijft { $days } dagen gereserveerd. Kies een andere.
server-account-result = De uitslag “{ $word }” bestaat niet. Kies won, lost of draw.
server-account-password-length = Een wachtwoord moet { $least } tot en met { $most } tekens hebben.
server-account-password-common = Dat wachtwoord is een van de eerste die anderen zouden proberen. Kies een ander.
server-account-password-wrong = Dat is niet je wachtwoord. Probeer het opnieuw.
server-account-sign-in = De naam hoort niet bij het wachtwoord of de code. Controleer ze allebei.
server-account-reset-code = Die link is verlopen of al gebruikt. Vraag een nieuwe.
server-account-mail-off = Deze server verstuurt geen e-mail.
server-account-mail-address = De server kan geen e-mail naar dit adres sturen. Kijk of het klopt.
server-account-mail-taken = Een ander account heeft dit e-mailadres al. Gebruik een ander adres.
server-account-mail-too-often = Er is te vaak om een link gevraagd. Kijk in je mailbox, of probeer het over een uur opnieuw.
server-account-passkeys-off = Deze server ondersteunt geen toegangssleutels.
server-account-passkey-late = Dat duurde te lang, of deze poging is al gebruikt. Probeer het opnieuw.
server-account-passkey-wrong = Deze toegangssleutel kan hier niet worden gebruikt. Probeer het opnieuw of kies een andere manier.
server-account-passkey-sign-in = Geen enkel account hier gebruikt deze toegangssleutel. Misschien is hij verwijderd.
server-account-passkey-known = Deze toegangssleutel hoort al bij een account.
server-account-passkey-last = Zonder deze toegangssleutel kun je je niet meer aanmelden. Kies eerst een wachtwoord of voeg een andere toegangssleutel toe.
server-account-no-passkey = Die toegangssleutel bestaat niet meer.
server-account-too-many-passkeys = Een account mag hoogstens { $most } toegangssleutels hebben. Verwijder er eerst een.
server-account-no-session = Die sessie bestaat niet meer.
server-account-no-token = Dat token bestaat niet meer.
server-account-new-token = Geef het token een naam van 1 tot en met { $longest } tekens, minstens één recht en een einddatum in de toekomst.
server-account-too-many-tokens = Een account mag hoogstens { $most } tokens hebben. Trek er eerst een in.
server-account-picture = Die afbeelding bestaat niet. Kies een andere.
server-account-no-profile = Niemand heeft die naam, of de pagina is privé.
