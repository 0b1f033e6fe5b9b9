# Le tock, tel que le lisent ses joueurs.

tock-over = La partie est finie
tock-dealer = { $name } donne
tock-undealt = { $n ->
    [one] { $n } carte au talon
   *[other] { $n } cartes au talon
}
tock-about = en jeu : { $card }
tock-base = { $n } en réserve
tock-home = { $n } à l'arrivée
tock-centre = { $n } au centre
tock-holds = { $name } : { $cards }
tock-kitty = chien
tock-partner = partenaire : { $name }
tock-blue = bleu
tock-red = rouge
tock-green = vert
tock-black = noir
tock-yellow = jaune
tock-pink = rose
tock-grey = gris

# Une carte, par sa lettre ; les autres portent leur numéro.
tock-a-card = { $object ->
    [A] un as
    [T] un dix
    [J] un valet
    [Q] une dame
    [K] un roi
    [N] un cavalier
    [X4] l'atout 4
    [X5] l'atout 5
    [X6] l'atout 6
    [X7] l'atout 7
    [joker] un joker
   *[other] le { $object }
}

# Ce que vous pouvez faire maintenant, selon les verbes possibles.
tock-now-give = Choisissez une carte à passer à votre partenaire, face cachée. Vous verrez la sienne quand tous auront choisi.
tock-now-put = Échangez une carte avec votre chien : choisissez d'abord celle que vous y mettez.
tock-now-get = Choisissez maintenant celle que vous prenez dans votre chien.
tock-now-play = Jouez une carte.
tock-now-as = Vous jouez un joker : dites quelle carte il remplace.
tock-now-from = Choisissez le pion qui bouge.
tock-now-to = Choisissez où va le pion.
tock-now-drop = Vos cartes ne peuvent rien faire pour l'instant : choisissez-en une à poser.
tock-now-fold = Vous n'avez ni pion en jeu ni carte pour en faire entrer un : posez toute votre main. Vous rejouez à la prochaine donne.

# Chaque coup de la liste.
tock-do-give = passer { tock-a-card } à votre partenaire
tock-do-put = mettre { tock-a-card } dans votre chien
tock-do-get = prendre { tock-a-card } dans votre chien
tock-do-play = { $object ->
    [A] faire entrer un pion, ou avancer de 1 ou de 11
    [T] avancer de 10
    [J] échanger deux pions
    [Q] avancer de 12
    [K] faire entrer un pion, ou avancer de 13
    [N] avancer jusqu'au prochain pion, qui retourne à sa réserve
    [X4] un pion adverse, 4 cases en avant ou en arrière
    [X5] un pion adverse, 5 cases en avant ou en arrière
    [X6] un pion adverse, 6 cases en avant ou en arrière
    [X7] un pion adverse, 7 cases en avant ou en arrière
    [joker] n'importe quelle carte de l'as au roi
   *[other] jouer le { $object }
}
tock-do-as = comme { tock-a-card }
tock-do-from = { $object ->
    [A] un pion de la réserve A
    [B] un pion de la réserve B
    [C] un pion de la réserve C
    [D] un pion de la réserve D
    [E] un pion de la réserve E
    [F] un pion de la réserve F
    [O] un pion du centre
   *[other] le pion de la case { $object }
}
tock-do-to = { $object ->
    [O] au centre
   *[other] à la case { $object }
}
tock-do-drop = poser { tock-a-card }
tock-do-fold = poser toute votre main

# Ce que quelqu'un a fait. Un déplacement se raconte en deux parties, `De 14` et `→ 26.`, comme il se joue ; le vôtre à la fin.
tock-did-card = { "" }
tock-did-give = { $who ->
    [you] Vous passez { tock-a-card } à votre partenaire.
   *[other] { $name } passe une carte à son partenaire.
}
tock-did-put = { $who ->
    [you] Vous mettez { tock-a-card } dans votre chien.
   *[other] { $name } met une carte dans son chien.
}
tock-did-get = { $who ->
    [you] Vous prenez { tock-a-card } dans votre chien.
   *[other] { $name } prend une carte dans son chien.
}
tock-did-play = { $who ->
    [you] Vous jouez { tock-a-card }.
   *[other] { $name } joue { tock-a-card }.
}
tock-did-as = Le joker remplace { tock-a-card }.
tock-did-from = { $who ->
    [you] { "" }
   *[other] { $object ->
        [A] De la réserve A
        [B] De la réserve B
        [C] De la réserve C
        [D] De la réserve D
        [E] De la réserve E
        [F] De la réserve F
        [O] Du centre
       *[other] De { $object }
    }
}
tock-did-to = { $who ->
    [you] { $object ->
        [O] Le pion va au centre.
       *[other] Le pion va à la case { $object }.
    }
   *[other] { $object ->
        [O] → le centre.
       *[other] → { $object }.
    }
}
tock-did-drop = { $who ->
    [you] Vous posez { tock-a-card }, sans effet.
   *[other] { $name } pose { tock-a-card }, sans effet.
}
tock-did-fold = { $who ->
    [you] Vous posez toute votre main et attendez la prochaine donne.
   *[other] { $name } pose toute sa main et attend la prochaine donne.
}

