# Was die Seite rund um die Spiele sagt.

page-home = Zur Startseite
page-you = Du
page-bot = Bot
page-away = nicht da
page-here = da
page-seat-of = { $name }
page-titled = { $title }: { $rest }
page-game-over = Das Spiel ist zu Ende
page-turn-of = { $name } ist am Zug
page-your-turn = Du bist am Zug
page-sure = So spielen?
page-confirm = Spielen
page-back = Schritt zurück
page-dealing = Es wird gemischt, nachprüfbar für alle
page-tagline = Ein Tisch für zwei Spiele
page-play-now = Jetzt spielen
page-with-friends = Mit Freunden
page-one-screen = An einem Gerät
page-local = Auf diesem Gerät
page-local-note = Nur auf diesem Gerät aufbewahrt. Auch die Bots denken hier, es geht also ohne Verbindung; gezogen wird hier, und nichts beweist, dass es gerecht zuging.
page-local-remove = Entfernen
page-local-full = Auf diesem Gerät ist kein Platz mehr: Die Partie geht weiter, ist aber verloren, wenn die Seite geschlossen wird.
page-local-forbidden = Dieser Browser bewahrt keine Partien auf: Diese geht weiter, ist aber verloren, wenn die Seite geschlossen wird.
page-local-none = Diese Partie gibt es auf diesem Gerät nicht.
page-local-damaged = Diese Partie wurde nicht ganz aufbewahrt und kann nicht weitergespielt werden.
page-local-foreign = Das ist keine Partie von Trefoil.
page-local-rules = Diese Partie begann nach anderen Regeln, als heute gespielt wird, und kann nicht weitergespielt werden.
page-rules = Regeln
page-rules-of = Regeln von { $game }
page-rules-page = Die ganze Regelseite
page-print = Drucken
page-open-tables = Offene Tische
page-waiting-playing = { $waiting } wartend, { $playing } im Spiel
page-no-tables = Kein öffentlicher Tisch wartet. Eröffne einen mit Freunden, oder spiel jetzt.
page-table-for = { $game } zu { $n }
page-no-clock = ohne Uhr
page-seats-free = { $n ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
page-somebody = Jemand
page-join = Mitspielen
page-watch = Zusehen
page-my-tables = Deine Tische
page-against-bots = { $n ->
    [0] Ohne Bots
    [one] Gegen einen Bot
   *[other] Gegen { $n } Bots
}
page-phase-lobby = wartet auf Mitspieler
page-phase-playing = läuft
page-phase-over = zu Ende
page-see = Ansehen
page-return-to = Zurück
page-code = Link oder Code eines Tisches
page-open = Öffnen
page-colophon = Trefoil ist freie Software, unabhängig von Autoren und Verlagen der Spiele. Nichts auf dieser Seite kommt von anderswo.
page-language = Sprache
page-theme = Hell oder dunkel
page-light = hell
page-dark = dunkel
page-close = Schließen
page-your-name = Dein Name
page-how-many = Wie viele spielen?
page-who-plays = Wer spielt?
page-player-number = Spieler { $n }
page-bot-name = { $n ->
    [0] Erle
    [1] Birke
    [2] Hasel
    [3] Linde
    [4] Eberesche
   *[other] Weide
}
page-bots-play = Bots spielen
page-level-uniform = zufällig
page-level-beginner = wie ein Anfänger
page-level-casual = zum Vergnügen
page-level-greedy = gut
page-level-search = sehr gut
page-level-master = wie ein Meister
page-open-seat = Freier Platz
page-clock = Uhr
page-clock-none = keine
page-clock-quick = 5 Minuten für jeden, 10 Sekunden je Zug
page-clock-slow = 15 Minuten für jeden, 20 Sekunden je Zug
page-clock-days = drei Tage je Zug
page-listed = Diesen Tisch allen zeigen
page-own-rules = Eigene Regeln
page-usual-rules = So wird es meistens gespielt.
page-change-rules = Regeln ändern
page-who-begins = Wer anfängt
page-by-lot = das Los entscheidet
page-youngest = Wenn anfängt, wer am jüngsten ist: Wähle hier, wer das ist.
page-seat-number = Platz { $n }
page-begins = { $name } fängt an.
page-table-rules = Regeln an diesem Tisch
page-not-usual = nicht die übliche Regel
page-bold-is = Fett: was nicht üblich ist.
page-level-not-yet = { $level }: mit diesen Regeln noch nicht
page-record-note = Die Aufzeichnung eines beendeten Spiels können alle herunterladen, die mitgespielt haben; sie zeigt alles, auch Verdecktes.
page-lay-table = Tisch decken
page-begin = Anfangen
page-lobby-title = Ein Tisch
page-starting = Einen Moment, der Tisch wird gedeckt.
page-seats = Plätze
page-this-is-you = das bist du
page-partner-of-seat = Partner von Platz { $n }
page-sit-here = Hier sitzen
page-move-here = Hierher
page-put-bot = Bot
page-open-up = Freigeben
page-stand-up = Aufstehen
page-put-out = Hinausbitten
page-start = Starten
page-start-waits = { $n ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist noch frei: warte, oder setz einen Bot hin.
   *[other] { $n } Plätze sind noch frei: warte, oder setz Bots hin.
}
page-host-starts = Der Gastgeber beginnt das Spiel.
page-take-a-seat = Du siehst zu. Nimm einen freien Platz, um mitzuspielen.
page-invite = Einladen
page-invite-more = Wer diesen Link öffnet, kann zusehen und einen freien Platz nehmen.
page-qr = Der Link als QR-Code
page-link = Link zu diesem Tisch
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-connecting = Auf dem Weg zum Tisch
page-lost = Die Verbindung ist weg.
page-lost-more = Es wird neu versucht; nichts geht verloren.
page-dead-link = Bitte um einen neuen Link, oder eröffne selbst einen Tisch.
page-bye-put-out = Der Gastgeber hat dich vom Tisch gebeten.
page-bye-moved = Dein Platz wird jetzt auf einem anderen Gerät gespielt.
page-bye-deleted = Diesen Tisch gibt es nicht mehr.
page-undo = Zurücknehmen
page-chat = Gespräch
page-sound = Ton
page-menu = Menü
page-log = Was geschah
page-nothing-yet = Noch nichts.
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Etwas sagen
page-send = Senden
page-chat-watching = Wer am Tisch sitzt, kann mitreden.
page-chat-on = Gespräch einschalten
page-chat-off = Gespräch ausschalten
page-react-hello = Hallo
page-react-nice = Gut gespielt
page-react-ouch = Autsch
page-react-thinking = Ich überlege
page-react-laugh = Haha
page-react-sorry = Tut mir leid
page-react-thanks = Danke
page-react-hurry = Na komm
page-asked = Eine Frage an alle
page-asks-undo = { $name } möchte den letzten Zug zurücknehmen.
page-asks-end = { $name } möchte das Spiel jetzt beenden.
page-hint = Tipp
page-hint-ask = Alle fragen, ob Tipps erlaubt sind
page-hint-thinking = Ein Bot denkt über deinen Zug nach.
page-hint-best = { $certainty ->
    [exact] Das Beste, und das ist ausgerechnet: { $turn }. Damit gewinnt man von hier aus { NUMBER($share) } % der Spiele.
   *[guess] Ein starker Bot würde spielen: { $turn }. Damit gewinnt man von hier aus wohl { NUMBER($share) } % der Spiele.
}
page-hint-next = Das Nächstbeste: { $turn }, mit { NUMBER($share) } %.
page-hint-off = Hier spielen mehrere. Tipps gibt es, sobald alle zugestimmt haben.
page-hint-turn = Einen Tipp gibt es, wenn du am Zug bist.
page-hint-busy = Ein Tipp nach dem anderen: der Bot denkt noch nach.
page-hint-bots = Die Bots werden vorbereitet. Frage in einer Minute noch einmal.
page-hint-none = Der Bot hat gerade keinen Tipp. Frage noch einmal.
page-hint-round = Tipps zeigen, was ein starker Bot spielen würde. Fragt alle an diesem Bildschirm: Sind Tipps für alle in Ordnung?
page-hint-agree = Alle sind einverstanden
page-asks-hints = { $name } möchte, dass alle nach Tipps fragen dürfen.
page-out-of-time = { $who ->
    [you] Deine Zeit ist abgelaufen: ein Bot spielt diesen Zug.
   *[other] Die Zeit von { $name } ist abgelaufen: ein Bot spielt diesen Zug.
}
page-bot-failed = Ein Bot hat nicht geantwortet: ein schwächerer hat diesen Zug für { $name } gespielt.
page-undone = Ein Zug wurde zurückgenommen.
page-not-agreed = { $name } möchte das lieber nicht.
page-hints-agreed = Alle dürfen jetzt nach Tipps fragen.
page-asked-waits = Die anderen werden gefragt.
page-yes = Ja
page-no = Nein
page-hand-over = Gib das Gerät an { $name }
page-i-am = Ich bin { $name }
page-careful = Meine Züge bestätigen
page-other-device = Auf anderem Gerät weiterspielen
page-code-is = Öffne dort diesen Tisch und gib ein
page-seat-code = Code eines Platzes
page-refused-code = Dieser Code stimmt nicht oder ist zu alt. Hole auf dem anderen Gerät einen neuen.
page-end-game = Spiel beenden
page-keys = Tasten: D zieht, K behält, Zahlen wählen, H fragt nach einem Tipp, Enter bestätigt, Escape geht zurück.
page-score-sheet = Wertungsblatt
page-ended-early = Das Spiel wurde vorzeitig beendet
page-rematch = Revanche
page-next-table = Zum nächsten Spiel
page-save-record = Aufzeichnung speichern
page-check-deal = Mischung prüfen
page-see-table = Den Tisch ansehen
page-checking = Das Spiel wird noch einmal gegeben
page-fair = { $n ->
    [0] Was dieser Browser prüfen kann, stimmt: Die Versprechen wurden gehalten, und gezogen wurde nichts.
    [one] Was dieser Browser prüfen kann, stimmt: Die Versprechen wurden gehalten, und die eine Ziehung folgt daraus.
   *[other] Was dieser Browser prüfen kann, stimmt: Die Versprechen wurden gehalten, und alle { $n } Ziehungen folgen daraus.
}
page-fair-mine = Dein eigener Zufall steckt in der Mischung, und die Liste der Versprechen ist die, die dieser Browser gesehen hat.
page-fair-not-mine = Von diesem Browser steckt kein Zufall in der Mischung; er kann nicht sagen, ob jemand sie ausgesucht hat.
page-fair-nobody = Niemand am Tisch gab eigenen Zufall dazu: Der Server allein hat diese Mischung ausgesucht.
page-fair-silent = Zufall versprochen und nicht gezeigt: { $who }. Zusammen mit dem Server lässt das die Wahl unter { $n } Mischungen.
page-fair-first = Dieses Spiel wurde nach einer früheren Fassung gegeben, die weniger beweist: Der Server hätte noch etwas dazugeben können, als er deinen Zufall schon kannte.
page-fair-more = Diese Seite kennt keine Regeln: Was jede Ziehung hätte ergeben können, sagt der Server. Speichere die Aufzeichnung, dann rechnet dieser Befehl auch das nach:
page-fair-file = aufzeichnung.json
page-unfair = Die Mischung passt nicht zu ihrem Beweis.
page-unfair-unreadable = Der Beweis ist nicht lesbar.
page-unfair-secret = Das Geheimnis ist nicht das versprochene.
page-unfair-promise = Jemandes Zufall ist nicht der versprochene.
page-unfair-list = Die Liste der Versprechen ist nicht die, die geschlossen wurde.
page-unfair-ruleset = Der Beweis gehört zu anderen Regeln oder Einstellungen.
page-unfair-first = Ein anderer Platz hätte anfangen müssen, oder die Einstellungen waren andere.
page-unfair-draws = Nicht jede Ziehung folgt aus den Versprechen.
page-unfair-moves = Der Beweis erzählt andere Züge, als dieser Browser gesehen hat.
page-unfair-deal = Das ist nicht die Mischung, deren Beginn dieser Browser gesehen hat.
page-unfair-mine = Der Zufall, den dieser Browser versprach, steckt nicht in der Mischung: Er kam zu spät, oder der Server ließ ihn weg.
page-deal-other = Das Mischen wurde ein zweites Mal begonnen. Dieser Browser gibt seinen Zufall nur einmal dazu, also nicht zu diesem.
page-deal-list = Die Liste der Versprechen ist nicht die vereinbarte. Diese Mischung könnte ausgesucht sein.
page-deal-left-out = Gemischt wurde ohne deinen Zufall: Er kam zu spät, oder der Server ließ ihn weg.
page-refused-command = Das wurde nicht verstanden. Lade die Seite neu und versuche es noch einmal.
page-refused-table = Diesen Tisch gibt es nicht, oder er gehört dir nicht.
page-refused-yours = Das darf nur der Gastgeber oder wem der Platz gehört.
page-refused-now = Das geht gerade nicht.
page-refused-stale = Das Spiel ist inzwischen weitergegangen; so steht es jetzt.
page-refused-unfinished = Dieser Zug muss weitergehen.
page-refused-nature = Der Zufall hat seitdem gesprochen, es gibt kein Zurück.
page-refused-option = So lässt sich kein Tisch einrichten.
page-refused-taken = Jemand anders war schneller. Wähle einen anderen Platz.
page-refused-muted = Das Gespräch ist ausgeschaltet.
page-refused-fast = Das war etwas zu schnell. Warte einen Moment und versuche es noch einmal.
page-refused-many = Hier sind gerade zu viele Tische oder Leute. Versuche es später.
page-refused-compiling = Die Regeln werden vorbereitet. Das geschieht nur einmal und dauert eine Minute.
page-refused-closing = Der Server startet gleich neu. Du bist in einem Moment wieder da.
page-refused-unavailable = Der Server konnte das nicht speichern. Nichts hat sich geändert; versuche es noch einmal.
page-refused-closed = Dieser Tisch lässt sich nicht mehr öffnen: Er ist beschädigt oder stammt von einer anderen Version des Servers.
page-refused-gone = Der Server antwortet nicht. Prüfe deine Verbindung; diese Seite versucht es weiter.

# Wenn etwas nicht geht
page-nowhere = Diese Seite gibt es nicht
page-nowhere-more = Die Adresse ist falsch geschrieben oder abgeschnitten, oder was hier war, ist fort.
page-not-loaded = Ein Teil dieser Seite konnte nicht geladen werden
page-not-loaded-more = Der Server wurde inzwischen erneuert, oder er antwortet nicht. Von deinen Partien ist nichts verloren.
page-broken = Auf dieser Seite ist etwas schiefgegangen
page-broken-more = Deine Partien sind auf dem Server aufgehoben. Lade die Seite neu, um weiterzuspielen.
page-reload = Seite neu laden
page-fault = Diese Seite konnte nicht zeigen, was sie gehört hat, und sieht noch einmal nach.
page-undo-sure = Den letzten Zug zurücknehmen?
page-awaits = Es fehlt noch: { $names }. Die Partie beginnt, sobald alle da sind.
page-kernel-none = Dieser Browser kann nicht ohne den Server spielen: Er ist zu alt. Erneuere ihn oder nimm einen anderen.
page-kernel-not-loaded = Die Regeln dieses Spiels konnten nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
page-kernel-network = Was der Meister gelernt hat, ist nicht ganz angekommen. Lade die Seite neu oder wähle eine andere Stufe.
page-kernel-bots = Die Bots dieser Seite haben aufgehört. Versuche es noch einmal; hilft das nicht, lade die Seite neu.
page-no-board = Für dieses Spiel gibt es hier kein Brett; im Terminal lässt es sich spielen.
