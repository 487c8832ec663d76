### The gallery of mazes.

gallery-lead = Doolhoven die hier zijn getekend en doolhoven die bij het spel horen.
gallery-lead-built-in = Deze doolhoven horen bij het spel.
gallery-order = Volgorde
gallery-order-newest = Nieuwste
gallery-order-played = Meest gespeeld
gallery-size = Grootte
gallery-size-any = Elke grootte
gallery-size-small = Klein: tot en met 36 vakjes
gallery-size-medium = Middelgroot: 37 tot en met 63 vakjes
gallery-size-large = Groot: 64 vakjes of meer
gallery-verdict-any = Wie er ook wint
gallery-verdict-pacman = PAC-MAN wint
gallery-verdict-ghosts = De spoken winnen
gallery-verdict-nobody = Niemand kan winst afdwingen
gallery-verdict-unsolved = Nog niet opgelost
gallery-built-in = Hoort bij het spel
gallery-games =
    { $count ->
        [one] { $count } partij gespeeld
       *[other] { $count } partijen gespeeld
    }
gallery-nameless = Doolhof zonder naam
gallery-computer = Tegen de computer
gallery-friends = Met vrienden
gallery-workshop = Openen in het atelier
gallery-more = Meer doolhoven
gallery-none = Geen enkel doolhof past bij deze keuze.
gallery-all = Alle doolhoven

## Publishing and taking back

gallery-publish = Je doolhof publiceren
gallery-publish-lead = Iedereen kan het zien en erin spelen. De naam van je account staat erbij.
gallery-name = Naam van het doolhof
gallery-needs-account = Je hebt een account nodig om een doolhof te publiceren.
gallery-no-accounts = Deze server heeft geen accounts, dus niemand kan hier doolhoven publiceren.
gallery-take-back = Weghalen
gallery-taken-back = Je doolhof staat niet meer in de galerij.

## Moderation

gallery-hidden = Een moderator heeft dit doolhof verborgen. Anderen zien het niet.
gallery-report = Dit doolhof melden
gallery-hide = Doolhof verbergen
gallery-show = Doolhof weer tonen
gallery-done = Klaar.

## What the server refuses

server-maze-unknown = Er is geen doolhof “{ $id }” in de galerij.
server-maze-built-in = Dit doolhof hoort bij het spel: “{ $name }”.
server-maze-taken = { $by } heeft dit doolhof al gepubliceerd: “{ $name }”.
server-maze-taken-nobody = Dit doolhof staat al in de galerij.
server-maze-hidden = Een moderator heeft dit doolhof verborgen. Het kan niet opnieuw worden gepubliceerd.
server-maze-not-yours = Alleen wie een doolhof heeft gepubliceerd, kan het weghalen.
server-maze-too-many = Je kunt hoogstens { $most } doolhoven publiceren. Haal er eerst een weg.
