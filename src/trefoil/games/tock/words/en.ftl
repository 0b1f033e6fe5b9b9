# Tock, as its players read it.

tock-over = The game is over
tock-dealer = { $name } deals
tock-undealt = { $n ->
    [one] { $n } card undealt
   *[other] { $n } cards undealt
}
tock-about = in play: { $card }
tock-base = { $n } in base
tock-home = { $n } home
tock-centre = { $n } in the centre
tock-holds = { $name }: { $cards }
tock-kitty = kitty
tock-partner = partner of { $name }
tock-blue = blue
tock-red = red
tock-green = green
tock-black = black
tock-yellow = yellow
tock-pink = pink
tock-grey = grey

# A card, by its letter; the others bear their number.
tock-a-card = { $object ->
    [A] an ace
    [T] a ten
    [J] a jack
    [Q] a queen
    [K] a king
    [N] a knight
    [X4] trump 4
    [X5] trump 5
    [X6] trump 6
    [X7] trump 7
    [joker] a joker
   *[other] the { $object }
}

# What you can do now, by the verbs that are open.
tock-now-give = Choose a card to pass to your partner, face down. You will see what comes back when everybody has chosen.
tock-now-put = Exchange a card with your kitty: first choose the card that you put in.
tock-now-get = Now choose the card that you take out of your kitty.
tock-now-play = Play a card.
tock-now-as = You play a joker: say which card it stands for.
tock-now-from = Choose the pawn that moves.
tock-now-to = Choose where the pawn goes.
tock-now-drop = You can do nothing with your cards now: choose one to lay down.
tock-now-fold = You have no pawn out and no card to bring one in: lay your hand down. You play again after the next deal.

# Each move in the list.
tock-do-give = pass { tock-a-card } to your partner
tock-do-put = put { tock-a-card } into your kitty
tock-do-get = take { tock-a-card } out of your kitty
tock-do-play = { $object ->
    [A] bring a pawn in, or 1 or 11 forward
    [T] 10 forward
    [J] swap two pawns
    [Q] 12 forward
    [K] bring a pawn in, or 13 forward
    [N] forward to the next pawn, which goes back to its base
    [X4] an opponent's pawn, 4 forward or back
    [X5] an opponent's pawn, 5 forward or back
    [X6] an opponent's pawn, 6 forward or back
    [X7] an opponent's pawn, 7 forward or back
    [joker] any card from ace to king
   *[other] play the { $object }
}
tock-do-as = as { tock-a-card }
tock-do-from = { $object ->
    [A] a pawn from base A
    [B] a pawn from base B
    [C] a pawn from base C
    [D] a pawn from base D
    [E] a pawn from base E
    [F] a pawn from base F
    [O] a pawn from the centre
   *[other] the pawn on { $object }
}
tock-do-to = { $object ->
    [O] into the centre
   *[other] to { $object }
}
tock-do-drop = lay down { tock-a-card }
tock-do-fold = lay your whole hand down

# What somebody did. A move is told in two parts, `From 14` and `→ 26.`, because it is made in two; yours when it is done.
tock-did-card = { "" }
tock-did-give = { $who ->
    [you] You pass { tock-a-card } to your partner.
   *[other] { $name } passes a card to the partner.
}
tock-did-put = { $who ->
    [you] You put { tock-a-card } into your kitty.
   *[other] { $name } puts a card into the kitty.
}
tock-did-get = { $who ->
    [you] You take { tock-a-card } out of your kitty.
   *[other] { $name } takes a card out of the kitty.
}
tock-did-play = { $who ->
    [you] You play { tock-a-card }.
   *[other] { $name } plays { tock-a-card }.
}
tock-did-as = The joker stands for { tock-a-card }.
tock-did-from = { $who ->
    [you] { "" }
   *[other] { $object ->
        [A] From base A
        [B] From base B
        [C] From base C
        [D] From base D
        [E] From base E
        [F] From base F
        [O] From the centre
       *[other] From { $object }
    }
}
tock-did-to = { $who ->
    [you] { $object ->
        [O] The pawn goes into the centre.
       *[other] The pawn goes to { $object }.
    }
   *[other] { $object ->
        [O] → the centre.
       *[other] → { $object }.
    }
}
tock-did-drop = { $who ->
    [you] You lay down { tock-a-card }; it does nothing.
   *[other] { $name } lays down { tock-a-card }; it does nothing.
}
tock-did-fold = { $who ->
    [you] You lay your hand down and wait for the next deal.
   *[other] { $name } lays the hand down and waits for the next deal.
}

