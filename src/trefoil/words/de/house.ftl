# Was das Haus sagt, was immer gespielt wird.

house-seat = Platz { $seat }
house-you = du
house-nature = Zufall
house-and = { $names } und { $name }

house-how = { $level ->
    [uniform] zufällig
    [beginner] wie Anfänger
    [casual] zum Vergnügen und mit Fehlern
    [greedy] mit Bedacht
    [search] mit Weitblick
   *[master] wie Meister
}
house-welcome = { $title } für { $players } Personen. Du sitzt auf Platz { $seat }; die anderen sind Bots und spielen { house-how }.
house-hint = Antworte mit einer Nummer oder einem Zug. ? erklärt, quit verlässt das Spiel.
house-prompt = Dein Zug:
house-not-now = { $text } ist keiner deiner Züge: möglich sind { $first } bis { $last }, ein Zug aus der Liste oder ? für Hilfe.
house-not-over = Das Spiel ist nicht zu Ende: { $name } ist am Zug.
house-earlier-rules = Die Züge folgen Fassung { NUMBER($theirs) } der Regeln; hier wird Fassung { NUMBER($ours) } gespielt. Sie stehen da, wie sie aufgeschrieben wurden, und sind nicht geprüft.
house-narrow = Der Tisch ist { NUMBER($needed) } Spalten breit, dieses Fenster { NUMBER($width) }: Ein breiteres Fenster zeigt ihn in einem Stück.
house-forced = Du hattest keinen anderen Zug.

house-help =
    Was du tippen kannst:
      eine Nummer, ein Zug    spielt ihn
      nichts, nur Enter       zeigt den Tisch und deine Züge noch einmal
      ?                       zeigt diese Hilfe
      hint                    sagt, was ein starker Bot spielen würde
      undo                    geht zurück zu deiner letzten Entscheidung
      save DATEI              schreibt das Spiel in eine Datei
      quit                    verlässt das Spiel; du kannst es später fortsetzen
house-rules = Alle Regeln (auf Englisch): { $command }

house-undone = Zurück zu deiner letzten Entscheidung.
house-nothing-to-undo = Du hast noch keinen Zug gemacht, also gibt es nichts zurückzunehmen.
house-save-where = Sag, wohin das Spiel geschrieben wird: save DATEI
house-saved =
    Das Spiel steht in { $file }. Bedenke: Eine Aufzeichnung zeigt alles, auch die Geheimnisse der anderen.
    So geht es jederzeit weiter: { $command }
house-not-ours = { $file } gibt es schon und ist kein aufgezeichnetes Spiel, also bleibt die Datei, wie sie ist: Wähle einen anderen Namen.
house-not-saved = Das Spiel konnte nicht in { $file } geschrieben werden: { $reason }.
house-left = Du verlässt den Tisch. So geht das Spiel jederzeit weiter: { $command }
house-left-unkept = Du verlässt den Tisch.
house-look-again = So siehst du das Spiel noch einmal an: { $command }

# Was ein starker Bot rät.
house-hint-best = { $who ->
    [you] Du solltest { $move } spielen, { $meaning }{ house-hint-sure }
   *[other] { $name } sollte { $move } spielen, { $meaning }{ house-hint-sure }
}
house-hint-sure = { $certainty ->
    [exact] : das ist ausgerechnet. Damit gewinnt man von hier aus wohl { NUMBER($share) } % der Spiele.
   *[guess] . Damit gewinnt man von hier aus wohl { NUMBER($share) } % der Spiele.
}
house-hint-forced = { $who ->
    [you] Du kannst nur { $move } spielen, { $meaning }.
   *[other] { $name } kann nur { $move } spielen, { $meaning }.
}
house-hint-next = Das Nächstbeste ist { $move }, { $meaning }, mit { NUMBER($share) } %.
house-hint-only = Es gibt keinen anderen Zug.
house-hint-chances = Was als Nächstes kommt, nach allem, was du wissen kannst: { $chances }.
house-hint-chance = { $what } { NUMBER($share) } %
