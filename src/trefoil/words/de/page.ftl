# What the page says around the games.
page-home = To the first page

page-you = You
page-bot = bot
page-away = away
page-out = out of the round
page-has-drawn = has drawn
page-has-rock = holds the starting rock
page-seat-of = { $name }
page-trees = { $n ->
    [one] one tree tile
   *[other] { $n } tree tiles
}
page-kept = { $n ->
    [0] Nothing kept
    [one] Kept
   *[other] { $n } kept
}
page-count-of = { $n } × { triqueta-a-token }
page-place-in = Place it in row { $row }: { $tokens }
page-take-row = Take row { $row } and leave the round: { $tokens }; for you { $change }
page-row-holds = Row { $row }: { $tokens }
page-row-with = Row { $row } is with { $name }
page-row-yours = Row { $row } is with you
page-take = Take
page-for-you = for you
page-collection = Collection
page-three-make = three make
page-cover = cover
page-look = look
page-draw = Draw a token
page-tokens-left = { $n ->
    [one] token left in the tower
   *[other] tokens left in the tower
}
page-waiting-towers = Towers that wait
page-tower-waits = tower { $tower }
page-add = Add it
page-return = Return it
page-keep = Keep
page-points-so-far = points so far
page-game-over = The game is over
page-turn-of = { $name } is to move
page-your-turn = Your turn
page-sure = Play it like this?
page-confirm = Play
page-back = Step back
page-player = { $name }, { $colours }
page-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
page-home-lane = home
page-board = The board, a ring of { $n } squares
page-to-deal = { $n } to deal
page-laid = laid down
page-hand = Your cards
page-your-partner = your partner
page-with = with { $name }
page-seven-left = { $n ->
    [one] One point left
   *[other] { $n } points left
}
page-where-to = { $card }: where to?
page-which-pawn = { $card }: which pawn?
page-home-place = { $n ->
    [1] Home, first place in the lane
    [2] Home, second place in the lane
    [3] Home, third place in the lane
   *[other] Home, last place in the lane
}
page-swap-with = Swap with the pawn on { $object }
page-yourself = one of your own
page-sends-back = { $n ->
    [one] sends { $names } back
   *[other] sends { $n } pawns back ({ $names })
}
page-card = { $object ->
    [A] enter, 1 or 11
    [K] enter, or 13
    [Q] forward 12
    [J] swap pawns
    [7] split 7
    [4] back 4
    [N] run and hit
    [X4] forward or back
    [X5] forward or back
    [X6] forward or back
    [X7] forward or back
    [joker] any card
   *[other] forward { $n }
}
page-card-name = { $object ->
    [N] Knight
    [X4] Trump
    [X5] Trump
    [X6] Trump
    [X7] Trump
   *[other] Joker
}
page-joker = a joker
