### The privacy page: what a server stores, for how long, and how it is deleted.

privacy-title = Confidențialitate
privacy-lead = Ce știe acest server despre tine, cât timp și cum ștergi totul.
privacy-stored = Ce se păstrează
privacy-stored-person = Un identificator aleatoriu care te reprezintă și numele pe care îl alegi. Fără cont, fără parolă, fără adresă de e-mail.
privacy-stored-games = Partidele pe care le joci aici: mutări, timpi, rezultate și cuvintele adăugate la zaruri. Cele publice le poate urmări oricine, celelalte doar cine are linkul.
privacy-stored-cookie = Un singur cookie, care dovedește că ești tu. E necesar ca să joci și nu e folosit la nimic altceva.
privacy-stored-device = Setările și partidele de pe dispozitivul tău rămân în browser.
privacy-stored-address = Adresa ta de internet apără serverul de abuzuri. E ținută minte cât timp serverul rulează; la o partidă în joc se păstrează doar o amprentă a ei. Jurnalul o numește când o cerere e refuzată, iar o interdicție poate numi un interval de adrese.
privacy-stored-nothing = Nu există reclame sau urmărire, iar pagina nu încarcă nimic de pe alte servere.
privacy-time = Cât timp
privacy-time-token =
    { $days ->
        [one] Rămâi autentificat { $days } zi după ultima vizită.
        [few] Rămâi autentificat { $days } zile după ultima vizită.
       *[other] Rămâi autentificat { $days } de zile după ultima vizită.
    }
privacy-time-cancelled =
    { $days ->
        [one] Partidele anulate se șterg după { $days } zi.
        [few] Partidele anulate se șterg după { $days } zile.
       *[other] Partidele anulate se șterg după { $days } de zile.
    }
privacy-time-games = Celelalte partide rămân, ca să le poată revedea cei care le-au jucat.
privacy-time-moderation =
    { $days ->
        [one] Interdicțiile se încheie singure. Jurnalul de moderare se păstrează { $days } zi.
        [few] Interdicțiile se încheie singure. Jurnalul de moderare se păstrează { $days } zile.
       *[other] Interdicțiile se încheie singure. Jurnalul de moderare se păstrează { $days } de zile.
    }
privacy-delete = Cum ștergi totul
privacy-delete-how = Deschide setările paginii și alege „{ $button }”. Numele tău dispare din toate partidele, cele în curs sunt abandonate și ești deconectat peste tot. Partidele încheiate rămân fără numele tău, iar zarurile pot fi verificate în continuare. Programele trimit DELETE /api/v1/me.
privacy-delete-copies = Copiile de rezervă ale serverului păstrează numele tău până sunt înlocuite.
privacy-contact = Cine ține acest server
privacy-contact-none = Cine ține acest server nu a spus cum poate fi contactat.
privacy-back = Înapoi la jocuri