# What is told of your turn when there was nothing to choose.
tock-forced-from = Only { tock-do-from } can move.

# How it ended.
tock-score = { $name }: { $score ->
    [one] { $score } pawn home
   *[other] { $score } pawns home
}
tock-ending-home = Every pawn is home, and the game goes to { $name }.

tock-help =
    Bring all your pawns once round the ring and home into your lane; partners win together. Each turn you play one card:
    A  bring a pawn in, or 1 or 11 forward
    K  bring a pawn in, or 13 forward
    Q  12 forward
    T  10 forward
    J  swap a pawn of yours with one of another colour
    7  7 forward in all, split as you like; whoever is overtaken goes back
    4  back 4
    { "*" }  any card from ace to king; say which
    The other numbers go forward as they say. Trumps (X4 to X7) move an opponent's pawn forward or back; a knight (N) runs to the next pawn of another colour, sends it back and takes its square. You may overtake, but nobody passes or lands on a pawn that stands on its own start, and unless the table says so no jack takes it away; only a knight jumps over it. Whoever is landed on goes back to base; pawns of your own side are not landed on. You come home by turning in at your gate and ending exactly on a free square of your lane. When all yours are home you play for your partner. You must play a card if you can. If you cannot, you lay one down; but with no pawn in play and no card to bring one in you lay down your whole hand, unless one of you two already plays for the other, or the table plays one card at a time. With six, a 2 or a 3 puts a pawn from a square marked 7 into the centre, and brings it out again onto any of them.
    Squares are numbered as the clock goes; A2 is the second square of lane A, O the centre, a letter alone is a base.

# What chance may bring.
tock-brings = { $object ->
    [A] an ace
    [T] a ten
    [J] a jack
    [Q] a queen
    [K] a king
    [N] a knight
    [X4] trump 4
    [X5] trump 5
    [X6] trump 6
    [X7] trump 7
    [joker] a joker
   *[other] the { $object }
}

