# Triqueta, wie seine Spieler es lesen.

triqueta-round = Runde { $round } von 4
triqueta-tower = Turm { $tower }, { $left ->
    [one] noch { $left } Tierstein
   *[other] noch { $left } Tiersteine
}
triqueta-choosing = Die letzte Runde ist vorbei: behaltene Tiersteine kommen dazu oder zurück
triqueta-over = Das Spiel ist zu Ende
triqueta-towers = Türme
triqueta-row = Reihe { $row }
triqueta-row-empty = leer
triqueta-row-taken = genommen von { $name }
triqueta-hand = In der Hand: { $animal }
triqueta-hand-unseen = ein Tierstein, verdeckt
triqueta-kept = behalten
triqueta-trees = Bäume
triqueta-rock = Felsen
triqueta-points = Punkte
triqueta-left = draußen
triqueta-rabbit = Hase
triqueta-owl = Eule
triqueta-deer = Hirsch
triqueta-boar = Wildschwein
triqueta-ram = Widder
triqueta-bear = Bär

# Ein Tierstein, nach seinem Buchstaben; einer, den man nicht sieht, ist nur ein Tierstein.
triqueta-a-token = { $object ->
    [R] einen Hasen
    [O] eine Eule
    [D] einen Hirsch
    [B] ein Wildschwein
    [M] einen Widder
    [U] einen Bären
   *[other] einen Tierstein
}

# Was du jetzt tun kannst, nach den Verben, die offenstehen.
triqueta-now-draw-take = Ziehe einen Tierstein, oder nimm eine Reihe und steige aus.
triqueta-now-take = Der Turm ist leer: Nimm eine Reihe und steige aus.
triqueta-now-place-keep = Du hast { triqueta-a-token } in der Hand: Lege den Stein an eine Reihe an, oder behalte ihn verdeckt.
triqueta-now-place = Du hast { triqueta-a-token } in der Hand: Lege den Stein an eine Reihe an. (Zwei hast du schon behalten, mehr geht nicht.)
triqueta-now-tower = Du hast den Startfelsen: Wähle den Rundenturm der nächsten Runde, sein Baumplättchen gehört dir.
triqueta-now-add-return = Du hast { triqueta-a-token } verdeckt behalten: Lege den Stein zu deiner Sammlung, oder lege ihn in die Schachtel zurück.

# Jeder Zug der Liste.
triqueta-do-draw = einen Tierstein vom Turm ziehen
triqueta-do-place = an Reihe { $object } anlegen
triqueta-do-keep = bis zum Ende verdeckt behalten
triqueta-do-take = Reihe { $object } nehmen und aussteigen
triqueta-do-tower = Turm { $object } wählen
triqueta-do-add = zur Sammlung legen
triqueta-do-return = in die Schachtel zurücklegen

# Was jemand getan hat; ein gezogener Stein wird mit dem Ziehen erzählt, dein eigener, wenn du über ihn entscheidest.
triqueta-did-draw = { "" }
triqueta-did-token = { $who ->
    [you] { "" }
   *[other] { $name } zieht { triqueta-a-token }.
}
triqueta-did-place = { $who ->
    [you] Du legst den Stein an Reihe { $object } an.
   *[other] Der Stein kommt an Reihe { $object }.
}
triqueta-did-keep = { $who ->
    [you] Du behältst den Stein verdeckt.
   *[other] { $name } behält den Stein verdeckt.
}
triqueta-did-take = { $who ->
    [you] Du nimmst Reihe { $object } und steigst aus.
   *[other] { $name } nimmt Reihe { $object } und steigt aus.
}
triqueta-did-tower = { $who ->
    [you] Du nimmst das Baumplättchen von Turm { $object }; dort beginnt eine neue Runde.
   *[other] { $name } nimmt das Baumplättchen von Turm { $object }; dort beginnt eine neue Runde.
}
triqueta-did-add = { $who ->
    [you] Du legst einen behaltenen Stein zu deiner Sammlung.
   *[other] { $name } legt einen behaltenen Stein zur Sammlung.
}
triqueta-did-return = { $who ->
    [you] Du legst einen behaltenen Stein in die Schachtel zurück.
   *[other] { $name } legt einen behaltenen Stein in die Schachtel zurück.
}
triqueta-did-choose = { $name } hat über einen behaltenen Stein entschieden.

# Was von deinem Zug erzählt wird, wenn es nichts zu wählen gab.
triqueta-forced-token = Du ziehst { triqueta-a-token }.

