# Ce que dit la maison, quel que soit le jeu.

house-seat = place { $seat }
house-you = vous
house-nature = hasard
house-and = { $names } et { $name }

house-how = { $level ->
    [uniform] au hasard
    [beginner] comme des débutants
    [casual] pour le plaisir, avec des erreurs
    [greedy] avec réflexion
    [search] avec prévoyance
   *[master] en maîtres
}
house-welcome = { $title } à { $players } joueurs. Vous êtes à la place { $seat } ; les autres sont des robots et jouent { house-how }.
house-hint = Répondez par un numéro ou par un coup. ? explique, quit quitte la table.
house-prompt = À vous :
house-not-now = { $text } n'est pas un de vos coups : il faut { $first } à { $last }, un coup de la liste, ou ? pour l'aide.
house-not-over = La partie n'est pas finie : c'est à { $name } de jouer.
house-earlier-rules = Ces coups suivent les règles dans leur version { NUMBER($theirs) } ; ici, on joue la version { NUMBER($ours) }. Ils sont donnés comme ils ont été écrits, sans être jugés.
house-narrow = La table fait { NUMBER($needed) } colonnes et cette fenêtre { NUMBER($width) } : une fenêtre plus large la montre d'un seul tenant.
house-forced = Vous n'aviez pas d'autre coup.

house-help =
    Ce que vous pouvez taper :
      un numéro ou un coup    le joue
      rien, juste Entrée      montre à nouveau la table et vos coups
      ?                       montre cette aide
      hint                    dit ce que jouerait un robot fort
      undo                    revient à votre dernière décision
      save FICHIER            écrit la partie dans un fichier
      quit                    quitte la partie ; vous pourrez la reprendre
house-rules = Toutes les règles (en anglais) : { $command }

house-undone = Retour à votre dernière décision.
house-nothing-to-undo = Vous n'avez pas encore joué, il n'y a donc rien à reprendre.
house-save-where = Dites où écrire la partie : save FICHIER
house-saved =
    La partie est dans { $file }. Attention, un enregistrement montre tout, même les secrets des autres.
    Pour la reprendre quand vous voulez : { $command }
house-not-ours = { $file } existe déjà et n'est pas une partie enregistrée, il reste donc tel quel : choisissez un autre nom.
house-not-saved = La partie n'a pas pu être écrite dans { $file } : { $reason }.
house-left = Vous quittez la table. Pour reprendre la partie quand vous voulez : { $command }
house-left-unkept = Vous quittez la table.
house-look-again = Pour revoir la partie : { $command }

# Ce que conseille un robot fort.
house-hint-best = { $who ->
    [you] Vous devriez jouer { $move }, { $meaning }{ house-hint-sure }
   *[other] { $name } devrait jouer { $move }, { $meaning }{ house-hint-sure }
}
house-hint-sure = { $certainty ->
    [exact] { "" } : c'est calculé. Ce coup semble gagner { NUMBER($share) } % des parties à partir d'ici.
   *[guess] . Ce coup semble gagner { NUMBER($share) } % des parties à partir d'ici.
}
house-hint-forced = { $who ->
    [you] Vous ne pouvez jouer que { $move }, { $meaning }.
   *[other] { $name } ne peut jouer que { $move }, { $meaning }.
}
house-hint-next = Ensuite vient { $move }, { $meaning }, avec { NUMBER($share) } %.
house-hint-only = Il n'y a pas d'autre coup.
house-hint-chances = Ce qui vient ensuite, d'après ce que vous pouvez savoir : { $chances }.
house-hint-chance = { $what } { NUMBER($share) } %
