"""What every test shares: how hard Hypothesis tries.

``HYPOTHESIS_PROFILE=fuzz`` tries harder (`make fuzz`). No profile has a deadline: the first call of
a rule compiles it, and says so of the machine, not of the code.
"""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "default",
    deadline=None,
    max_examples=100,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "fuzz",
    deadline=None,
    max_examples=5000,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