# Wie es ausging.
triqueta-score = { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, { $tokens ->
    [one] { $tokens } Tierstein
   *[other] { $tokens } Tiersteine
}
triqueta-ending-points = { $who ->
    [you] Du gewinnst mit den meisten Punkten.
   *[other] { $name } gewinnt mit den meisten Punkten.
}
triqueta-ending-tokens = { $who ->
    [you] Du gewinnst: ebenso viele Punkte wie jemand anderes, aber mehr Tiersteine.
   *[other] { $name } gewinnt: ebenso viele Punkte wie jemand anderes, aber mehr Tiersteine.
}
triqueta-ending-shared = Ein gemeinsamer Sieg, gleich an Punkten und Tiersteinen: { $name }.

triqueta-help =
    Sammle genau drei gleiche Tiere. Ein Tierstein einer Art zählt 1 Punkt, zwei zählen 2, drei sind eine Triqueta und zählen den Wert des Tiers: Hase (R) 5, Eule (O) 6, Hirsch (D) 7, Wildschwein (B) 8, Widder (M) 9, Bär (U) 10. Ein vierter verdirbt sie: Die Triqueta zählt nichts mehr, und jeder Stein über drei kostet 1 Punkt.
    Wenn du am Zug bist, ziehst du einen Tierstein und legst ihn an eine Reihe an, oder du nimmst eine Reihe mit allen Steinen und steigst aus der Runde aus. Statt anzulegen darfst du einen gezogenen Stein verdeckt behalten, zweimal im ganzen Spiel; am Ende entscheidest du, ob er zählt. Wer die letzte Reihe einer Runde nimmt, bekommt den Startfelsen und das Baumplättchen des nächsten Turms; am Ende zählt jedes davon 1 Punkt. Es gibt vier Runden, und die meisten Punkte gewinnen.

# Was der Zufall bringen kann.
triqueta-brings = { $object ->
    [R] ein Hase
    [O] eine Eule
    [D] ein Hirsch
    [B] ein Wildschwein
    [M] ein Widder
    [U] ein Bär
   *[other] ein Tierstein
}

# On the page alone.
triqueta-page-out = ausgestiegen
triqueta-page-has-drawn = hat gezogen
triqueta-page-has-rock = hat den Startfelsen
triqueta-page-trees = { $n ->
    [0] kein Baumplättchen
    [one] ein Baumplättchen
   *[other] { $n } Baumplättchen
}
triqueta-page-kept = { $n ->
    [0] Nichts behalten
    [one] Behalten
   *[other] { $n } behalten
}
triqueta-page-count-of = { $n } × { $animal }
triqueta-page-place-in = In Reihe { $row } anlegen: { $tokens }
triqueta-page-take-row = Reihe { $row } nehmen und aussteigen: { $tokens }; für dich { $change }
triqueta-page-row-holds = Reihe { $row }: { $tokens }
triqueta-page-row-with = Reihe { $row } liegt bei { $name }
triqueta-page-row-yours = Reihe { $row } liegt bei dir
triqueta-page-take = Nehmen
triqueta-page-for-you = für dich
triqueta-page-collection = Sammlung
triqueta-page-three-make = drei zählen
triqueta-page-slot = { $animal }: { $n }, Wert { $points }; drei zählen { $value }
triqueta-page-cover = verdecken
triqueta-page-look = ansehen
triqueta-page-draw = Ziehen
triqueta-page-tokens-left = { $n ->
    [one] Stein im Turm
   *[other] Steine im Turm
}
triqueta-page-waiting-towers = Wartende Türme
triqueta-page-tower-waits = Turm { $tower }
triqueta-page-add = Hinzunehmen
triqueta-page-return = Zurücklegen
triqueta-page-keep = Behalten
triqueta-page-kept-down = Verdeckt behalten
triqueta-page-points-so-far = Punkte bisher
triqueta-page-facts = 2 bis 5 Spieler, 20 Minuten
triqueta-page-blurb = Zieh einen Stein, leg ihn in eine Reihe, und nimm die Reihe, wenn sie dir passt. Drei gleiche sind eine Triqueta. Ein vierter verdirbt sie.
triqueta-page-part-tower = Turm
triqueta-page-part-row = Reihe 1
triqueta-page-part-triqueta = Triqueta
triqueta-page-part-spoilt = vom vierten verdorben
triqueta-page-parts = Man zieht vom Turm und legt an eine Reihe an, oder nimmt eine Reihe. Drei gleiche sind eine Triqueta, ein vierter verdirbt sie.
triqueta-page-choices = { $added } dazu, { $back } zurück
