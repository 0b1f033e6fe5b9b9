# What the page says around the games.

page-home = To the first page
page-you = You
page-bot = bot
page-away = away
page-here = here
page-seat-of = { $name }
page-titled = { $title }: { $rest }
page-game-over = The game is over
page-turn-of = { $name } is to move
page-your-turn = Your turn
page-sure = Play it like this?
page-confirm = Play
page-back = Step back
page-dealing = The deal is being made fair
page-tagline = A table for two games
page-play-now = Play now
page-with-friends = With friends
page-one-screen = Round one screen
page-local = On this device
page-local-note = Kept on this device alone. Bots think here too, so it works without a connection; the deal is drawn here, and nothing proves that it was fair.
page-local-remove = Remove
page-local-full = There is no room left on this device: the game goes on, but is lost when the page is closed.
page-local-forbidden = This browser keeps no games: the game goes on, but is lost when the page is closed.
page-local-none = There is no such game on this device.
page-local-damaged = This game was not kept whole, and cannot be played on.
page-local-foreign = This is not a game of Trefoil.
page-local-rules = This game was begun with other rules than are played now, and cannot be played on.
page-rules = Rules
page-rules-of = Rules of { $game }
page-rules-page = The whole page of rules
page-print = Print
page-open-tables = Open tables
page-waiting-playing = { $waiting } waiting, { $playing } being played
page-no-tables = No public table is waiting. Lay one out with friends, or play now.
page-table-for = { $game } for { $n }
page-no-clock = no clock
page-seats-free = { $n ->
    [0] no seat free
    [one] one seat free
   *[other] { $n } seats free
}
page-somebody = Somebody
page-join = Join
page-watch = Watch
page-my-tables = Your tables
page-against-bots = { $n ->
    [0] Without bots
    [one] Against one bot
   *[other] Against { $n } bots
}
page-phase-lobby = waiting for players
page-phase-playing = being played
page-phase-over = over
page-see = Look
page-return-to = Return
page-code = Link or code of a table
page-open = Open
page-colophon = Trefoil is free software, independent of the designers and publishers of the games. Nothing on this page comes from another host.
page-language = Language
page-theme = Light or dark
page-light = light
page-dark = dark
page-close = Close
page-your-name = Your name
page-how-many = How many play?
page-who-plays = Who plays?
page-player-number = Player { $n }
page-bot-name = { $n ->
    [0] Alder
    [1] Birch
    [2] Hazel
    [3] Linden
    [4] Rowan
   *[other] Willow
}
page-bots-play = Bots play
page-level-uniform = at random
page-level-beginner = like a beginner
page-level-casual = for pleasure
page-level-greedy = well
page-level-search = very well
page-level-master = like a master
page-open-seat = Open seat
page-clock = Clock
page-clock-none = none
page-clock-quick = 5 minutes each, 10 seconds a turn
page-clock-slow = 15 minutes each, 20 seconds a turn
page-clock-days = three days a turn
page-listed = Show this table to everybody
page-own-rules = Own rules
page-usual-rules = As most tables play it.
page-change-rules = Change the rules
page-who-begins = Who begins
page-by-lot = by lot
page-youngest = If the youngest begins, choose here who that is.
page-seat-number = Seat { $n }
page-begins = { $name } begins.
page-table-rules = Rules of this table
page-not-usual = not the usual rule
page-bold-is = In bold: what is not usual.
page-level-not-yet = { $level }: not there yet for these rules
page-record-note = The record of a finished game can be downloaded by those who played it, and shows everything, hidden tokens and hands too.
page-lay-table = Lay the table
page-begin = Begin
page-lobby-title = A table
page-starting = One moment, the table is being laid.
page-seats = Seats
page-this-is-you = this is you
page-partner-of-seat = partner of seat { $n }
page-sit-here = Sit here
page-move-here = Move here
page-put-bot = Bot
page-open-up = Open
page-stand-up = Stand up
page-put-out = Put out
page-start = Start
page-start-waits = { $n ->
    [0] Every seat is taken.
    [one] One seat is still open: wait, or put a bot there.
   *[other] { $n } seats are still open: wait, or put bots there.
}
page-host-starts = The host begins the game.
page-take-a-seat = You are watching. Take an open seat to play.
page-invite = Invite
page-invite-more = Whoever opens this link can watch, and take an open seat.
page-qr = The link as a QR code
page-link = Link to this table
page-copy = Copy
page-copied = Copied
page-share = Share
page-connecting = Walking to the table
page-lost = The connection is lost.
page-lost-more = Trying again; nothing is lost.
page-dead-link = Ask for a new link, or begin a table of your own.
page-bye-put-out = The host has put you out of this table.
page-bye-moved = Your seat is played on another device now.
page-bye-deleted = This table is gone.
page-undo = Take back
page-chat = Chat
page-sound = Sound
page-menu = Menu
page-log = What happened
page-nothing-yet = Nothing yet.
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-send = Send
page-chat-watching = Whoever sits at the table can talk.
page-chat-on = Turn the chat on
page-chat-off = Turn the chat off
page-react-hello = Hello
page-react-nice = Well played
page-react-ouch = Ouch
page-react-thinking = I am thinking
page-react-laugh = Ha
page-react-sorry = Sorry
page-react-thanks = Thank you
page-react-hurry = Come on
page-asked = A question to everybody
page-asks-undo = { $name } would like to take the last turn back.
page-asks-end = { $name } would like to end the game now.
page-hint = Hint
page-hint-ask = Ask everybody whether hints are allowed
page-hint-thinking = A bot is thinking about your turn.
page-hint-best = { $certainty ->
    [exact] Best is, and that is reckoned out: { $turn }. It wins { NUMBER($share) } % of the games from here.
   *[guess] A strong bot would play: { $turn }. It seems to win { NUMBER($share) } % of the games from here.
}
page-hint-next = Next best: { $turn }, with { NUMBER($share) } %.
page-hint-off = Several of you play here. Hints can be had once everybody has agreed.
page-hint-turn = A hint can be had when it is your turn.
page-hint-busy = One hint at a time: the bot is still thinking.
page-hint-bots = The bots are being made ready. Ask again in a minute.
page-hint-none = The bot has no hint now. Ask again.
page-hint-round = Hints show what a strong bot would play. Ask everybody round this screen: are hints all right for all of you?
page-hint-agree = Everybody agrees
page-asks-hints = { $name } would like everybody to be able to ask for hints.
page-out-of-time = { $who ->
    [you] Your time has run out: a bot plays this turn.
   *[other] The time of { $name } has run out: a bot plays this turn.
}
page-bot-failed = A bot gave no answer: a weaker one played this turn for { $name }.
page-undone = A turn was taken back.
page-not-agreed = { $name } would rather not.
page-hints-agreed = Everybody may ask for hints now.
page-asked-waits = The others are being asked.
page-yes = Yes
page-no = No
page-hand-over = Pass the screen to { $name }
page-i-am = I am { $name }
page-careful = Confirm my moves
page-other-device = Go on with another device
page-code-is = Open this table there and enter
page-seat-code = Code of a seat
page-refused-code = This code is not right, or too old. Ask for a new one on the other device.
page-end-game = End the game
page-keys = Keys: D draws, K keeps, numbers choose, H asks for a hint, Enter confirms, Escape steps back.
page-score-sheet = Score sheet
page-ended-early = The game was ended early
page-rematch = Rematch
page-next-table = To the next game
page-save-record = Save the record
page-check-deal = Check the deal
page-see-table = See the table
page-checking = Dealing the game again
page-fair = { $n ->
    [0] What this browser can check is right: the promises were kept, and nothing was drawn.
    [one] What this browser can check is right: the promises were kept, and the one draw follows from them.
   *[other] What this browser can check is right: the promises were kept, and all { $n } draws follow from them.
}
page-fair-mine = Your own chance is in the deal, and the list of promises is the one that this browser saw.
page-fair-not-mine = No chance of this browser is in the deal, so it cannot tell whether somebody chose it.
page-fair-nobody = Nobody at the table added chance of their own: the server alone chose this deal.
page-fair-silent = { $who } promised chance and did not show it. Together with the server that leaves a choice among { $n } deals.
page-fair-first = This game was dealt by an earlier version, which proves less: the server could have added to the deal after it knew your chance.
page-fair-more = This page knows no rules: what each draw could have given is the server's word. Save the record, and this command computes that too:
page-fair-file = record.json
page-unfair = The deal does not agree with its proof.
page-unfair-unreadable = The proof cannot be read.
page-unfair-secret = The secret is not the one that was promised.
page-unfair-promise = Somebody's chance is not the one that they had promised.
page-unfair-list = The list of promises is not the one that was closed.
page-unfair-ruleset = The proof belongs to other rules or options.
page-unfair-first = Another seat should have been first, or the options were others.
page-unfair-draws = Not every draw follows from the promises.
page-unfair-moves = The proof tells other moves than this browser has seen.
page-unfair-deal = This is not the deal that this browser saw begin.
page-unfair-mine = The chance that this browser promised is not in the deal: it arrived too late, or the server left it out.
page-deal-other = The deal was begun a second time. This browser adds its chance only once, so it did not add to this one.
page-deal-list = The list of promises is not the one that was agreed. This deal could have been chosen.
page-deal-left-out = The deal was made without your chance: it arrived too late, or the server left it out.
page-refused-command = That was not understood. Load the page again and try once more.
page-refused-table = There is no such table, or it is not yours.
page-refused-yours = Only the host, or the owner of the seat, may do that.
page-refused-now = That is not possible at this moment.
page-refused-stale = The game has moved on since; here is how it stands now.
page-refused-unfinished = This turn has to go on.
page-refused-nature = Chance has spoken since, so there is no way back.
page-refused-option = A table cannot be set up this way.
page-refused-taken = Somebody else took that seat first. Choose another.
page-refused-muted = The chat is turned off.
page-refused-fast = That was a little too quick. Wait a moment and try again.
page-refused-many = There are too many tables or people here now. Try again later.
page-refused-compiling = The rules are being made ready. This happens once and takes a minute; the table opens by itself.
page-refused-closing = The server is about to restart. You will be back in a moment.
page-refused-unavailable = The server could not store that. Nothing was changed; try again.
page-refused-closed = This table cannot be opened any more: it is damaged, or another version of the server made it.
page-refused-gone = The server does not answer. Check your connection; this page keeps trying.

# When something does not work
page-nowhere = There is no such page
page-nowhere-more = The address is mistyped or cut short, or what was here is gone.
page-not-loaded = A part of this page could not be loaded
page-not-loaded-more = The server was updated meanwhile, or it does not answer. Nothing of your games is lost.
page-broken = Something went wrong on this page
page-broken-more = Your games are kept on the server. Load the page again to go on.
page-reload = Load the page again
page-fault = This page could not show what it was told, and looks at the table again.
page-undo-sure = Take your last turn back?
page-awaits = Waiting for { $names }: the game begins as soon as everybody is here.
page-kernel-none = This browser cannot play without the server: it is too old. Update it, or use another one.
page-kernel-not-loaded = The rules of this game could not be loaded. Check your connection and try again.
page-kernel-network = What the master has learned did not arrive whole. Load the page again, or choose another level.
page-kernel-bots = The bots of this page have stopped. Try again; if that does not help, load the page again.
page-no-board = This game has no board here; it can be played in the terminal.
