# Ce que la page dit autour des jeux.

page-home = Vers l'accueil
page-you = Vous
page-bot = bot
page-away = absent
page-here = présent
page-seat-of = { $name }
page-titled = { $title } : { $rest }
page-game-over = La partie est finie
page-turn-of = À { $name } de jouer
page-your-turn = À vous de jouer
page-sure = Jouer ainsi ?
page-confirm = Jouer
page-back = Revenir d'un pas
page-dealing = La donne se prépare, en toute équité
page-tagline = Une table pour deux jeux
page-play-now = Jouer
page-with-friends = Entre amis
page-one-screen = Sur un écran
page-local = Sur cet appareil
page-local-note = Gardé sur cet appareil seulement. Les bots réfléchissent ici aussi : tout marche sans connexion ; la donne est tirée ici, et rien ne prouve qu'elle est équitable.
page-local-remove = Effacer
page-local-full = Il n'y a plus de place sur cet appareil : la partie continue, mais sera perdue quand la page sera fermée.
page-local-forbidden = Ce navigateur ne garde pas de parties : celle-ci continue, mais sera perdue quand la page sera fermée.
page-local-none = Cette partie n'est pas sur cet appareil.
page-local-damaged = Cette partie n'a pas été gardée en entier : on ne peut pas la continuer.
page-local-foreign = Ce n'est pas une partie de Trefoil.
page-local-rules = Cette partie a commencé avec d'autres règles que celles d'aujourd'hui : on ne peut pas la continuer.
page-rules = Règles
page-rules-of = Règles de { $game }
page-rules-page = La page complète des règles
page-print = Imprimer
page-open-tables = Tables ouvertes
page-waiting-playing = { $waiting } en attente, { $playing } en cours
page-no-tables = Aucune table publique n'attend. Ouvrez-en une entre amis, ou jouez tout de suite.
page-table-for = { $game } à { $n }
page-no-clock = sans horloge
page-seats-free = { $n ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $n } places libres
}
page-somebody = Quelqu'un
page-join = Rejoindre
page-watch = Regarder
page-my-tables = Vos tables
page-against-bots = { $n ->
    [0] Sans bot
    [one] Contre un bot
   *[other] Contre { $n } bots
}
page-phase-lobby = en attente
page-phase-playing = en cours
page-phase-over = terminée
page-see = Voir
page-return-to = Revenir
page-code = Lien ou code d'une table
page-open = Ouvrir
page-colophon = Trefoil est un logiciel libre, indépendant des auteurs et des éditeurs des jeux. Rien sur cette page ne vient d'ailleurs.
page-language = Langue
page-theme = Clair ou sombre
page-light = clair
page-dark = sombre
page-close = Fermer
page-your-name = Votre nom
page-how-many = Combien de joueurs ?
page-who-plays = Qui joue ?
page-player-number = Joueur { $n }
page-bot-name = { $n ->
    [0] Aulne
    [1] Bouleau
    [2] Noisetier
    [3] Tilleul
    [4] Sorbier
   *[other] Saule
}
page-bots-play = Les bots jouent
page-level-uniform = au hasard
page-level-beginner = comme un débutant
page-level-casual = pour le plaisir
page-level-greedy = bien
page-level-search = très bien
page-level-master = en maître
page-open-seat = Place libre
page-clock = Horloge
page-clock-none = aucune
page-clock-quick = 5 minutes chacun, 10 secondes par tour
page-clock-slow = 15 minutes chacun, 20 secondes par tour
page-clock-days = trois jours par tour
page-listed = Montrer cette table à tous
page-own-rules = Règles maison
page-usual-rules = Comme on joue à la plupart des tables.
page-change-rules = Changer les règles
page-who-begins = Qui commence
page-by-lot = tirage au sort
page-youngest = Si c'est le plus jeune qui commence, indiquez-le ici.
page-seat-number = Place { $n }
page-begins = { $name } commence.
page-table-rules = Règles de cette table
page-not-usual = ce n'est pas la règle habituelle
page-bold-is = En gras : ce qui n'est pas habituel.
page-level-not-yet = { $level } : pas encore avec ces règles
page-record-note = Le compte rendu d'une partie finie peut être téléchargé par ceux qui l'ont jouée, et il montre tout, pièces cachées et mains comprises.
page-lay-table = Mettre la table
page-begin = Commencer
page-lobby-title = Une table
page-starting = Un instant, on met la table.
page-seats = Places
page-this-is-you = c'est vous
page-partner-of-seat = partenaire de la place { $n }
page-sit-here = S'asseoir ici
page-move-here = Changer de place
page-put-bot = Bot
page-open-up = Libérer
page-stand-up = Se lever
page-put-out = Faire sortir
page-start = Commencer
page-start-waits = { $n ->
    [0] Toutes les places sont prises.
    [one] Une place est encore libre : attendez, ou mettez-y un bot.
   *[other] { $n } places sont encore libres : attendez, ou mettez-y des bots.
}
page-host-starts = L'hôte lancera la partie.
page-take-a-seat = Vous regardez. Prenez une place libre pour jouer.
page-invite = Inviter
page-invite-more = Qui ouvre ce lien peut regarder, et prendre une place libre.
page-qr = Le lien en code QR
page-link = Lien vers cette table
page-copy = Copier
page-copied = Copié
page-share = Partager
page-connecting = On s'approche de la table
page-lost = La connexion est perdue.
page-lost-more = Nouvel essai en cours ; rien n'est perdu.
page-dead-link = Demandez un nouveau lien, ou ouvrez votre propre table.
page-bye-put-out = L'hôte vous a fait sortir de cette table.
page-bye-moved = Votre place est maintenant sur un autre appareil.
page-bye-deleted = Cette table n'existe plus.
page-undo = Reprendre
page-chat = Discussion
page-sound = Son
page-menu = Menu
page-log = Ce qui s'est passé
page-nothing-yet = Rien encore.
page-chat-empty = Personne n'a encore rien dit.
page-chat-say = Dire quelque chose
page-send = Envoyer
page-chat-watching = Qui est assis à la table peut parler.
page-chat-on = Rouvrir la discussion
page-chat-off = Couper la discussion
page-react-hello = Bonjour
page-react-nice = Bien joué
page-react-ouch = Aïe
page-react-thinking = Je réfléchis
page-react-laugh = Ha ha
page-react-sorry = Désolé
page-react-thanks = Merci
page-react-hurry = Allez
page-asked = Une question à tous
page-asks-undo = { $name } voudrait reprendre son dernier tour.
page-asks-end = { $name } voudrait arrêter la partie.
page-hint = Conseil
page-hint-ask = Demander à tous si les conseils sont permis
page-hint-thinking = Un robot réfléchit à votre tour.
page-hint-best = { $certainty ->
    [exact] Le meilleur, et c'est calculé : { $turn }. Cela gagne { NUMBER($share) } % des parties à partir d'ici.
   *[guess] Un bon robot jouerait : { $turn }. Cela semble gagner { NUMBER($share) } % des parties à partir d'ici.
}
page-hint-next = Ensuite vient : { $turn }, avec { NUMBER($share) } %.
page-hint-off = Vous êtes plusieurs à jouer. Les conseils sont permis quand chacun a dit oui.
page-hint-turn = On reçoit un conseil quand c'est son tour.
page-hint-busy = Un conseil à la fois : le robot réfléchit encore.
page-hint-bots = Les robots se préparent. Redemandez dans une minute.
page-hint-none = Le robot n'a pas de conseil pour l'instant. Redemandez.
page-hint-round = Les conseils montrent ce que jouerait un bon robot. Demandez autour de cet écran : les conseils conviennent-ils à tous ?
page-hint-agree = Tout le monde est d'accord
page-asks-hints = { $name } voudrait que chacun puisse demander des conseils.
page-out-of-time = { $who ->
    [you] Votre temps est écoulé : un robot joue ce tour.
   *[other] Le temps de { $name } est écoulé : un robot joue ce tour.
}
page-bot-failed = Un robot n'a pas répondu : un plus faible a joué ce tour pour { $name }.
page-undone = Un tour a été repris.
page-not-agreed = { $name } préfère que non.
page-hints-agreed = Chacun peut maintenant demander des conseils.
page-asked-waits = On demande aux autres.
page-yes = Oui
page-no = Non
page-hand-over = Passez l'écran à { $name }
page-i-am = Je suis { $name }
page-careful = Confirmer mes coups
page-other-device = Continuer sur un autre appareil
page-code-is = Ouvrez cette table là-bas et entrez
page-seat-code = Code d'une place
page-refused-code = Ce code n'est pas bon, ou trop ancien. Demandez-en un nouveau sur l'autre appareil.
page-end-game = Arrêter la partie
page-keys = Touches : D pioche, K garde, les chiffres choisissent, H demande un conseil, Entrée confirme, Échap revient.
page-score-sheet = Feuille de score
page-ended-early = La partie a été arrêtée
page-rematch = Revanche
page-next-table = Vers la partie suivante
page-save-record = Enregistrer la partie
page-check-deal = Vérifier la donne
page-see-table = Voir la table
page-checking = On redonne toute la partie
page-fair = { $n ->
    [0] Ce que ce navigateur peut vérifier est juste : les promesses ont été tenues, et rien n'a été tiré.
    [one] Ce que ce navigateur peut vérifier est juste : les promesses ont été tenues, et le tirage en découle.
   *[other] Ce que ce navigateur peut vérifier est juste : les promesses ont été tenues, et les { $n } tirages en découlent.
}
page-fair-mine = Votre propre hasard est dans la donne, et la liste des promesses est celle que ce navigateur a vue.
page-fair-not-mine = Aucun hasard de ce navigateur n'est dans la donne : il ne peut pas dire si quelqu'un l'a choisie.
page-fair-nobody = Personne à la table n'a ajouté son propre hasard : le serveur seul a choisi cette donne.
page-fair-silent = { $who } : hasard promis, mais pas montré. Avec le serveur, cela laisse le choix entre { $n } donnes.
page-fair-first = Cette partie a été donnée par une version antérieure, qui prouve moins : le serveur aurait pu ajouter à la donne après avoir connu votre hasard.
page-fair-more = Cette page ne connaît pas les règles : ce que chaque tirage pouvait donner, c'est le serveur qui le dit. Enregistrez la partie, et cette commande le calcule aussi :
page-fair-file = partie.json
page-unfair = La donne ne correspond pas à sa preuve.
page-unfair-unreadable = La preuve est illisible.
page-unfair-secret = Le secret n'est pas celui qui avait été promis.
page-unfair-promise = Le hasard de quelqu'un n'est pas celui qui avait été promis.
page-unfair-list = La liste des promesses n'est pas celle qui a été close.
page-unfair-ruleset = La preuve se rapporte à d'autres règles ou options.
page-unfair-first = Une autre place aurait dû commencer, ou les options étaient différentes.
page-unfair-draws = Tous les tirages ne découlent pas des promesses.
page-unfair-moves = La preuve raconte d'autres coups que ceux que ce navigateur a vus.
page-unfair-deal = Ce n'est pas la donne que ce navigateur a vue commencer.
page-unfair-mine = Le hasard promis par ce navigateur n'est pas dans la donne : il est arrivé trop tard, ou le serveur l'a écarté.
page-deal-other = La donne a été recommencée. Ce navigateur n'ajoute son hasard qu'une fois : il n'a rien ajouté à celle-ci.
page-deal-list = La liste des promesses n'est pas celle qui était convenue. Cette donne a pu être choisie.
page-deal-left-out = La donne a été faite sans votre hasard : il est arrivé trop tard, ou le serveur l'a écarté.
page-refused-command = Cela n'a pas été compris. Rechargez la page et réessayez.
page-refused-table = Cette table n'existe pas, ou elle n'est pas à vous.
page-refused-yours = Seul l'hôte, ou celui dont c'est la place, peut le faire.
page-refused-now = Ce n'est pas possible en ce moment.
page-refused-stale = La partie a avancé entre-temps ; voici où elle en est.
page-refused-unfinished = Ce tour doit continuer.
page-refused-nature = Le hasard a parlé depuis, on ne peut pas revenir.
page-refused-option = On ne peut pas ouvrir une table ainsi.
page-refused-taken = Quelqu'un d'autre a pris cette place. Choisissez-en une autre.
page-refused-muted = La discussion est coupée.
page-refused-fast = C'était un peu trop rapide. Attendez un instant et réessayez.
page-refused-many = Il y a trop de tables ou de monde ici. Réessayez plus tard.
page-refused-compiling = Les règles se préparent. Cela n'arrive qu'une fois et prend une minute.
page-refused-closing = Le serveur va redémarrer. Vous serez de retour dans un instant.
page-refused-unavailable = Le serveur n'a pas pu l'enregistrer. Rien n'a changé ; réessayez.
page-refused-closed = Cette table ne peut plus être ouverte : elle est abîmée, ou vient d'une autre version du serveur.
page-refused-gone = Le serveur ne répond pas. Vérifiez votre connexion ; cette page réessaie.

