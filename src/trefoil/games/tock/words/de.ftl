# Tock, wie seine Spieler es lesen.

tock-over = Das Spiel ist zu Ende
tock-dealer = { $name } gibt
tock-undealt = { $n ->
    [one] { $n } Karte noch nicht gegeben
   *[other] { $n } Karten noch nicht gegeben
}
tock-about = im Spiel: { $card }
tock-base = { $n } im Lager
tock-home = { $n } im Ziel
tock-centre = { $n } in der Mitte
tock-holds = { $name }: { $cards }
tock-kitty = Talon
tock-partner = Partner: { $name }
tock-blue = Blau
tock-red = Rot
tock-green = Grün
tock-black = Schwarz
tock-yellow = Gelb
tock-pink = Rosa
tock-grey = Grau

# Eine Karte, nach ihrem Buchstaben; die anderen tragen ihre Zahl.
tock-a-card = { $object ->
    [A] ein Ass
    [T] eine Zehn
    [J] einen Buben
    [Q] eine Dame
    [K] einen König
    [N] einen Ritter
    [X4] Trumpf 4
    [X5] Trumpf 5
    [X6] Trumpf 6
    [X7] Trumpf 7
    [joker] einen Joker
   *[other] die { $object }
}

# Was du jetzt tun kannst, nach den Verben, die offenstehen.
tock-now-give = Wähle eine Karte, die du verdeckt an deinen Partner weitergibst. Was zurückkommt, siehst du, wenn alle gewählt haben.
tock-now-put = Tausche eine Karte mit deinem Talon: Wähle zuerst, welche du hineinlegst.
tock-now-get = Wähle jetzt, welche Karte du aus deinem Talon nimmst.
tock-now-play = Spiele eine Karte.
tock-now-as = Du spielst einen Joker: Sag, für welche Karte er steht.
tock-now-from = Wähle die Figur, die zieht.
tock-now-to = Wähle, wohin die Figur zieht.
tock-now-drop = Mit deinen Karten geht gerade nichts: Wähle eine, die du ablegst.
tock-now-fold = Du hast keine Figur im Spiel und keine Karte, um eine einzusetzen: Lege die Hand ab. Nach dem nächsten Geben spielst du wieder mit.

# Jeder Zug der Liste.
tock-do-give = { tock-a-card } an deinen Partner weitergeben
tock-do-put = { tock-a-card } in deinen Talon legen
tock-do-get = { tock-a-card } aus deinem Talon nehmen
tock-do-play = { $object ->
    [A] eine Figur einsetzen, oder 1 oder 11 vor
    [T] 10 vor
    [J] zwei Figuren tauschen
    [Q] 12 vor
    [K] eine Figur einsetzen, oder 13 vor
    [N] vor bis zur nächsten Figur und sie heimschicken
    [X4] eine gegnerische Figur, 4 vor oder zurück
    [X5] eine gegnerische Figur, 5 vor oder zurück
    [X6] eine gegnerische Figur, 6 vor oder zurück
    [X7] eine gegnerische Figur, 7 vor oder zurück
    [joker] jede Karte vom Ass bis zum König
   *[other] die { $object } spielen
}
tock-do-as = als { tock-a-card }
tock-do-from = { $object ->
    [A] eine Figur aus Lager A
    [B] eine Figur aus Lager B
    [C] eine Figur aus Lager C
    [D] eine Figur aus Lager D
    [E] eine Figur aus Lager E
    [F] eine Figur aus Lager F
    [O] eine Figur aus der Mitte
   *[other] die Figur auf { $object }
}
tock-do-to = { $object ->
    [O] in die Mitte
   *[other] nach { $object }
}
tock-do-drop = { tock-a-card } ablegen
tock-do-fold = die ganze Hand ablegen

# Was jemand getan hat. Ein Zug wird in zwei Teilen erzählt, `Von 14` und `→ 26.`, wie er gespielt wird; deiner am Ende.
tock-did-card = { "" }
tock-did-give = { $who ->
    [you] Du gibst { tock-a-card } an deinen Partner weiter.
   *[other] { $name } gibt eine Karte an den Partner weiter.
}
tock-did-put = { $who ->
    [you] Du legst { tock-a-card } in deinen Talon.
   *[other] { $name } legt eine Karte in den Talon.
}
tock-did-get = { $who ->
    [you] Du nimmst { tock-a-card } aus deinem Talon.
   *[other] { $name } nimmt eine Karte aus dem Talon.
}
tock-did-play = { $who ->
    [you] Du spielst { tock-a-card }.
   *[other] { $name } spielt { tock-a-card }.
}
tock-did-as = Der Joker steht für { tock-a-card }.
tock-did-from = { $who ->
    [you] { "" }
   *[other] { $object ->
        [A] Aus Lager A
        [B] Aus Lager B
        [C] Aus Lager C
        [D] Aus Lager D
        [E] Aus Lager E
        [F] Aus Lager F
        [O] Aus der Mitte
       *[other] Von { $object }
    }
}
tock-did-to = { $who ->
    [you] { $object ->
        [O] Die Figur zieht in die Mitte.
       *[other] Die Figur zieht nach { $object }.
    }
   *[other] { $object ->
        [O] → in die Mitte.
       *[other] → { $object }.
    }
}
tock-did-drop = { $who ->
    [you] Du legst { tock-a-card } ab, ohne Wirkung.
   *[other] { $name } legt { tock-a-card } ab, ohne Wirkung.
}
tock-did-fold = { $who ->
    [you] Du legst deine Hand ab und wartest auf das nächste Geben.
   *[other] { $name } legt die Hand ab und wartet auf das nächste Geben.
}

