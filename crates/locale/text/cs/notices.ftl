### What people are told although their page is closed, and its settings.

notice-turn = Jsi na tahu. U stolu: { $names }
notice-turn-alone = Jsi na tahu
notice-start = Tvoje hra začala. U stolu: { $names }
notice-start-alone = Tvoje hra začala
notice-challenge = Výzva ke hře: { $names }
notice-reminder = Jsi na tahu: zbývá čtvrtina času. U stolu: { $names }
notice-reminder-alone = Jsi na tahu: zbývá čtvrtina času
notice-mail-end = Tento e-mail přichází, protože to je v tvém nastavení. Tady to jde ukončit:

## Settings

notices-title = Upozornění
notices-start = Upozornit, když jsem na tahu, i když je tato stránka zavřená
notices-on = Tento prohlížeč tě upozorní, i když je tato stránka zavřená.
notices-stop = Ukončit v tomto prohlížeči
notices-stop-all = Ukončit ve všech mých prohlížečích
notices-denied = Tato stránka nesmí posílat upozornění, takže tě tento prohlížeč nemůže na nic upozornit. Změnit to jde v jeho nastavení.
notices-missing = Tento prohlížeč tě nemůže upozornit, když je stránka zavřená. Na iPhonu nebo iPadu přidej nejdřív tuto stránku na domovskou obrazovku.
notices-failed = Tento prohlížeč se nespojil se svou službou upozornění. Zkus to později.
notices-push = V prohlížečích
notices-mail = E-mailem
notices-kind-turn = Jsem na tahu
notices-kind-start = Začíná moje hra
notices-kind-challenge = Někdo mě vyzývá
notices-kind-reminder = Zbývá mi čtvrtina času, ve hrách na dny
notices-quiet = Hodiny klidu
notices-quiet-from = Od
notices-quiet-until = Do
notices-quiet-why = Upozornění přijde potom, pokud to ještě platí.

## Refusals

server-push-endpoint = To není adresa služby upozornění na internetu.
server-push-keys = Klíče tohoto prohlížeče nejdou použít.
server-quiet-hours = Hodiny klidu začínají a končí v nějakou denní dobu.