# Quand quelque chose ne marche pas
page-nowhere = Cette page n'existe pas
page-nowhere-more = L'adresse est mal recopiée ou incomplète, ou ce qui était ici a disparu.
page-not-loaded = Une partie de cette page n'a pas pu être chargée
page-not-loaded-more = Le serveur a été mis à jour entre-temps, ou il ne répond pas. Rien de vos parties n'est perdu.
page-broken = Quelque chose s'est mal passé sur cette page
page-broken-more = Vos parties sont gardées par le serveur. Rechargez la page pour continuer.
page-reload = Recharger la page
page-fault = Cette page n'a pas pu afficher ce qu'elle a reçu ; elle regarde la table de nouveau.
page-undo-sure = Annuler votre dernier coup ?
page-awaits = En attente : { $names }. La partie commence dès que tout le monde est là.
page-kernel-none = Ce navigateur ne peut pas jouer sans le serveur : il est trop ancien. Mettez-le à jour ou prenez-en un autre.
page-kernel-not-loaded = Les règles de ce jeu n'ont pas pu être chargées. Vérifiez votre connexion et réessayez.
page-kernel-network = Ce que le maître a appris n'est pas arrivé en entier. Rechargez la page ou choisissez un autre niveau.
page-kernel-bots = Les robots de cette page se sont arrêtés. Réessayez ; si cela ne suffit pas, rechargez la page.
page-no-board = Ce jeu n'a pas de plateau ici ; on peut y jouer dans le terminal.