# On the page alone.
tock-page-player = { $name }, { $colours }
tock-page-cards = { $n ->
    [0] no cards
    [one] one card
   *[other] { $n } cards
}
tock-page-home-lane = home
tock-page-board = The board, a ring of { $n } squares
tock-page-to-deal = { $n } to deal
tock-page-laid = laid down
tock-page-hand = Your cards
tock-page-your-partner = your partner
tock-page-with = with { $name }
tock-page-where-to = { $card }: where to?
tock-page-which-pawn = { $card }: which pawn?
tock-page-seven-left = { $n ->
    [0] No points left
    [one] One point left
   *[other] { $n } points left
}
tock-page-home-place = { $n ->
    [1] Home, first place in the lane
    [2] Home, second place in the lane
    [3] Home, third place in the lane
   *[other] Home, last place in the lane
}
tock-page-square = Square { $object }
tock-page-swap-with = Swap with the pawn on { $object }
tock-page-yourself = one of your own
tock-page-sends-back = { $n ->
    [0] sends nobody back
    [one] sends { $names } back
   *[other] sends { $n } pawns back ({ $names })
}
tock-page-card = { $object ->
    [A] enter, 1 or 11
    [K] enter, or 13
    [Q] forward 12
    [J] swap pawns
    [7] split 7
    [4] back 4
    [N] run and hit
    [X4] opponent ±
    [X5] opponent ±
    [X6] opponent ±
    [X7] opponent ±
    [joker] any card
   *[other] forward { $n }
}
tock-page-card-name = { $object ->
    [N] Knight
    [X4] Trump
    [X5] Trump
    [X6] Trump
    [X7] Trump
   *[other] Joker
}
tock-page-face = { $object ->
    [T] 10
    [J] J
    [Q] Q
    [K] K
    [X4] 4
    [X5] 5
    [X6] 6
    [X7] 7
   *[other] { $object }
}
tock-page-card-title = { $object ->
    [A] Ace
    [T] The 10
    [J] Jack
    [Q] Queen
    [K] King
    [N] Knight
    [X4] Trump 4
    [X5] Trump 5
    [X6] Trump 6
    [X7] Trump 7
    [joker] Joker
   *[other] The { $object }
}
tock-page-deal-of = Deal { $n } of { $all }
tock-page-facts = 2 to 6 players, 45 minutes
tock-page-blurb = Play a card, move a pawn, bring all of yours home with your partner. Whoever you land on goes back to base.
tock-page-part-base = base
tock-page-part-start = start
tock-page-part-gate = gate
tock-page-part-lane = lane
tock-page-parts = Your side of the board. A pawn comes out of your base onto your start, runs clockwise once round the ring, and turns in at your gate, into your lane.
tock-page-option-deck = Cards
tock-page-option-sides = Sides
tock-page-option-kitty = Everybody has a kitty
tock-page-option-fold = A useless hand is laid down whole
tock-page-option-direction = Direction
tock-page-option-friendly-fire = One may land on one's own side
tock-page-option-jack = The jack spares pawns on their start
tock-page-value-plain = 52 cards
tock-page-value-jokers = with two jokers
tock-page-value-tarot = with knights and trumps
tock-page-value-double = two colours each
tock-page-value-pairs = partners
tock-page-value-alone = everybody alone
tock-page-value-clockwise = clockwise
tock-page-value-anticlockwise = anticlockwise
tock-page-rule-deck = { $value ->
    [jokers] Two jokers are in the deck: each is played as any card from ace to king.
    [tarot] Four knights are in the deck, which run to the next pawn and send it back, and four trumps, which move an opponent's pawn.
   *[plain] The deck has 52 cards.
}
tock-page-rule-sides = { $value ->
    [double] Each of you leads two colours, eight pawns in all.
    [pairs] Partners sit opposite, pass each other a card after every deal, and win together.
   *[alone] Everybody plays alone: whoever has four pawns home wins.
}
tock-page-rule-kitty = { $value ->
    [true] Each of you has a kitty of five cards. After a deal you exchange a card with it; in the end you play it as a hand.
   *[false] Nobody has a kitty, and no card is exchanged.
}
tock-page-rule-fold = { $value ->
    [true] If you can do nothing, have no pawn in play and no card to bring one in, you lay down your whole hand and wait for the next deal.
   *[false] If you can do nothing, you lay down one card at a time.
}
tock-page-rule-direction = { $value ->
    [anticlockwise] Pawns travel anticlockwise: only a move over both start and gate comes home.
   *[clockwise] Pawns travel clockwise.
}
tock-page-rule-friendly-fire = { $value ->
    [true] You may land on pawns of your own side, and they go back to base too.
   *[false] Nobody lands on pawns of their own side.
}
tock-page-rule-jack = { $value ->
    [true] A jack takes no other pawn from its own start.
   *[false] A jack may take a pawn from its own start too.
}
tock-page-preset-usual = Usual
tock-page-preset-sheet = As on the sheet
tock-page-preset-jokers = Pairs with jokers
tock-page-preset-alone = Everybody for themselves
tock-page-preset-double = Two colours each
tock-page-preset-single = One card at a time
tock-page-hint-home = home
