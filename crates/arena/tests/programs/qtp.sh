# A program that speaks QTP, in any flavour: it plays the three moves that it is given.
one=$1 two=$2 three=$3
while read -r line; do
    case "$line" in
        name) printf '= Fences\n\n' ;;
        boardsize*|walls*) printf '= \n\n' ;;
        clear_board)
            set -- "$one" "$two" "$three"
            printf '#cleared\n= \n\n'
            ;;
        play*) printf '=\n\n' ;;
        genmove*)
            printf '= %s\n\n' "$1"
            shift
            ;;
        quit) exit 0 ;;
        *) printf '? unknown\n\n' ;;
    esac
done
