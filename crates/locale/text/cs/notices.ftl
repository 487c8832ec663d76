### What people are told although their page is closed, and its settings.

notice-turn = Jsi na tahu. U stolu: { $names }
notice-turn-alone = Jsi na tahu
notice-start = Tvoje hra začala. U stolu: { $names }
notice-start-alone = Tvoje hra začala
notice-challenge = { $names } tě vyzývá ke hře
notice-reminder = Jsi na tahu: zbývá ti čtvrtina času. U stolu: { $names }
notice-reminder-alone = Jsi na tahu: zbývá ti čtvrtina času
notice-mail-end = Tyto e-maily ti chodí podle tvého nastavení. Vypnout je můžeš tady:

## Settings

notices-title = Upozornění
notices-start = Upozornit mě, že jsem na tahu, i při zavřené stránce
notices-on = Tento prohlížeč tě upozorní, i když je tato stránka zavřená.
notices-stop = Vypnout v tomto prohlížeči
notices-stop-all = Vypnout ve všech mých prohlížečích
notices-denied = Upozornění z této stránky jsou v prohlížeči vypnutá. Změnit to můžeš v jeho nastavení.
notices-missing = Tento prohlížeč tě nemůže upozornit, když je stránka zavřená. Na iPhonu nebo iPadu ji nejdřív v nabídce Sdílet přidej na plochu.
notices-failed = Tento prohlížeč se nespojil se svou službou upozornění. Zkus to později.
notices-push = V prohlížečích
notices-mail = E-mailem
notices-kind-turn = Jsem na tahu
notices-kind-start = Začíná moje hra
notices-kind-challenge = Někdo mě vyzývá
notices-kind-reminder = Zbývá mi čtvrtina času (hry s hodinami „Dny na tah“)
notices-quiet = Doba klidu
notices-quiet-from = Od
notices-quiet-until = Do
notices-quiet-why = Upozornění přijde až po době klidu, pokud bude ještě aktuální.

## Refusals

server-push-endpoint = To není adresa služby upozornění na internetu.
server-push-keys = Klíče tohoto prohlížeče nejde použít. Vypni upozornění a znovu je zapni.
server-quiet-hours = Zadej začátek a konec doby klidu, třeba 22:00 a 07:00.
