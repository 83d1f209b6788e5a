"""`python -m ludothek` is `ludothek`."""

from ludothek.cli import main

if __name__ == "__main__":
    main()
