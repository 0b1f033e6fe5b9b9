"""What every game is: a record, the words its rules answer to, and the faces people and programs use."""
