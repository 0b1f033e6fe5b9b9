"""The rules of every game, paragraph by paragraph."""
