# What the house says, whatever is played.

house-seat = seat { $seat }
house-you = you
house-nature = chance
house-and = { $names } and { $name }

house-how = { $level ->
    [uniform] at random
    [beginner] like beginners
    [casual] with pleasure and mistakes
    [greedy] thoughtfully
    [search] with foresight
   *[master] like masters
}
house-welcome = { $title } for { $players } players. You sit at seat { $seat }; the others are bots and play { house-how }.
house-hint = Answer with a number or a move. ? explains, quit leaves.
house-prompt = Your move:
house-not-now = { $text } is not one of your moves: expected { $first } to { $last }, a move from the list, or ? for help.
house-not-over = The game is not over: { $name } is to move.
house-earlier-rules = The moves follow version { NUMBER($theirs) } of the rules; version { NUMBER($ours) } is played here. They are listed as they were written, and not judged.
house-narrow = The table is { NUMBER($needed) } columns wide and this window { NUMBER($width) }: a wider window shows it in one piece.
house-forced = You had no other move.

house-help =
    What you can type:
      a number or a move   plays it
      nothing, just Enter  shows the table and your moves again
      ?                    shows this help
      hint                 says what a strong bot would play
      undo                 goes back to your last decision
      save FILE            writes the game to a file
      quit                 leaves the game; you can go on later
house-rules = All the rules: { $command }

house-undone = Back to your last decision.
house-nothing-to-undo = You have not made a move yet, so there is nothing to take back.
house-save-where = Say where to write the game: save FILE
house-saved =
    The game is in { $file }. Mind that a record shows everything, other players' secrets too.
    Go on with it at any time: { $command }
house-not-ours = { $file } is there already and is not a recorded game, so it stays as it is: choose another name.
house-not-saved = The game could not be written to { $file }: { $reason }.
house-left = You leave the table. Go on with the game at any time: { $command }
house-left-unkept = You leave the table.
house-look-again = Look at the game again: { $command }

# What a strong bot advises.
house-hint-best = { $who ->
    [you] You should play { $move }, { $meaning }{ house-hint-sure }
   *[other] { $name } should play { $move }, { $meaning }{ house-hint-sure }
}
house-hint-sure = { $certainty ->
    [exact] : that is computed exactly. It seems to win { NUMBER($share) } % of the games from here.
   *[guess] . It seems to win { NUMBER($share) } % of the games from here.
}
house-hint-forced = { $who ->
    [you] You can only play { $move }, { $meaning }.
   *[other] { $name } can only play { $move }, { $meaning }.
}
house-hint-next = Next best is { $move }, { $meaning }, with { NUMBER($share) } %.
house-hint-only = There is no other move.
house-hint-chances = What comes next, from what you can know: { $chances }.
house-hint-chance = { $what } { NUMBER($share) } %
