# Triqueta, telle que la lisent ses joueurs.

triqueta-round = Manche { $round } sur 4
triqueta-tower = pile { $tower }, { $left ->
    [one] { $left } pièce restante
   *[other] { $left } pièces restantes
}
triqueta-choosing = La dernière manche est finie : les pièces gardées sont ajoutées ou remises
triqueta-over = La partie est finie
triqueta-towers = Piles
triqueta-row = rangée { $row }
triqueta-row-empty = vide
triqueta-row-taken = prise par { $name }
triqueta-hand = En main : { $animal }
triqueta-hand-unseen = une pièce, face cachée
triqueta-kept = gardées
triqueta-trees = arbres
triqueta-rock = rocher
triqueta-points = points
triqueta-left = sorti
triqueta-rabbit = lapin
triqueta-owl = chouette
triqueta-deer = cerf
triqueta-boar = sanglier
triqueta-ram = bélier
triqueta-bear = ours

# Une pièce, selon sa lettre ; celle que le lecteur ne voit pas est simplement une pièce.
triqueta-a-token = { $object ->
    [R] un lapin
    [O] une chouette
    [D] un cerf
    [B] un sanglier
    [M] un bélier
    [U] un ours
   *[other] une pièce
}

# Ce que vous pouvez faire, selon les verbes possibles.
triqueta-now-draw-take = Piochez une pièce, ou prenez une rangée et quittez la manche.
triqueta-now-take = La pile est vide : prenez une rangée et quittez la manche.
triqueta-now-place-keep = Vous avez { triqueta-a-token } : placez cette pièce dans une rangée, ou gardez-la face cachée.
triqueta-now-place = Vous avez { triqueta-a-token } : placez cette pièce dans une rangée. (Vous avez déjà gardé deux pièces, le maximum.)
triqueta-now-tower = Vous avez le rocher 1er joueur : choisissez la pile de la prochaine manche, sa tuile Arbre est à vous.
triqueta-now-add-return = Vous avez gardé { triqueta-a-token } face cachée : ajoutez cette pièce à votre collection, ou remettez-la dans la boîte.

# Chaque coup de la liste.
triqueta-do-draw = piocher une pièce de la pile
triqueta-do-place = la placer dans la rangée { $object }
triqueta-do-keep = la garder face cachée jusqu'à la fin
triqueta-do-take = prendre la rangée { $object } et quitter la manche
triqueta-do-tower = choisir la pile { $object }
triqueta-do-add = l'ajouter à votre collection
triqueta-do-return = la remettre dans la boîte

# Ce que quelqu'un a fait ; une pioche est racontée avec sa pièce, et la vôtre quand vous décidez pour elle.
triqueta-did-draw = { "" }
triqueta-did-token = { $who ->
    [you] { "" }
   *[other] { $name } pioche { triqueta-a-token }.
}
triqueta-did-place = { $who ->
    [you] Vous placez la pièce dans la rangée { $object }.
   *[other] La pièce va dans la rangée { $object }.
}
triqueta-did-keep = { $who ->
    [you] Vous gardez la pièce face cachée.
   *[other] { $name } garde la pièce face cachée.
}
triqueta-did-take = { $who ->
    [you] Vous prenez la rangée { $object } et quittez la manche.
   *[other] { $name } prend la rangée { $object } et quitte la manche.
}
triqueta-did-tower = { $who ->
    [you] Vous prenez la tuile Arbre de la pile { $object } ; une nouvelle manche y commence.
   *[other] { $name } prend la tuile Arbre de la pile { $object } ; une nouvelle manche y commence.
}
triqueta-did-add = { $who ->
    [you] Vous ajoutez une pièce gardée à votre collection.
   *[other] { $name } ajoute une pièce gardée à sa collection.
}
triqueta-did-return = { $who ->
    [you] Vous remettez une pièce gardée dans la boîte.
   *[other] { $name } remet une pièce gardée dans la boîte.
}
triqueta-did-choose = { $name } a décidé pour une pièce gardée.

# Ce qui se raconte de votre tour quand il n'y avait rien à choisir.
triqueta-forced-token = Vous piochez { triqueta-a-token }.

