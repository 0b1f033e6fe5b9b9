# Acorns, wie die Spieler es lesen.

acorns-over = Das Spiel ist aus
acorns-bag = { $n ->
    [one] { $n } Eichel im Beutel
   *[other] { $n } Eicheln im Beutel
}
acorns-hand = Hand { $n }:
acorns-buried = vergraben { $n }:
acorns-eaten = gegessen:

acorns-an-acorn = { $object ->
    [S] eine kleine Eichel
    [M] eine mittlere Eichel
    [L] eine große Eichel
   *[other] eine Eichel
}

acorns-now-eat-bury = Iss eine Eichel oder vergrabe eine.
acorns-now-eat = Iss eine Eichel. (Drei hast du vergraben, mehr geht nicht.)
acorns-now-bury-rest = Vergrabe noch eine Eichel oder ruh dich aus.
acorns-now-rest = Mehr kannst du nicht vergraben: Ruh dich aus.

acorns-do-eat = { acorns-an-acorn } essen
acorns-do-bury = { acorns-an-acorn } vergraben
acorns-do-rest = nichts mehr vergraben

acorns-did-acorn = { $who ->
    [you] Du ziehst { acorns-an-acorn }.
   *[other] { $name } zieht eine Eichel.
}
acorns-did-eat = { $who ->
    [you] Du isst { acorns-an-acorn }.
   *[other] { $name } isst { acorns-an-acorn }.
}
acorns-did-bury = { $who ->
    [you] Du vergräbst { acorns-an-acorn }.
   *[other] { $name } vergräbt { acorns-an-acorn }.
}
acorns-did-rest = { $who ->
    [you] Du ruhst dich aus.
   *[other] { $name } ruht sich aus.
}

acorns-score = { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
acorns-ending-points = { $who ->
    [you] Du gewinnst mit den meisten Punkten.
   *[other] { $name } gewinnt mit den meisten Punkten.
}
acorns-ending-shared = Ein geteilter Sieg bei gleichen Punkten: { $name }.

acorns-help =
    Iss Eicheln vor aller Augen oder vergrabe sie verdeckt. Kleine zählen 1 Punkt, mittlere 2, große 3. Vergrabene zählen doppelt, aber wer am meisten vergraben hat, verliert sie.

acorns-brings = { acorns-an-acorn }