# Was von deinem Zug erzählt wird, wenn es nichts zu wählen gab.
tock-forced-from = Nur { tock-do-from } kann ziehen.

# Wie es ausging.
tock-score = { $name }: { $score ->
    [one] { $score } Figur im Ziel
   *[other] { $score } Figuren im Ziel
}
tock-ending-home = Alle Figuren sind im Ziel. Gewonnen: { $name }.

tock-help =
    Bringe alle deine Figuren einmal um den Ring und heim in deine Zielgasse; Partner gewinnen gemeinsam. Wenn du am Zug bist, spielst du eine Karte:
    A  eine Figur einsetzen, oder 1 oder 11 vor
    K  eine Figur einsetzen, oder 13 vor
    Q  12 vor
    T  10 vor
    J  eine deiner Figuren mit einer anderen Farbe tauschen
    7  7 vor, beliebig aufgeteilt; wer überholt wird, muss ins Lager
    4  4 zurück
    { "*" }  jede Karte vom Ass bis zum König, du sagst welche
    Die anderen Zahlen ziehen vor, wie sie heißen. Trümpfe (X4 bis X7) bewegen eine gegnerische Figur vor oder zurück; der Ritter (N) läuft zur nächsten Figur einer anderen Farbe, schickt sie heim und nimmt ihr Feld. Überholen ist erlaubt, aber an einer Figur auf ihrem eigenen Startfeld kommt niemand vorbei, niemand schickt sie heim, und wenn der Tisch nichts anderes sagt, holt auch kein Bube sie weg; nur ein Ritter springt über sie. Auf wem man landet, der muss zurück ins Lager; auf der eigenen Seite landet man nicht. Heim kommt, wer an seinem Tor abbiegt und genau auf einem freien Feld seiner Zielgasse endet. Sind alle deine Figuren im Ziel, spielst du für deinen Partner. Wer eine Karte ausführen kann, muss es tun. Sonst legst du eine ab; aber ohne Figur im Spiel und ohne Karte zum Einsetzen legst du die ganze Hand ab, außer einer von euch beiden spielt schon für den anderen, oder der Tisch spielt Karte für Karte. Zu sechst bringt eine 2 oder 3 eine Figur von einem Feld mit der 7 in die Mitte und wieder heraus auf eines dieser Felder.
    Die Felder sind im Uhrzeigersinn nummeriert; A2 ist das zweite Feld der Zielgasse A, O die Mitte, ein Buchstabe allein ein Lager.

# Was der Zufall bringen kann.
tock-brings = { $object ->
    [A] ein Ass
    [T] eine Zehn
    [J] ein Bube
    [Q] eine Dame
    [K] ein König
    [N] ein Ritter
    [X4] Trumpf 4
    [X5] Trumpf 5
    [X6] Trumpf 6
    [X7] Trumpf 7
    [joker] ein Joker
   *[other] die { $object }
}

