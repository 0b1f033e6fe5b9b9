# Acorns, as its players read it.

acorns-over = The game is over
acorns-bag = { $n ->
    [one] { $n } acorn in the bag
   *[other] { $n } acorns in the bag
}
acorns-hand = hand { $n }:
acorns-buried = buried { $n }:
acorns-eaten = eaten:

acorns-an-acorn = { $object ->
    [S] a small acorn
    [M] a medium acorn
    [L] a large acorn
   *[other] an acorn
}

acorns-now-eat-bury = Eat an acorn, or bury one.
acorns-now-eat = Eat an acorn. (You have buried three; more is not allowed.)
acorns-now-bury-rest = Bury another acorn, or rest.
acorns-now-rest = You can bury no more: rest.

acorns-do-eat = eat { acorns-an-acorn }
acorns-do-bury = bury { acorns-an-acorn }
acorns-do-rest = bury no more

acorns-did-acorn = { $who ->
    [you] You draw { acorns-an-acorn }.
   *[other] { $name } draws an acorn.
}
acorns-did-eat = { $who ->
    [you] You eat { acorns-an-acorn }.
   *[other] { $name } eats { acorns-an-acorn }.
}
acorns-did-bury = { $who ->
    [you] You bury { acorns-an-acorn }.
   *[other] { $name } buries { acorns-an-acorn }.
}
acorns-did-rest = { $who ->
    [you] You rest.
   *[other] { $name } rests.
}

acorns-score = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
acorns-ending-points = { $who ->
    [you] You win, with the most points.
   *[other] { $name } wins, with the most points.
}
acorns-ending-shared = A shared win, equal in points: { $name }.

acorns-help =
    Eat acorns for all to see, or bury them face down. Small ones count 1 point, medium ones 2, large ones 3. Buried acorns count twice, but whoever has buried most loses them.

acorns-brings = { acorns-an-acorn }
