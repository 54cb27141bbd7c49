"""A stand-in for a part of the suite: it tells one variable, and ends with the code it is given."""

import os
import sys

if __name__ == "__main__":
    print(os.environ.get("TABARD_STAND_IN"))
    sys.exit(int(sys.argv[1]))
