# A program that speaks Titanium's session, and plays three fences.
set -- a8h c8h e8h
while read -r line; do
    case "$line" in
        reset)
            echo ready
            set -- a8h c8h e8h
            ;;
        position*)
            words=${line#position }
            echo "ready $(echo "$words" | wc -w)"
            ;;
        go*)
            echo 'info json {"depth":3}' >&2
            echo "bestmove $1"
            shift
            ;;
        quit) exit 0 ;;
        *) echo "error $line" ;;
    esac
done
