"""`python -m tabard` is the same as `tabard`."""

import sys

from tabard.cli import main

if __name__ == "__main__":
    sys.exit(main())
