"""Tests of tables on a device: they tell what a table on the server tells."""
