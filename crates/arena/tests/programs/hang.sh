# A UGI program that plays nothing: it never answers.
while read -r line; do
    case "$line" in
        ugi) echo ugiok ;;
        isready) echo readyok ;;
        go*) ;;
        quit) exit 0 ;;
    esac
done