# Ce qui se raconte de votre tour quand il n'y avait rien à choisir.
tock-forced-from = Seul { tock-do-from } peut bouger.

# Comment elle a fini.
tock-score = { $name } : { $score ->
    [one] { $score } pion arrivé
   *[other] { $score } pions arrivés
}
tock-ending-home = Tous les pions sont arrivés. Victoire : { $name }.

tock-help =
    Menez tous vos pions une fois autour de l'anneau jusqu'à votre zone d'arrivée ; les partenaires gagnent ensemble. À chaque tour, vous jouez une carte :
    A  faire entrer un pion, ou avancer de 1 ou 11
    K  faire entrer un pion, ou avancer de 13
    Q  avancer de 12
    T  avancer de 10
    J  échanger un de vos pions avec celui d'une autre couleur
    7  avancer de 7 en tout, à répartir ; tout pion doublé retourne à sa réserve
    4  reculer de 4
    { "*" }  n'importe quelle carte de l'as au roi ; dites laquelle
    Les autres nombres avancent d'autant. Les atouts (X4 à X7) déplacent un pion adverse, en avant ou en arrière ; le cavalier (N) court jusqu'au prochain pion d'une autre couleur, le renvoie et prend sa case. On peut doubler, mais personne ne passe un pion posé sur sa propre case de départ ni ne tombe dessus, et sauf accord de la table aucun valet ne l'en enlève ; seul un cavalier saute par-dessus. Un pion sur lequel on tombe retourne en réserve ; on ne tombe pas sur son propre camp. On rentre en tournant à sa porte et en finissant juste sur une case libre de sa zone d'arrivée. Quand tous les vôtres sont arrivés, vous jouez pour votre partenaire. Qui peut jouer une carte le doit. Sinon on en pose une ; mais sans pion en jeu ni carte pour en faire entrer un, on pose toute sa main, à moins que l'un des deux partenaires ne joue déjà pour l'autre, ou que la table joue une carte à la fois. À six, un 2 ou un 3 met au centre un pion posé sur une case marquée 7, et l'en ressort sur n'importe laquelle d'entre elles.
    Les cases se suivent dans le sens des aiguilles ; A2 est la deuxième case de l'arrivée A, O le centre, une lettre seule une réserve.

# Ce que le hasard peut apporter.
tock-brings = { $object ->
    [A] un as
    [T] un dix
    [J] un valet
    [Q] une dame
    [K] un roi
    [N] un cavalier
    [X4] l'atout 4
    [X5] l'atout 5
    [X6] l'atout 6
    [X7] l'atout 7
    [joker] un joker
   *[other] le { $object }
}

