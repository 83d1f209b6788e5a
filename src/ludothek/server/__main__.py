"""`python -m ludothek.server ARGUMENTS` is `ludothek serve ARGUMENTS`."""

import os
import sys

# The commands are a layer above this one, so it is not imported but becomes this process.
os.execv(sys.executable, [sys.executable, "-m", "ludothek", "serve", *sys.argv[1:]])  # noqa: S606
