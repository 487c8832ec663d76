## The moderators’ page

moderation-title = Moderare
moderation-only = Pagina aceasta e doar pentru moderatori.
moderation-elsewhere = Pe acest server moderatorii au o adresă separată: folosește „palisade admin”.
moderation-open = Cazuri deschise
moderation-closed = Cazuri închise
moderation-in-force = În vigoare
moderation-audit = Jurnal de moderare
moderation-none = Nu e nimic aici.
moderation-reporters =
    { $count ->
        [one] A raportat { $count } persoană
        [few] Au raportat { $count } persoane
       *[other] Au raportat { $count } de persoane
    }
moderation-taken = { $moderator } se ocupă de caz
moderation-closed-by = { $moderator } a închis cazul
moderation-take = Preia cazul
moderation-release = Lasă cazul altora
moderation-close = Închide cazul
moderation-reports = Rapoarte
moderation-called = Numele de atunci: { $name }
moderation-table = Deschide masa
moderation-person = Despre persoană
moderation-names = Nume anterioare: { $names }
moderation-address = Ultima adresă: { $address }
moderation-fair-play = Joc corect
moderation-quick-losses = Partide cu rating verificate: { $games }. Pierdute în câteva mutări: { $count }.
moderation-quick-losses-to = Înfrângeri rapide în fața aceluiași adversar ({ $name }): { $count }
moderation-same-address = Partide cu o persoană văzută ultima dată la aceeași adresă ({ $name }): { $count }
moderation-agreement = Mutări la fel de bune ca ale motorului în partidele analizate ({ $games }): { PERCENT($share) } din { $moves }
moderation-agreement-others = Astfel de mutări ale celorlalți în aceste partide: { PERCENT($share) }
moderation-early-leaves = Partide părăsite devreme în ultima zi: { $count }
moderation-tables = Ultimele mese
moderation-earlier = Alte cazuri
moderation-history = Ce s-a făcut
moderation-told = Ce i s-a spus persoanei
moderation-read = Citit la { DATETIME($date) }
moderation-notes = Note
moderation-note = O notă pentru ceilalți moderatori
moderation-note-add = Adaugă nota
moderation-decide = Decizie
moderation-do-warn = Avertizează
moderation-do-silence = Ascunde
moderation-do-ban = Blochează
moderation-do-range = Blochează adrese
moderation-do-rename = Schimbă numele
moderation-do-lift = Ridică
moderation-act-warn = Avertisment
moderation-act-silence = Ascunderea numelui
moderation-act-ban = Blocare
moderation-act-range = Blocarea adreselor
moderation-act-rename = Schimbarea numelui
moderation-act-lift = Decizie ridicată
moderation-act-close = Caz închis
moderation-act-forget = Date șterse
moderation-act-remove = Masă ștearsă
moderation-act-end = Partidă încheiată
moderation-act-restart = Repornire
moderation-act-role = Rol schimbat
moderation-act-reset = Link de conectare
moderation-what-silence = Persoana joacă mai departe, dar nimeni nu îi vede numele și replicile, iar mesele ei nu sunt publice.
moderation-new-name = Nume nou
moderation-addresses = Adrese, de exemplu 192.0.2.0/24
moderation-confirm = Printre ele poate fi și adresa mea
moderation-why = Motivul, așa cum îl citește persoana
moderation-no-reason = Fără motiv
moderation-reason = Doar pentru moderatori
moderation-duration = Pentru cât timp
moderation-preview = Persoana citește, în limba ei:
moderation-done = Gata. E trecut în jurnalul de moderare.
moderation-saved = Gata.
server-moderation-yourself = Nu poți decide în propriul tău caz.
server-moderation-role = { $name } are un rol pe acest server. Mai întâi trebuie ca administratorul serverului să retragă rolul.
server-moderation-own-address = Printre aceste adrese e și a ta. Confirmă că vrei să continui.
server-moderation-acted = { $moderator } a acționat între timp. Uită-te din nou la caz înainte să decizi.