# Comment elle a fini.
triqueta-score = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $tokens ->
    [one] { $tokens } pièce
   *[other] { $tokens } pièces
}
triqueta-ending-points = { $who ->
    [you] Vous gagnez, avec le plus de points.
   *[other] { $name } gagne, avec le plus de points.
}
triqueta-ending-tokens = { $who ->
    [you] Vous gagnez : autant de points qu'un autre, mais plus de pièces.
   *[other] { $name } gagne : autant de points qu'un autre, mais plus de pièces.
}
triqueta-ending-shared = Victoire partagée, à égalité de points et de pièces : { $name }.

triqueta-help =
    Réunissez exactement trois animaux pareils. Une pièce d'un animal vaut 1 point, deux valent 2, trois forment une triqueta et rapportent la valeur de l'animal : lapin (R) 5, chouette (O) 6, cerf (D) 7, sanglier (B) 8, bélier (M) 9, ours (U) 10. Une quatrième gâche tout : la triqueta ne compte plus, et chaque pièce au-delà de trois coûte 1 point.
    À votre tour, vous piochez une pièce et la placez dans une rangée, ou vous prenez une rangée avec toutes ses pièces et quittez la manche. Au lieu de placer la pièce piochée, vous pouvez la garder face cachée, deux fois dans la partie ; à la fin, vous décidez si elle compte. Qui prend la dernière rangée d'une manche reçoit le rocher 1er joueur et la tuile Arbre de la pile suivante ; à la fin, chacun vaut 1 point. Il y a quatre manches, et celui qui a le plus de points gagne.

# Ce que le hasard peut apporter.
triqueta-brings = { $object ->
    [R] un lapin
    [O] une chouette
    [D] un cerf
    [B] un sanglier
    [M] un bélier
    [U] un ours
   *[other] une pièce
}

# On the page alone.
triqueta-page-out = sorti de la manche
triqueta-page-has-drawn = a pioché
triqueta-page-has-rock = a le rocher 1er joueur
triqueta-page-trees = { $n ->
    [0] aucune tuile Arbre
    [one] une tuile Arbre
   *[other] { $n } tuiles Arbre
}
triqueta-page-kept = { $n ->
    [0] Rien de gardé
    [one] Gardée
   *[other] { $n } gardées
}
triqueta-page-count-of = { $n } × { $animal }
triqueta-page-place-in = La placer dans la rangée { $row } : { $tokens }
triqueta-page-take-row = Prendre la rangée { $row } et quitter la manche : { $tokens } ; pour vous { $change }
triqueta-page-row-holds = Rangée { $row } : { $tokens }
triqueta-page-row-with = La rangée { $row } est chez { $name }
triqueta-page-row-yours = La rangée { $row } est à vous
triqueta-page-take = Prendre
triqueta-page-for-you = pour vous
triqueta-page-collection = Collection
triqueta-page-three-make = trois valent
triqueta-page-slot = { $animal } : { $n }, valeur { $points } ; trois valent { $value }
triqueta-page-cover = cacher
triqueta-page-look = regarder
triqueta-page-draw = Piocher
triqueta-page-tokens-left = { $n ->
    [one] pièce dans la pile
   *[other] pièces dans la pile
}
triqueta-page-waiting-towers = Piles en attente
triqueta-page-tower-waits = pile { $tower }
triqueta-page-add = L'ajouter
triqueta-page-return = La remettre
triqueta-page-keep = Garder
triqueta-page-kept-down = Gardées face cachée
triqueta-page-points-so-far = points pour l'instant
triqueta-page-facts = 2 à 5 joueurs, 20 minutes
triqueta-page-blurb = Piochez une pièce, posez-la dans une rangée, et prenez la rangée quand elle vous plaît. Trois pareilles font une triqueta. Une quatrième la gâche.
triqueta-page-part-tower = pile
triqueta-page-part-row = rangée 1
triqueta-page-part-triqueta = triqueta
triqueta-page-part-spoilt = gâchée par une quatrième
triqueta-page-parts = On pioche dans la pile et on place dans une rangée, ou on prend une rangée. Trois pareilles font une triqueta, une quatrième la gâche.
triqueta-page-choices = { $added ->
    [one] { $added } ajoutée
   *[other] { $added } ajoutées
}, { $back ->
    [one] { $back } remise
   *[other] { $back } remises
}
