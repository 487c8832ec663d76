### The privacy page: what a server stores, for how long, and how it is deleted.

privacy-title = Confidențialitate
privacy-lead = Ce știe acest server despre tine, cât timp păstrează datele și cum le ștergi.
privacy-stored = Ce se păstrează
privacy-stored-person = Un identificator aleatoriu care te reprezintă și numele pe care îl alegi.
privacy-stored-account = Contul e opțional. Dacă ai unul, se mai păstrează numele și imaginea lui, momentul creării, amprente (hash) ale parolei, ale codurilor de recuperare și ale tokenurilor, partea publică a fiecărei chei de acces și, pentru fiecare cheie și sesiune, tipul dispozitivului și momentul ultimei folosiri. Pe pagina ta se văd numele, imaginea și data creării; restul îți permite să te conectezi și să vezi unde ai sesiuni deschise.
privacy-stored-mail = Dacă adaugi o adresă de e-mail, se păstrează împreună cu contul. La ea primești linkurile și notificările pe care le ceri, precum și un mesaj când e înlocuită sau eliminată. Nimeni altcineva nu o vede.
privacy-stored-games = Partidele pe care le joci aici: mutări, timpi, rezultate și, dacă adaugi unul, un text al tău, amestecat în zaruri ca nimeni să nu le poată aranja dinainte. Partidele publice pot fi urmărite de oricine, celelalte doar de cine are linkul.
privacy-stored-safety = Persoanele pe care le blochezi, ca să nu vă întâlniți, și cele ale căror replici nu vrei să le mai vezi. Rapoartele făcute de tine sau despre tine: cine le-a trimis, de ce, la ce masă și numele de atunci. Doar moderatorii văd rapoartele. Ei văd și mesele tale, numele tale anterioare, deciziile luate până acum, ce mesaje ai primit de la moderatori și dacă le-ai citit, notele lor despre tine și ultima ta adresă IP văzută de când a pornit serverul.
privacy-stored-friends = Pe cine urmărești și, timp de o oră, momentul ultimei tale vizite, ca prietenii să vadă dacă ești online. Provocările, până la o zi după încheierea lor.
privacy-stored-puzzles = Cu un cont: problemele pe care le-ai încercat, dacă le-ai rezolvat și ratingul tău la probleme.
privacy-stored-mazes = Labirinturile pe care le publici cu un cont: labirintul, numele lui, când l-ai publicat și că e al tău. Oricine le poate vedea. Când datele tale sunt șterse, labirinturile rămân, dar fără numele tău și fără numele lor. Se numără câte partide se joacă într-un labirint, fără a se reține cine le joacă.
privacy-stored-notices = Dacă ceri notificări: adresa și cheile browserului tău la serviciul lui de notificări, limba ta, ce vrei să afli și când. Mesajele sunt criptate pentru browserul tău: serviciul știe că există unul, dar nu ce spune. Serverul ține minte o săptămână ce notificări ți-a trimis, ca să nu le repete.
privacy-stored-ratings = Dacă joci partide cu rating: ratingul tău la fiecare tip de partidă și cum l-a schimbat fiecare partidă. Ceilalți le văd, dacă pagina ta nu e privată. Timp de o zi se ține minte ce partide, cu rating sau cu un adversar găsit de server, ai părăsit devreme.
privacy-stored-cookie = Un singur cookie, prin care serverul te recunoaște. E necesar ca să joci și nu e folosit la nimic altceva.
privacy-stored-device = Setările, partidele jucate pe dispozitivul tău și rezultatele tale la probleme rămân în browser.
privacy-stored-address = Adresa ta IP e folosită pentru prevenirea abuzurilor. E ținută în memorie cât timp rulează serverul; la o partidă în curs se păstrează doar o amprentă (hash) a ei. Apare în jurnal când o cerere e refuzată, iar o blocare poate cuprinde un interval de adrese.
privacy-stored-nothing = Nu există reclame și nimeni nu îți monitorizează activitatea; pagina nu încarcă nimic de pe alte servere.
privacy-time = Cât timp se păstrează
privacy-time-token =
    { $days ->
        [one] Sesiunea ta rămâne deschisă { $days } zi de la ultima vizită.
        [few] Sesiunea ta rămâne deschisă { $days } zile de la ultima vizită.
       *[other] Sesiunea ta rămâne deschisă { $days } de zile de la ultima vizită.
    }
privacy-time-cancelled =
    { $days ->
        [one] Partidele anulate se șterg după { $days } zi.
        [few] Partidele anulate se șterg după { $days } zile.
       *[other] Partidele anulate se șterg după { $days } de zile.
    }
privacy-time-games = Celelalte partide rămân, ca să le poată revedea cei care le-au jucat.
privacy-time-account = Un cont se păstrează până îl ștergi, o sesiune până expiră sau o închizi. Un nume pe care nu îl mai folosești rămâne rezervat 30 de zile, ca amprentă (hash), pentru ca nimeni să nu îl preia imediat.
privacy-time-reports = Rapoartele și notele moderatorilor se șterg la 90 de zile după ce un moderator închide cazul sau, dacă rămâne deschis, la 180 de zile după ultimul raport. Un mesaj de la moderatori se șterge când nu mai e valabil. Persoanele pe care le-ai blocat și replicile pe care le-ai ascuns rămân așa până te răzgândești.
privacy-time-mail = O adresă de e-mail se păstrează până o elimini; fără confirmare, două zile. Linkurile sunt valabile o oră; un e-mail care nu poate fi livrat se păstrează o zi.
privacy-time-moderation =
    { $days ->
        [one] Blocările hotărâte de moderatori expiră singure. Jurnalul de moderare se păstrează { $days } zi.
        [few] Blocările hotărâte de moderatori expiră singure. Jurnalul de moderare se păstrează { $days } zile.
       *[other] Blocările hotărâte de moderatori expiră singure. Jurnalul de moderare se păstrează { $days } de zile.
    }
privacy-delete = Cum ștergi totul
privacy-delete-how = Deschide pagina de setări și alege „{ $button }”. Numele tău dispare din toate partidele, pe cele în curs le abandonezi, iar toate sesiunile tale se închid. Partidele încheiate rămân, fără numele tău, iar zarurile lor pot fi verificate în continuare. Programele trimit DELETE /api/v1/me.
privacy-delete-account = Un cont se șterge pe pagina lui, care cere parola, dacă există una; tot acolo poți descărca toate datele păstrate despre tine.
privacy-delete-copies = Numele tău rămâne în copiile de rezervă ale serverului până când acestea sunt înlocuite.
privacy-contact = Cine administrează acest server
privacy-contact-none = Persoana care administrează acest server nu a lăsat date de contact.
privacy-back = Înapoi la jocuri
