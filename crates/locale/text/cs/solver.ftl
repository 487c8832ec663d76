### Messages of one face; see common.ftl for what all share.

solve-stopped = Řešení bylo zastaveno; příště se bude pokračovat odtud.
solve-memory = Toto řešení potřebuje { $needed } MB paměti a volných je jen { $free } MB.
solve-disk = { $path } nelze použít: { $error }
solve-busy = Toto bludiště právě řeší někdo jiný, do { $path }.
solve-foreign = { $path } není řešení tohoto bludiště.
solve-damaged = { $path } je poškozený; odsuňte ho stranou a vyřešte bludiště znovu.
solve-anew = { $path } je poškozený nebo ze starší verze; bludiště se řeší znovu.
solve-size = „{ $word }“ není velikost: napište sloupce x řady, každé od 4 do 9, třeba 6x6.
solve-start-pac = Životy { $lives }: vyhrává PAC-MAN, nejpozději v tahu { $turns }.
solve-start-ghosts = Životy { $lives }: vyhrávají duchové, nejpozději v tahu { $turns }.
solve-start-endless = Životy { $lives }: nikdo si nemůže vynutit výhru.
solve-counts = Životy { $lives }, pozice: PAC-MAN vyhrává { $pac }, duchové { $ghosts }, nikdo { $endless }.
solve-file = Řešení je v { $path } ({ $size } MB).
solve-progress = Vrstva { $layer } z { $layers }; zbývá sekund: { $left }
