"""Tests of the command `trefoil`: what it answers, and how it refuses."""
