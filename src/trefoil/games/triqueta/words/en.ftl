# Triqueta, as its players read it.

triqueta-round = Round { $round } of 4
triqueta-tower = tower { $tower }, { $left ->
    [one] { $left } token left
   *[other] { $left } tokens left
}
triqueta-choosing = The last round is over: kept tokens are added or returned
triqueta-over = The game is over
triqueta-towers = Towers
triqueta-row = row { $row }
triqueta-row-empty = empty
triqueta-row-taken = taken by { $name }
triqueta-hand = In hand: { $animal }
triqueta-hand-unseen = a token, face down
triqueta-kept = kept
triqueta-trees = trees
triqueta-rock = rock
triqueta-points = points
triqueta-left = out
triqueta-rabbit = rabbit
triqueta-owl = owl
triqueta-deer = deer
triqueta-boar = boar
triqueta-ram = ram
triqueta-bear = bear

# Any token, by its letter; one that the reader cannot see is just a token.
triqueta-a-token = { $object ->
    [R] a rabbit
    [O] an owl
    [D] a deer
    [B] a boar
    [M] a ram
    [U] a bear
   *[other] a token
}

# What you can do now, by the verbs that are open.
triqueta-now-draw-take = Draw a token, or take a row and leave the round.
triqueta-now-take = The tower is empty: take a row and leave the round.
triqueta-now-place-keep = You hold { triqueta-a-token }: place it in a row, or keep it face down.
triqueta-now-place = You hold { triqueta-a-token }: place it in a row. (You have kept two tokens; more is not allowed.)
triqueta-now-tower = You hold the starting rock: choose the tower of the next round, and its tree tile is yours.
triqueta-now-add-return = You kept { triqueta-a-token } face down: add it to your collection, or return it to the box.

# Each move in the list.
triqueta-do-draw = draw a token from the tower
triqueta-do-place = place it in row { $object }
triqueta-do-keep = keep it face down until the end
triqueta-do-take = take row { $object } and leave the round
triqueta-do-tower = choose tower { $object }
triqueta-do-add = add it to your collection
triqueta-do-return = return it to the box

# What somebody did; a draw is told together with its token, and your own token when you decide about it.
triqueta-did-draw = { "" }
triqueta-did-token = { $who ->
    [you] { "" }
   *[other] { $name } draws { triqueta-a-token }.
}
triqueta-did-place = { $who ->
    [you] You place it in row { $object }.
   *[other] It goes into row { $object }.
}
triqueta-did-keep = { $who ->
    [you] You keep it face down.
   *[other] It stays face down in front of { $name }.
}
triqueta-did-take = { $who ->
    [you] You take row { $object } and leave the round.
   *[other] { $name } takes row { $object } and leaves the round.
}
triqueta-did-tower = { $who ->
    [you] You take the tree tile from tower { $object }; a new round begins there.
   *[other] { $name } takes the tree tile from tower { $object }; a new round begins there.
}
triqueta-did-add = { $who ->
    [you] You add a kept token to your collection.
   *[other] { $name } adds a kept token to the collection.
}
triqueta-did-return = { $who ->
    [you] You return a kept token to the box.
   *[other] { $name } returns a kept token to the box.
}
triqueta-did-choose = { $name } has decided about a kept token.

# What is told of your turn when there was nothing to choose.
triqueta-forced-token = You draw { triqueta-a-token }.

# How it ended.
triqueta-score = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
triqueta-ending-points = { $who ->
    [you] You win, with the most points.
   *[other] { $name } wins, with the most points.
}
triqueta-ending-tokens = { $who ->
    [you] You win: as many points as another, and more tokens.
   *[other] { $name } wins: as many points as another, and more tokens.
}
triqueta-ending-shared = A shared win, equal in points and in tokens: { $name }.

triqueta-help =
    Collect exactly three of a kind. One token of an animal is worth 1 point, two are worth 2, three are a triqueta and worth the animal's value: rabbit (R) 5, owl (O) 6, deer (D) 7, boar (B) 8, ram (M) 9, bear (U) 10. A fourth spoils it: the triqueta counts nothing, and each token above three costs 1 point.
    On your turn you draw a token and place it in a row, or you take a row with all its tokens and leave the round. Instead of placing a drawn token you may keep it face down, twice in the whole game; at the end you decide whether it counts. Whoever takes the last row of a round gets the starting rock and the tree tile of the next tower; at the end each of these is worth 1 point. There are four rounds, and most points win.

# What chance may bring.
triqueta-brings = { $object ->
    [R] a rabbit
    [O] an owl
    [D] a deer
    [B] a boar
    [M] a ram
    [U] a bear
   *[other] a token
}

# On the page alone.
triqueta-page-out = out of the round
triqueta-page-has-drawn = has drawn
triqueta-page-has-rock = holds the starting rock
triqueta-page-trees = { $n ->
    [0] no tree tile
    [one] one tree tile
   *[other] { $n } tree tiles
}
triqueta-page-kept = { $n ->
    [0] Nothing kept
    [one] Kept
   *[other] { $n } kept
}
triqueta-page-count-of = { $n } × { $animal }
triqueta-page-place-in = Place it in row { $row }: { $tokens }
triqueta-page-take-row = Take row { $row } and leave the round: { $tokens }; for you { $change }
triqueta-page-row-holds = Row { $row }: { $tokens }
triqueta-page-row-with = Row { $row } is with { $name }
triqueta-page-row-yours = Row { $row } is with you
triqueta-page-take = Take
triqueta-page-for-you = for you
triqueta-page-collection = Collection
triqueta-page-three-make = three make
triqueta-page-slot = { $animal }: { $n }, worth { $points }; three make { $value }
triqueta-page-cover = cover
triqueta-page-look = look
triqueta-page-draw = Draw a token
triqueta-page-tokens-left = { $n ->
    [one] token left in the tower
   *[other] tokens left in the tower
}
triqueta-page-waiting-towers = Towers that wait
triqueta-page-tower-waits = tower { $tower }
triqueta-page-add = Add it
triqueta-page-return = Return it
triqueta-page-keep = Keep
triqueta-page-kept-down = Kept face down
triqueta-page-points-so-far = points so far
triqueta-page-facts = 2 to 5 players, 20 minutes
triqueta-page-blurb = Draw a token, lay it in a row, and take the row when it suits you. Three of a kind are a triqueta. A fourth spoils it.
triqueta-page-part-tower = tower
triqueta-page-part-row = row 1
triqueta-page-part-triqueta = triqueta
triqueta-page-part-spoilt = spoilt by a fourth
triqueta-page-parts = You draw from the tower and place into a row, or take a row. Three of a kind are a triqueta, and a fourth spoils it.
triqueta-page-choices = { $added } added, { $back } put back