# On the page alone.
tock-page-player = { $name }, { $colours }
tock-page-cards = { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
}
tock-page-home-lane = arrivés
tock-page-board = Le plateau, un anneau de { $n } cases
tock-page-to-deal = { $n } à donner
tock-page-laid = posées
tock-page-hand = Vos cartes
tock-page-your-partner = votre partenaire
tock-page-with = avec { $name }
tock-page-where-to = { $card } : où aller ?
tock-page-which-pawn = { $card } : quel pion ?
tock-page-seven-left = { $n ->
    [0] Plus aucun point
    [one] Encore un point
   *[other] Encore { $n } points
}
tock-page-home-place = { $n ->
    [1] Arrivée, première place
    [2] Arrivée, deuxième place
    [3] Arrivée, troisième place
   *[other] Arrivée, dernière place
}
tock-page-square = Case { $object }
tock-page-swap-with = Échanger avec le pion de la case { $object }
tock-page-yourself = l'un des vôtres
tock-page-sends-back = { $n ->
    [0] ne renvoie personne
    [one] renvoie { $names }
   *[other] renvoie { $n } pions ({ $names })
}
tock-page-card = { $object ->
    [A] entrer, 1 ou 11
    [K] entrer, ou 13
    [Q] avancer de 12
    [J] échanger
    [7] 7 à partager
    [4] reculer de 4
    [N] foncer, renvoyer
    [X4] adversaire ±
    [X5] adversaire ±
    [X6] adversaire ±
    [X7] adversaire ±
    [joker] toute carte
   *[other] avancer de { $n }
}
tock-page-card-name = { $object ->
    [N] Cavalier
    [X4] Atout
    [X5] Atout
    [X6] Atout
    [X7] Atout
   *[other] Joker
}
tock-page-face = { $object ->
    [T] 10
    [J] V
    [Q] D
    [K] R
    [X4] 4
    [X5] 5
    [X6] 6
    [X7] 7
   *[other] { $object }
}
tock-page-card-title = { $object ->
    [A] As
    [T] Le 10
    [J] Valet
    [Q] Dame
    [K] Roi
    [N] Cavalier
    [X4] Atout 4
    [X5] Atout 5
    [X6] Atout 6
    [X7] Atout 7
    [joker] Joker
   *[other] Le { $object }
}
tock-page-deal-of = Donne { $n } sur { $all }
tock-page-facts = 2 à 6 joueurs, 45 minutes
tock-page-blurb = Jouez une carte, avancez un pion, et ramenez tous les vôtres avec votre partenaire. Le pion sur lequel vous tombez retourne à sa réserve.
tock-page-part-base = réserve
tock-page-part-start = case de départ
tock-page-part-gate = porte
tock-page-part-lane = zone d'arrivée
tock-page-parts = Votre côté du plateau. Un pion quitte votre réserve par votre case de départ, fait le tour de l'anneau dans le sens horaire, puis tourne à votre porte dans votre zone d'arrivée.
tock-page-option-deck = Cartes
tock-page-option-sides = Camps
tock-page-option-kitty = Chacun a un chien
tock-page-option-fold = Une main inutile se pose tout entière
tock-page-option-direction = Sens
tock-page-option-friendly-fire = On peut tomber sur son propre camp
tock-page-option-jack = Le valet épargne les pions au départ
tock-page-value-plain = 52 cartes
tock-page-value-jokers = avec deux jokers
tock-page-value-tarot = avec cavaliers et atouts
tock-page-value-double = deux couleurs chacun
tock-page-value-pairs = par équipes de deux
tock-page-value-alone = chacun pour soi
tock-page-value-clockwise = sens horaire
tock-page-value-anticlockwise = sens antihoraire
tock-page-rule-deck = { $value ->
    [jokers] Il y a deux jokers : chacun se joue comme n'importe quelle carte, de l'as au roi.
    [tarot] Il y a quatre cavaliers, qui foncent sur le prochain pion et le renvoient, et quatre atouts, qui déplacent un pion adverse.
   *[plain] On joue avec 52 cartes.
}
tock-page-rule-sides = { $value ->
    [double] Chacun mène deux couleurs, huit pions en tout.
    [pairs] Les partenaires se font face, se passent une carte à chaque donne et gagnent ensemble.
   *[alone] Chacun joue pour soi : qui a quatre pions arrivés gagne.
}
tock-page-rule-kitty = { $value ->
    [true] Chacun a un chien de cinq cartes. Après une donne, on y échange une carte ; à la fin, on le joue comme une main.
   *[false] Personne n'a de chien, et on n'échange pas de carte.
}
tock-page-rule-fold = { $value ->
    [true] Qui ne peut rien jouer, sans pion en jeu ni carte pour en faire entrer un, pose toute sa main et attend la donne suivante.
   *[false] Qui ne peut rien jouer ne pose qu'une carte à la fois.
}
tock-page-rule-direction = { $value ->
    [anticlockwise] Les pions tournent dans le sens antihoraire : seul un coup qui passe le départ et la porte ramène un pion.
   *[clockwise] Les pions tournent dans le sens horaire.
}
tock-page-rule-friendly-fire = { $value ->
    [true] On peut tomber sur un pion de son propre camp ; lui aussi retourne à sa réserve.
   *[false] On ne tombe pas sur un pion de son propre camp.
}
tock-page-rule-jack = { $value ->
    [true] Un valet n'enlève aucun autre pion de sa propre case de départ.
   *[false] Un valet peut aussi prendre un pion sur sa propre case de départ.
}
tock-page-preset-usual = Règles habituelles
tock-page-preset-sheet = Comme sur la feuille
tock-page-preset-jokers = Par équipes, avec jokers
tock-page-preset-alone = Chacun pour soi
tock-page-preset-double = Deux couleurs chacun
tock-page-preset-single = Une carte à la fois
tock-page-hint-home = à l'arrivée
