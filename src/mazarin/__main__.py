"""Run the command line as ``python -m mazarin``."""

import sys

from mazarin.cli import main

sys.exit(main())
