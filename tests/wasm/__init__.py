"""Tests of the modules: what is compiled for the page does what is compiled for the server, to the last byte."""
