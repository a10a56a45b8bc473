"""Benchmarks: how fast the rules run, against twins measured in the same run."""