# On the page alone.
tock-page-player = { $name }, { $colours }
tock-page-cards = { $n ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $n } Karten
}
tock-page-home-lane = im Ziel
tock-page-board = Das Brett, ein Ring mit { $n } Feldern
tock-page-to-deal = { $n } im Stapel
tock-page-laid = abgelegt
tock-page-hand = Deine Karten
tock-page-your-partner = dein Partner
tock-page-with = mit { $name }
tock-page-where-to = { $card }: wohin?
tock-page-which-pawn = { $card }: welche Figur?
tock-page-seven-left = { $n ->
    [0] Kein Punkt mehr
    [one] Noch ein Punkt
   *[other] Noch { $n } Punkte
}
tock-page-home-place = { $n ->
    [1] Ins Ziel, erster Platz
    [2] Ins Ziel, zweiter Platz
    [3] Ins Ziel, dritter Platz
   *[other] Ins Ziel, letzter Platz
}
tock-page-square = Feld { $object }
tock-page-swap-with = Mit der Figur auf { $object } tauschen
tock-page-yourself = eine eigene
tock-page-sends-back = { $n ->
    [0] schickt niemanden heim
    [one] schickt { $names } heim
   *[other] schickt { $n } Figuren heim ({ $names })
}
tock-page-card = { $object ->
    [A] rein, 1 oder 11
    [K] rein, oder 13
    [Q] 12 vor
    [J] tauschen
    [7] 7 teilen
    [4] 4 zurück
    [N] laufen, treffen
    [X4] Gegner ±
    [X5] Gegner ±
    [X6] Gegner ±
    [X7] Gegner ±
    [joker] jede Karte
   *[other] { $n } vor
}
tock-page-card-name = { $object ->
    [N] Ritter
    [X4] Trumpf
    [X5] Trumpf
    [X6] Trumpf
    [X7] Trumpf
   *[other] Joker
}
tock-page-face = { $object ->
    [T] 10
    [J] B
    [Q] D
    [K] K
    [X4] 4
    [X5] 5
    [X6] 6
    [X7] 7
   *[other] { $object }
}
tock-page-card-title = { $object ->
    [A] Ass
    [T] Die 10
    [J] Bube
    [Q] Dame
    [K] König
    [N] Ritter
    [X4] Trumpf 4
    [X5] Trumpf 5
    [X6] Trumpf 6
    [X7] Trumpf 7
    [joker] Joker
   *[other] Die { $object }
}
tock-page-deal-of = Geben { $n } von { $all }
tock-page-facts = 2 bis 6 Spieler, 45 Minuten
tock-page-blurb = Spiel eine Karte, zieh eine Figur, und bring mit deinem Partner alle ins Ziel. Wen du triffst, der geht zurück ins Lager.
tock-page-part-base = Lager
tock-page-part-start = Startfeld
tock-page-part-gate = Tor
tock-page-part-lane = Zielgasse
tock-page-parts = Deine Seite des Bretts. Eine Figur kommt aus deinem Lager auf dein Startfeld, läuft im Uhrzeigersinn einmal um den Ring und biegt an deinem Tor in deine Zielgasse ab.
tock-page-option-deck = Karten
tock-page-option-sides = Seiten
tock-page-option-kitty = Jeder hat einen Talon
tock-page-option-fold = Eine nutzlose Hand wird ganz abgelegt
tock-page-option-direction = Richtung
tock-page-option-friendly-fire = Man darf auf der eigenen Seite landen
tock-page-option-jack = Der Bube verschont Figuren auf ihrem Start
tock-page-value-plain = 52 Karten
tock-page-value-jokers = mit zwei Jokern
tock-page-value-tarot = mit Rittern und Trümpfen
tock-page-value-double = jeder zwei Farben
tock-page-value-pairs = Partner
tock-page-value-alone = jeder für sich
tock-page-value-clockwise = im Uhrzeigersinn
tock-page-value-anticlockwise = gegen den Uhrzeigersinn
tock-page-rule-deck = { $value ->
    [jokers] Zwei Joker sind im Spiel: Jeder gilt als eine Karte deiner Wahl, vom Ass bis zum König.
    [tarot] Vier Ritter sind im Spiel, die zur nächsten Figur laufen und sie heimschicken, und vier Trümpfe, die eine gegnerische Figur bewegen.
   *[plain] Gespielt wird mit 52 Karten.
}
tock-page-rule-sides = { $value ->
    [double] Jeder führt zwei Farben, zusammen acht Figuren.
    [pairs] Partner sitzen einander gegenüber, schieben sich nach jedem Geben eine Karte zu und gewinnen gemeinsam.
   *[alone] Jeder spielt für sich: Wer vier Figuren im Ziel hat, gewinnt.
}
tock-page-rule-kitty = { $value ->
    [true] Jeder hat einen Talon aus fünf Karten. Nach dem Geben tauschst du eine Karte mit ihm; zuletzt spielst du ihn als Hand.
   *[false] Niemand hat einen Talon, und getauscht wird nicht.
}
tock-page-rule-fold = { $value ->
    [true] Wer nichts ausführen kann, keine Figur im Spiel und keine Karte zum Einsetzen hat, legt die ganze Hand ab und wartet auf das nächste Geben.
   *[false] Wer nichts ausführen kann, legt immer nur eine Karte ab.
}
tock-page-rule-direction = { $value ->
    [anticlockwise] Die Figuren ziehen gegen den Uhrzeigersinn: Nur ein Zug über Start und Tor hinweg führt ins Ziel.
   *[clockwise] Die Figuren ziehen im Uhrzeigersinn.
}
tock-page-rule-friendly-fire = { $value ->
    [true] Man darf auf Figuren der eigenen Seite landen, und auch sie gehen zurück ins Lager.
   *[false] Auf Figuren der eigenen Seite landet man nicht.
}
tock-page-rule-jack = { $value ->
    [true] Ein Bube holt keine andere Figur von ihrem eigenen Startfeld.
   *[false] Ein Bube darf auch eine Figur von ihrem eigenen Startfeld holen.
}
tock-page-preset-usual = Üblich
tock-page-preset-sheet = Wie auf dem Blatt
tock-page-preset-jokers = Partner mit Jokern
tock-page-preset-alone = Jeder für sich
tock-page-preset-double = Zwei Farben für jeden
tock-page-preset-single = Karte für Karte
tock-page-hint-home = ins Ziel
