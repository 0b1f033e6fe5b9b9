# Acorns, telle que la lisent ses joueurs.

acorns-over = La partie est finie
acorns-bag = { $n ->
    [one] { $n } gland dans le sac
   *[other] { $n } glands dans le sac
}
acorns-hand = main { $n } :
acorns-buried = enterrés { $n } :
acorns-eaten = mangés :

acorns-an-acorn = { $object ->
    [S] un petit gland
    [M] un gland moyen
    [L] un gros gland
   *[other] un gland
}

acorns-now-eat-bury = Mangez un gland, ou enterrez-en un.
acorns-now-eat = Mangez un gland. (Vous en avez enterré trois, c'est le maximum.)
acorns-now-bury-rest = Enterrez encore un gland, ou reposez-vous.
acorns-now-rest = Vous ne pouvez plus rien enterrer : reposez-vous.

acorns-do-eat = manger { acorns-an-acorn }
acorns-do-bury = enterrer { acorns-an-acorn }
acorns-do-rest = ne plus rien enterrer

acorns-did-acorn = { $who ->
    [you] Vous tirez { acorns-an-acorn }.
   *[other] { $name } tire un gland.
}
acorns-did-eat = { $who ->
    [you] Vous mangez { acorns-an-acorn }.
   *[other] { $name } mange { acorns-an-acorn }.
}
acorns-did-bury = { $who ->
    [you] Vous enterrez { acorns-an-acorn }.
   *[other] { $name } enterre { acorns-an-acorn }.
}
acorns-did-rest = { $who ->
    [you] Vous vous reposez.
   *[other] { $name } se repose.
}

acorns-score = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
acorns-ending-points = { $who ->
    [you] Vous gagnez, avec le plus de points.
   *[other] { $name } gagne, avec le plus de points.
}
acorns-ending-shared = Victoire partagée, à égalité de points : { $name }.

acorns-help =
    Mangez des glands aux yeux de tous, ou enterrez-les face cachée. Les petits valent 1 point, les moyens 2, les gros 3. Un gland enterré compte double, mais qui en a enterré le plus les perd.

acorns-brings = { acorns-an-acorn }
