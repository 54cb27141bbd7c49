const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Home-Bw5J0ICI.js","assets/disclose-version-D5EiSdOE.js","assets/SeatMark-Beda33s9.js","assets/seats-D3zCyMcT.js","assets/SeatMark-r13oFGwx.css","assets/Die-Dc57iuLY.js","assets/icons-hgvYGpEl.js","assets/TopBar-DyKbZq3i.js","assets/TopBar-BQKFoql9.css","assets/Coin-BWviekob.js","assets/Coin-CN4Ui9Ep.css","assets/Qr-DlbztWFT.js","assets/trash-4Z0hB9GC.js","assets/me.svelte-DAI6fVA8.js","assets/games-BOnlkQoo.js","assets/tables-Bph9knmP.js","assets/GameBox-BdFjue0w.js","assets/random-CjWfEZmS.js","assets/Icon-ChM4fFS9.js","assets/Icon-x3j80quo.css","assets/draw-BUk05O9u.js","assets/Rings-DsPEWVAZ.js","assets/Pennant-u9KFcobe.js","assets/GameBox-CIGGcIo2.css","assets/Home-QLvZgE6S.css","assets/NewTable-BfedY_tc.js","assets/Select-Cbl-Ci3U.js","assets/chevron-down-D64H5JbG.js","assets/Select-BOe6s7u0.css","assets/Banner-YU6N8nDe.js","assets/NewTable-BOufInxV.css","assets/TablePage-BluO-NBA.js","assets/keys-DwAP2FUU.js","assets/roving-CsWt_2bc.js","assets/check-DuFdpzX1.js","assets/passing-Bfct5pfj.js","assets/fast-forward-P3ON2rj7.js","assets/invite-C3WKeWuK.js","assets/coach-DUoKNvfZ.js","assets/RoundTrack-BbLEhQ51.js","assets/copy-DsLq4bKG.js","assets/RoundTrack-CKIuZY76.css","assets/TablePage-Cy2oQoEa.css","assets/Replay-DwAGI_qe.js","assets/eye-DjYlXPVL.js","assets/chevron-right-BqpIipH7.js","assets/Replay-PyxUmVwG.css","assets/Learn-C5efm8s4.js","assets/Scene-BUddQJD-.js","assets/Scene-Cy96oBa7.css","assets/Learn-CBpk_5Bb.css","assets/Rules-CoxTfExy.js","assets/search-95ukub5R.js","assets/Rules-C1cH1VF9.css","assets/Cards-CIvxKE4r.js","assets/card-qoCsuAfV.js","assets/scenery-Civ6fsK9.js","assets/states-Dj27GWhE.js","assets/Card-D6xYcnif.js","assets/rolldown-runtime-DK3Fl9T5.js","assets/DrawnCard-B9pHMQRI.js","assets/RichText-tdT-hsAU.js","assets/RichText-BoDc5hrh.css","assets/DrawnCard-B_sntAxv.css","assets/Filters-DvorAXZW.js","assets/search-ChBm5H_0.js","assets/WindowGlyph-5CyeJFTQ.js","assets/Filters-Mf47xTRF.css","assets/Cards-D1oMXCGD.css","assets/CardSigns-DGuxs7AY.js","assets/CardSigns-Cx9ijmQU.css","assets/CardPage-BS5GDci_.js","assets/CardPage-BGIexfZR.css","assets/Decks-1p_px2gG.js","assets/portrait-DA0UimY4.js","assets/mine.svelte-iX0aLnNb.js","assets/deck-4W8bYGAo.js","assets/duel-D_vSGp0w.js","assets/DeckText-EPrjHfnx.js","assets/DeckText-PQB-LMyq.css","assets/Tile-BFvnAsv-.js","assets/Tile-B-5Ki6Pk.css","assets/Decks-GcLxSv4C.css","assets/NewDeck-CQ1UzouC.js","assets/HeroPicker-sRfC04TI.js","assets/HeroPicker-QGUJ_xOA.css","assets/NewDeck-ZLMIiXLu.css","assets/SharedDeck-X3H16jGC.js","assets/Slip-DysH_O5c.js","assets/Slip-DpDinEpJ.css","assets/SharedDeck-BHl3vD1-.css","assets/Builder-IS3NVaVX.js","assets/Builder-B8AEftmQ.css","assets/Credits-DMIcet_8.js","assets/Credits-BFCqk3zV.css","assets/Link-r8z2uMxu.js","assets/Link-DrTaclLE.css","assets/NotFound-CI4feen7.js","assets/NotFound-CSoAVlto.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,C as r,D as i,E as a,F as o,H as s,I as c,K as l,M as u,N as d,O as f,P as p,Q as m,R as h,T as g,Z as _,a as v,at as y,ct as b,dt as x,et as S,f as C,ft as w,g as T,h as E,ht as ee,i as te,j as ne,k as D,l as O,lt as k,mt as re,n as A,nt as j,pt as ie,q as M,r as ae,rt as N,st as oe,t as se,tt as ce,u as le,ut as ue,w as de,x as fe,z as pe}from"./disclose-version-D5EiSdOE.js";var P=(e,t,n)=>({wave:`noise`,from:t,to:t*.6,at:e,length:.06,gain:n}),F=(e,t,n,r=.22)=>({wave:`sine`,from:t,at:e,length:n,gain:r}),me={pick:[P(0,1800,.22)],placed:[P(0,700,.45),{wave:`sine`,from:170,to:90,at:0,length:.09,gain:.3}],conquered:[P(0,500,.5),{wave:`triangle`,from:196,to:294,at:.03,length:.2,gain:.24},F(.13,392,.28,.16)],die:[0,.07,.13,.22,.34].map((e,t)=>P(e,2400-t*260,.34-t*.04)),coins:[F(0,1976,.16,.12),F(.07,2637,.22,.12),F(.15,2349,.26,.09)],turn:[F(0,523,.34),F(.14,784,.5)],steel:[P(0,900,.5),F(.01,1245,.22,.14),F(.02,1661,.16,.08)],blade:[{wave:`noise`,from:5200,to:2600,at:0,length:.09,gain:.34},F(.05,2093,.12,.1)],claw:[0,.05,.1].map(e=>({wave:`noise`,from:1500,to:500,at:e,length:.07,gain:.34})),arrow:[{wave:`noise`,from:3400,to:1200,at:0,length:.16,gain:.24},P(.14,420,.5)],frost:[F(0,2637,.3,.09),F(.05,3136,.26,.08),{wave:`noise`,from:6e3,to:3e3,at:0,length:.22,gain:.16}],hammer:[P(0,260,.6),F(.02,523,.4,.16),F(.02,784,.34,.1)],light:[F(0,784,.4,.12),F(.04,1175,.4,.12),F(.08,1568,.42,.1)],thunder:[{wave:`sawtooth`,from:320,to:60,at:0,length:.14,gain:.16},{wave:`noise`,from:700,to:120,at:.03,length:.42,gain:.4}],curse:[{wave:`triangle`,from:220,to:70,at:0,length:.42,gain:.26},{wave:`sine`,from:233,to:74,at:0,length:.42,gain:.2}],bones:[P(0,1300,.3),P(.06,1e3,.3),{wave:`triangle`,from:110,to:55,at:.04,length:.3,gain:.32}],refused:[{wave:`triangle`,from:180,to:120,at:0,length:.16,gain:.3}],end:[F(0,392,.5,.18),F(.14,494,.5,.18),F(.28,587,.5,.18),F(.44,784,.9,.2)]},he=45,I=null,ge=null,_e=!1,ve=!0,ye=.6,be=new Map;function xe(e){ve=e.on??ve,ye=Math.min(1,Math.max(0,e.volume??ye))}function Se(e=window){let t=()=>{_e=!0,n()},n=()=>{e.removeEventListener(`pointerdown`,t,!0),e.removeEventListener(`keydown`,t,!0)};return e.addEventListener(`pointerdown`,t,!0),e.addEventListener(`keydown`,t,!0),n}function Ce(e){if(!ve||ye===0||!_e||typeof AudioContext>`u`)return!1;let t=performance.now();if(t-(be.get(e)??-1/0)<he)return!1;be.set(e,t),I??=new AudioContext,I.state===`suspended`&&I.resume();let n=I.createGain();n.gain.value=ye*ye,n.connect(I.destination);for(let t of me[e])we(I,n,t);return!0}function we(e,t,n){let r=e.currentTime+n.at,i=r+n.length,a=e.createGain();if(a.gain.setValueAtTime(1e-4,r),a.gain.exponentialRampToValueAtTime(n.gain,r+.006),a.gain.exponentialRampToValueAtTime(1e-4,i),a.connect(t),n.wave===`noise`){let t=e.createBufferSource();t.buffer=ge??=Ee(e);let o=e.createBiquadFilter();o.type=`bandpass`,o.Q.value=1.4,Te(o.frequency,n,r,i),t.connect(o).connect(a),t.start(r),t.stop(i)}else{let t=e.createOscillator();t.type=n.wave,Te(t.frequency,n,r,i),t.connect(a),t.start(r),t.stop(i)}}function Te(e,t,n,r){e.setValueAtTime(t.from,n),t.to!==void 0&&e.exponentialRampToValueAtTime(t.to,r)}function Ee(e){let t=e.createBuffer(1,e.sampleRate,e.sampleRate),n=t.getChannelData(0);for(let e=0;e<n.length;e++)n[e]=Math.random()*2-1;return t}var De=`● `,Oe=new Set,L=null,R=null;function ke(){return typeof Notification>`u`?`unsupported`:Notification.permission}async function Ae(){return ke()==="default"?Notification.requestPermission():ke()}function je(e,t){if(!document.hidden||Oe.has(e.key))return!1;if(Oe.add(e.key),Fe(!0),Ce(`turn`),t.notices&&ke()===`granted`){L?.close();try{L=new Notification(e.title,{body:e.body,tag:e.key,icon:`/favicon.svg`}),L.onclick=()=>{window.focus(),L?.close()}}catch{L=null}}return!0}function Me(){Fe(!1),L?.close(),L=null}function Ne(){let e=()=>{document.hidden||Me()};return document.addEventListener(`visibilitychange`,e),()=>document.removeEventListener(`visibilitychange`,e)}function Pe(e){document.title=(R?De:``)+e}function Fe(e){let t=document.title.startsWith(`● `)?document.title.slice(2):document.title;if(!e){document.title=t,R&&(R.link.href=R.href),R=null;return}if(document.title=De+t,R)return;let n=document.querySelector(`link[rel~="icon"]`),r=n??document.createElement(`link`);n||(r.rel=`icon`,document.head.append(r)),R={link:r,href:n?.getAttribute(`href`)??`/favicon.svg`},r.href=`/favicon-turn.svg`}var Ie=`tabard`,Le=`(max-width: 760px), (max-width: 900px) and (orientation: portrait), (max-height: 500px)`;function Re(){return(typeof navigator>`u`?[]:navigator.languages??[]).map(e=>e.slice(0,2)).find(e=>e===`it`||e===`en`)===`it`?`it`:`en`}function ze(){let e={language:Re(),theme:`system`,speed:700,sound:!0,notices:!1,plain:!1,autopass:!0,text:100,log:!0,muted:[]};try{return{...e,...JSON.parse(localStorage.getItem(Ie)??`{}`)}}catch{return e}}var z=new class{#e=N(ce(ze()));#t=N(!1);#n=N(!1);#r=N(!1);#i=N(!1);#a=N(!1);#o=N(!1);constructor(){if(typeof window>`u`||typeof window.matchMedia!=`function`)return;let e=(e,t)=>{let n=window.matchMedia(e);t(n.matches),n.addEventListener(`change`,e=>t(e.matches))};e(`(prefers-color-scheme: dark)`,e=>j(this.#t,e,!0)),e(`(prefers-reduced-motion: reduce)`,e=>j(this.#n,e,!0)),e(Le,e=>j(this.#r,e,!0)),e(`(max-width: 1200px)`,e=>j(this.#i,e,!0)),e(`(max-aspect-ratio: 2/3)`,e=>j(this.#a,e,!0)),e(`(max-height: 500px)`,e=>j(this.#o,e,!0)),window.addEventListener(`storage`,e=>{e.key===Ie&&j(this.#e,ze(),!0)})}get language(){return s(this.#e).language}set language(e){this.#s({language:e})}get themeChoice(){return s(this.#e).theme}set themeChoice(e){this.#s({theme:e})}get theme(){return s(this.#e).theme===`system`?s(this.#t)?`dark`:`light`:s(this.#e).theme}get speed(){return s(this.#e).speed}set speed(e){this.#s({speed:e})}get sound(){return s(this.#e).sound}set sound(e){this.#s({sound:e})}get notices(){return s(this.#e).notices}set notices(e){this.#s({notices:e})}get plain(){return s(this.#e).plain}set plain(e){this.#s({plain:e})}get autopass(){return s(this.#e).autopass}set autopass(e){this.#s({autopass:e})}get text(){return s(this.#e).text}set text(e){this.#s({text:e})}get log(){return s(this.#e).log}set log(e){this.#s({log:e})}get muted(){return s(this.#e).muted}set muted(e){this.#s({muted:e})}get calm(){return s(this.#n)}get phone(){return s(this.#r)||s(this.#i)&&this.text>=200}get tall(){return s(this.#a)}get low(){return s(this.#o)}#s(e){j(this.#e,{...s(this.#e),...e},!0);try{localStorage.setItem(Ie,JSON.stringify(s(this.#e)))}catch{}}},Be=new class{#e=N(ce(typeof location>`u`?`/`:location.pathname));get path(){return s(this.#e)}set path(e){j(this.#e,e,!0)}#t=N(ce(typeof location>`u`?``:location.search));get search(){return s(this.#t)}set search(e){j(this.#t,e,!0)}start(){let e=()=>this.#n(),t=e=>{if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target instanceof Element?e.target.closest(`a`):null;!t||t.target||t.hasAttribute(`download`)||t.origin!==location.origin||t.pathname.startsWith(`/api/`)||t.pathname===location.pathname&&t.hash||(e.preventDefault(),this.go(t.pathname+t.search+t.hash))};return window.addEventListener(`popstate`,e),document.addEventListener(`click`,t),()=>{window.removeEventListener(`popstate`,e),document.removeEventListener(`click`,t)}}go(e,{replace:t=!1}={}){t?history.replaceState(null,``,e):history.pushState(null,``,e),this.#n(),window.scrollTo(0,0)}#n(){this.path=location.pathname,this.search=location.search}},Ve=`# World of Warcraft: The Adventure Game

game-adventure-about = Two to four heroes race through the Eastern Kingdoms: travel, fight, and complete quests; the first with eight valor points wins.

rules-section-adventure-general = Basics
rules-section-adventure-components = What's in the box
rules-section-adventure-map = The map
rules-section-adventure-setup = Setup
rules-section-adventure-double = Two-sided cards
rules-section-adventure-turn = The turn
rules-section-adventure-move = Movement
rules-section-adventure-explore = Exploration
rules-section-adventure-discovery = Discoveries
rules-section-adventure-resource = Resources
rules-section-adventure-challenge = Challenges
rules-section-adventure-encounter = Encounters
rules-section-adventure-power = Special powers
rules-section-adventure-event = Events
rules-section-adventure-upkeep = Upkeep
rules-section-adventure-win = Winning
rules-section-adventure-damage = Damage
rules-section-adventure-defeat = Defeat
rules-section-adventure-level = Levels
rules-section-adventure-affiliation = Horde and Alliance
rules-section-adventure-character = Heroes
rules-section-adventure-quest = Quests
rules-section-adventure-log = The quest log
rules-section-adventure-item = Items
rules-section-adventure-equip = Equipping
rules-section-adventure-pack = The pack
rules-section-adventure-weapon = Weapons
rules-section-adventure-armor = Armor
rules-section-adventure-potion = Potions
rules-section-adventure-ability = Ability cards
rules-section-adventure-energy = Energy
rules-section-adventure-hand = The hand
rules-section-adventure-timing = Timing
rules-section-adventure-keyword = Words on cards
rules-section-adventure-combat = Combat
rules-section-adventure-pvp = Combat between heroes
rules-section-adventure-undefeated = The undefeated line
rules-section-adventure-aggro = Aggro
rules-section-adventure-trophy = Trophies
rules-section-adventure-limits = When something runs out
`,He=`# World of Warcraft: The Board Game

game-boardgame-about = Horde against Alliance: quest across the land, level up, and be the first to bring down the Overlord.

rules-section-boardgame-comp = What's in the box
rules-section-boardgame-term = Terms
rules-section-boardgame-faction = Factions
rules-section-boardgame-setup = Setup
rules-section-boardgame-win = Winning
rules-section-boardgame-turn = The faction turn
rules-section-boardgame-travel = Travel
rules-section-boardgame-rest = Rest
rules-section-boardgame-challenge = Challenges
rules-section-boardgame-training = Training
rules-section-boardgame-town = Towns
rules-section-boardgame-endturn = The end of the turn
rules-section-boardgame-char = Characters
rules-section-boardgame-equip = Equipment
rules-section-boardgame-power = Powers
rules-section-boardgame-unique = Unique categories
rules-section-boardgame-pet = Pets and demons
rules-section-boardgame-talent = Talents
rules-section-boardgame-xp = Experience
rules-section-boardgame-timing = When cards are used
rules-section-boardgame-dice = Dice
rules-section-boardgame-quest = Quests
rules-section-boardgame-reward = Rewards
rules-section-boardgame-item = Items
rules-section-boardgame-merchant = The Merchant
rules-section-boardgame-event = Events
rules-section-boardgame-war = Wars
rules-section-boardgame-boss = Bosses
rules-section-boardgame-overlord = Overlords
rules-section-boardgame-defeat = Defeat
rules-section-boardgame-combat = Combat
rules-section-boardgame-attack = Attacking
rules-section-boardgame-defense = Defending
rules-section-boardgame-creature = Creatures
rules-section-boardgame-pvp = Player against player
rules-section-boardgame-stun = Stun
rules-section-boardgame-curse = Curses
rules-section-boardgame-final = The final battle
rules-section-boardgame-players = By number of players
rules-section-boardgame-trade = Trading
rules-section-boardgame-openinfo = What everyone can see
rules-section-boardgame-limits = Limited components
rules-section-boardgame-variant = Variants
`,Ue=`## Every page

frame-language = en
frame-skip = Skip to the table
frame-loading = One moment…
frame-page-failed = This page could not be loaded.
frame-again = Try again
frame-close = Close
frame-home = Tabard: home page
frame-to-home = Home
frame-nav = Pages and settings
frame-tools = Table tools
frame-learn = Learn
frame-day = Light
frame-night = Dark
frame-failed = That did not work. Try again in a moment.
frame-no-server = The server isn't responding. Is it still running?
frame-lost = Connection lost. Nothing was sent.
frame-cut = The connection was lost before the server replied. When it's back, you'll see whether your move counted.
frame-not-seated = You have no seat at this table.

## First page

home-subtitle = tabletop games with friends and bots
home-games = Games
home-players = { $low } to { $high } players
home-players-exact = { $n } players
home-bots = Play against bots
home-starting = Setting up…
home-invite = Invite
home-learn = Learn to play
home-new-here = New here?
home-lesson = Two-minute lesson
home-own = Create your own table
home-rules = Rules
home-cards = Cards
home-decks = Decks
home-guest = You're playing as
home-save = Save
home-saved = Saved.
home-no-signup = No sign-up. This browser remembers you.
home-device = Continue on another device
home-qr = QR code to continue on another device
home-link-note = Works once, for a short time. Whoever opens it becomes you.
tables-awaits = waiting for { $names }
home-archive = Archive
home-archived = Archive ({ $n })
home-put-away = Archive
home-unarchive = Back to your tables
home-remove = Remove from the list
home-plain = Played on the plain table, as lists and text. It doesn't have its own board yet.
new-hot-missing = Who's in seat { $seat }? Enter a name.
home-mine = Your tables
home-mine-none = No tables yet. Create one, or play against bots right away.
home-more = { $n ->
    [one] One more
   *[other] { $n } more
}
home-your-turn = your turn
home-open = Open tables
home-open-none = No one is looking for players right now.
home-sit = Join
home-credits = Credits
tables-alone = just you
tables-with = with { $names }
tables-turn-of = { $name }'s turn
tables-seats = { $taken } of { $all } seats taken
tables-over = over
table-failed = Table not found

## What the games are about

game-tcg-about = Two heroes, two decks: recruit allies, use abilities, and defeat your opponent's hero.
game-smallworld-about = Conquer crowded islands with one race after another, and know when to let each one go.

## A new table and the waiting room

new-no-game = This game isn't available.
new-seat = Seat { $seat }
new-kind-me = Me
new-kind-free = Free
new-kind-easy = Easy bot
new-kind-normal = Bot
new-kind-hard = Hard bot
new-kind-hot = Same screen
new-hot-name = Someone at this screen
new-hot-label = Name for seat { $seat }
new-more = Add a seat
new-fewer = Remove a seat
new-options = The game
new-random = Random
new-choose = Choose
new-slot = Part { $n }
new-door = Who can join
new-public = Players
new-by-link = Anyone with the link
new-for-all = Everyone
new-spectators = Spectators
new-allowed = Allowed
new-not-allowed = Not allowed
new-undo = Undo
new-undo-fair = Until something is revealed
new-undo-practice = Practice
new-undo-fair-about = Once a die is rolled or a card is drawn, the move stands, as at a real table.
new-undo-practice-about = Practice: even dice and draws can be undone. The log says so.
new-stand-in = A bot takes over for absent players after
new-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
new-clock = Time for each answer
new-clock-none = No limit
new-clock-day = One day
new-clock-about = When it runs out, a bot gives this one answer.
new-seconds = { $n } seconds
new-never = Never
new-create = Create table
new-ready-now = No one to wait for: the game starts right away.
new-ready-link = { $n ->
    [one] One seat is free: you'll get a link for a friend.
   *[other] { $n } seats are free: you'll get a link for your friends.
}
new-hard-note = A hard bot thinks for up to a second about each move.
new-hot-note = Same screen: you pass the device around, and each player sees only their own cards and coins.
new-series = Match
new-series-about = { $n ->
    [1] The winner of the game wins.
   *[other] Whoever wins { $n } games first wins the match. A draw counts for no one.
}
new-swap = Decks after each game
new-swap-no = Everyone keeps theirs
new-swap-yes = They change hands
series-best = { $n ->
    [1] One game
    [3] Best of three
    [5] Best of five
   *[other] Best of { $n }
}
series-game = Game { $n }
series-score = { $name }: { $n ->
    [one] 1 game
   *[other] { $n } games
} won
series-standing = { $best }: { $score }
series-drawn = drawn
series-won = won by { $names }
series-kept = Decks are kept.
series-swapped = Decks change hands after each game.
level-easy = Easy
level-normal = Normal
level-hard = Hard
wait-title = Who's playing?
wait-name = Your name
wait-free = empty: share the link
wait-here = here
wait-add-bot = Add a bot
wait-remove = Remove
wait-level = Bots you add are
wait-start = Start
wait-still-free = { $n ->
    [one] One seat is still empty: invite someone or add a bot.
   *[other] { $n } seats are still empty: invite people or add bots.
}
wait-for-owner = The game starts when the person who created the table starts it.
wait-start-bots = Start with bots in the empty seats
wait-leave = Leave
wait-chosen = has chosen a deck
wait-choosing = is choosing a deck
wait-undecided = If you start now, a random starter is drawn for { $names }.
wait-agreed = ready
wait-not-agreed = not ready yet
wait-next = Start game { $n }
wait-next-sent = You're ready. Game { $n } starts as soon as { $names } { $count ->
    [one] is
   *[other] are
} ready too.
wait-invite = Invite friends
wait-qr = QR code of this table's link
wait-only-here = Only this machine can open this table: the server listens on 127.0.0.1.
wait-open = To invite friends on your network, stop the server (Ctrl-C) and start it with this command. Your tables are kept.
wait-copy-command = Copy command
wait-same-machine = In another browser on this machine:
wait-copy = Copy link
wait-copied = The link is copied.
wait-public = Everyone can find this table on the home page.
wait-private = Only people with the link can find this table.

## Seats

seats-title = Seats
seat-name = Seat { $seat }: { $name }
seat-free = Free seat
seat-you = you
seat-away = away
seat-stand-in = away, a bot plays
seat-conceded = conceded
seat-bot-easy = Easy bot
seat-bot-normal = Bot
seat-bot-hard = Hard bot
seat-turn = current turn
seat-won = won
seat-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
seat-coins-hidden = coins hidden

## The table

bar-rules = Rules
bar-log = Log
bar-chat = Chat
bar-keys = Keys
bar-menu = Menu
round-now = Round { $now }
round-of = Round { $now } of { $all }
prompt-title = What to do
prompt-yours = Your turn, { $name }.
prompt-in-turn = On { $name }'s turn:
prompt-rolling = The die is rolling…
prompt-thinking = thinking
prompt-skip = Skip
prompt-plays = { $name } plays:
prompt-sending = Sending your move…
prompt-silent = The server isn't responding. Check your connection.
away-played = Since you were last here, this was played in your seat:
fuse-mine = You have { $time } left to answer
fuse-theirs = { $name } has { $time } left to answer
fuse-bot = A bot will play for { $name } in { $time }
seat-away-bot = away, bot in { $time }
prompt-lost = Connection lost. Reconnecting… Your game is safe.
prompt-closed = The server has closed this table.
prompt-passes = You can only pass. It happens automatically in a moment (see Settings).
prompt-filter = Search choices
undo = Undo
undo-ask = Ask the others
wave-on = Go ahead, { $names }
wave-held = { $n ->
    [one] { $names } is waiting for you
   *[other] { $names } are waiting for you
}
undo-wish = { $name } wants to undo the last move.
undo-agree = Agree
undo-refuse = Decline
undo-waits = Waiting for { $names } to answer.
seat-wish = { $name } wants to take over for { $seat }.
seat-wish-seen = During this match they have seen the hand of { $seats }.
seat-wish-mine = { $n ->
    [one] You asked for a seat: waiting for one answer.
   *[other] You asked for a seat: waiting for { $n } answers.
}
menu-pledge = The fingerprint of the dice, saved on this device:
wait-pledge = The fingerprint of the dice:
watching = { $n ->
    [one] You are watching.
   *[other] You are watching, with others.
}
reason-title = Why
reason-needed = needed
reason-odds = Chance: { $odds }%
toast-not-now = Not now.
rule-link = Rule: { $rule }
rule-ruling = Ruling:
rule-all = All rules
log-title = What happened
log-empty = Nothing yet.
log-all = Show all
log-since = What changed since my last turn
log-since-short = { $n } new
log-times = { $n } times
log-nothing-new = Nothing has changed since your last turn.
inspect-open = Read { $name }
inspect-rules = The rules behind it
tabs-title = Views
tab-board = Map
tab-log = Log
tab-table = Table
curtain-title = Hand over to { $name }
curtain-say = Everyone else, look away.
curtain-open = I'm { $name }
lesson-first = First do what the lesson says, or close the lesson.
final-look = View the board
final-back = Result

## Chat

chat-title = Chat
chat-new = new
chat-empty = No messages yet.
chat-say = Write a message
chat-send = Send
chat-to = For
chat-to-all = Everyone
chat-to-side = My side only
chat-team-only = only us
chat-to-team = { $name } (only us)
chat-mute = Mute
chat-muted = You've muted { $name }.
chat-unmute = Unmute
chat-quick = Quick phrases
chat-hello = Hello!
chat-well-played = Well played!
chat-thinking = Let me think…
chat-ouch = Ouch!
chat-thanks = Thanks!
chat-again = Play again?

## Menu and settings

menu-title = Menu
menu-seat = Your seat
menu-hand-over = Let a bot play for me
menu-handed = A bot is playing for you. Take your seat back whenever you like.
handed-to = { $name } is playing for you.
handed-back = I'm back
menu-concede = Concede
menu-concede-sure = Conceding can't be undone. Are you sure?
menu-no = No
menu-take = Take a seat
menu-take-seat = Take over for { $name }
menu-table = The table
menu-leave = Leave the table
menu-leave-note = The game goes on without you. You can find it again under “Your tables”.
menu-rules = Rules
menu-exports = Downloads
menu-match = Match file
menu-log = Log as text
menu-scenario = This position as a scenario
menu-replay = Replay
set-title = Settings
set-on = On
set-off = Off
set-language = Language
set-theme = Theme
set-theme-system = Same as system
set-speed = Other players' moves
set-speed-slow = Slow
set-speed-normal = Normal
set-speed-fast = Fast
set-speed-instant = Instant
set-text = Text size
set-sound = Sounds
set-notices = Notify me when it's my turn
set-autopass = Pass automatically when there's nothing else to do
set-autopass-how = After a second and a half, adjusted to the speed of other players' moves. With other people at the table it takes a random one to three seconds, so that a quick pass doesn't reveal anything about your hand.
set-plain = Plain table

## Keys

legend-title = Symbols
keys-title = Keys
keys-space = Space
keys-main = press the main button, wherever you are
keys-pick = pick from a list: races, choices
keys-board = to the next target, piece, or line
keys-parts = prompt, board, hand, seats, log
keys-all = over the whole map
keys-enter = pick or open what is highlighted
keys-undo = undo
keys-escape = close, or skip what is being shown
keys-log = log
keys-rules = rules
keys-chat = chat
keys-inspect = inspect what you point at
keys-legend = what the symbols mean
keys-plain = plain table
keys-menu = menu
keys-this = this list

## Plain table

plain-now = Now
plain-common = On the table
plain-orders = Your orders
plain-orders-change = Change your orders
plain-nothing = nothing
plain-choices = Choices
plain-other = Or
plain-count = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
plain-before = Earlier
plain-back = Back to the board

## The map

map-title = Map
map-zoom = Zoom
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-zoom-fit = Show the whole map
`,We=`# The pages around a game: replay, final score, lessons, rules, credits, another device, no page.

## Replay

replay-title = Replay
replay-about = { $title }, { $players } players
replay-won = won by { $winners } with { $score }
replay-won-bare = won by { $winners }
replay-tied = shared by { $winners } with { $score }
replay-tied-bare = shared by { $winners }
replay-rope = Moves of the match
replay-value = Round { $round }, move { $move } of { $moves }. { $text }
replay-value-setup = Setup, move { $move } of { $moves }. { $text }
replay-round = round { $round }
replay-setup = setup
replay-turn-back = Back one turn
replay-step-back = Back one step
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-next = Next event
replay-next-help = Skip to the next interesting move
replay-short-turn = Turn
replay-eyes = View as
replay-spectator = everyone, all cards revealed
replay-share = Share this moment
replay-shared = Link to this moment copied.
replay-share-by-hand = Copy this link:
replay-fork = Play from here
replay-fork-about = You take one seat, bots take the others. Whatever that seat could not know is reshuffled.
replay-fork-seat = Your seat
replay-fork-level = Bots
replay-fork-go = Play
replay-fork-busy = Setting up the table…
replay-download = Match file
replay-board = The table at this moment
replay-tab-board = Table
replay-tab-log = Log
replay-tab-result = Result
replay-show-table = Show the table
replay-start = Start of the match
replay-count = Move { $move } of { $moves }
replay-loading = Loading the replay…
replay-moment-failed = This moment could not be loaded. { $why }

## The end

final-won = { $name } wins
final-you-won = You win
final-shared = { $names } win together
final-draw = It's a draw
final-conceded = { $names } conceded
final-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
final-ranking = Ranking
final-place = { $place }.
final-you = you
final-gave-up = conceded
final-where = Where the points come from
final-source = Source
final-total = Total
final-chart = Round by round
final-turnings = Turning points
final-turn = Turn { $turn }.
final-fair = Were the dice fair?
final-fair-about = Before the first move, the table published the fingerprint of a secret. Now the secret is public: anyone can check that no die roll and no shuffle was rigged.
final-commitment = Fingerprint
final-seed = Secret
final-no-seed = It will be published when the match is over.
final-verify = Download the match file, then run:
final-copy = Copy
final-copied = Copied.
final-rematch = Rematch
final-to-rematch = Go to rematch
final-replay = Watch the replay
final-home = Home
final-save = Download match file
final-match-won = { $name } wins the match
final-match-you-won = You win the match
final-match-shared = { $names } win the match together
final-match = The match
final-next = Next game
final-next-laid = The next game is waiting for you.
final-closed = The replay and the match file of this game become available once the match is decided: they would reveal which decks are being played.
final-game-replay = Replay

## The chart

chart-label = Score of each seat after each round
chart-round = Round
chart-turn = Turn
chart-start = Start
chart-as-table = As a table

## Lessons

learn-title = Learn to play
learn-about = Short lessons at the real table: the coach tells you what to do, and you do it. Two or three minutes each.
learn-start = Start
learn-again = Start over
learn-done = done
learn-number = Lesson { $number }
learn-none = There are no lessons yet.
learn-rules = Read the rules
learn-then = Done with the first lesson? That's all you need for a first game; the others can wait.
learn-all-done = You know the game. Now go and win!
learn-play = Create a table
learn-busy = Setting up the pieces…
learn-failed = The lesson could not be started. { $why }

## The coach

coach-title = Coach
coach-step = Step { $step } of { $steps }
coach-next = Next
coach-back = Back
coach-skip = Skip the lesson
coach-finish = Keep playing
coach-do = Your move: { $choice }
coach-look-back = You've already done this step.
coach-wait = Watch the others move.
coach-over = That's the end of the lesson. Keep playing if you like: any legal move is allowed now.
coach-lost = You went your own way, so the coach stops here. Keep playing, or undo.
coach-next-lesson = Next lesson
coach-more-lessons = More lessons

## Puzzles

puzzles-title = Puzzles: win this turn
puzzles-about = You see everything, your opponent's hand too, and your deck is empty: it's this turn or never. Your opponent finds the best answer, and you can undo as often as you like.
puzzles-solved = { $count } of { $of } solved
puzzle-title = Puzzle
puzzle-number = Puzzle { $number } of { $of }
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-is-solved = solved
puzzle-task = Show the task
puzzle-do = Win this turn, whatever your opponent does.
puzzle-hint = Hint
puzzle-again = Try again
puzzle-solved = Solved!
puzzle-missed = Not this turn: try again.
puzzle-next = Next puzzle
puzzle-all = All puzzles

## Rules

rules-title = { $title }: rules
rules-about = The rules the program plays by, in our own words. Where the rulebook is silent, a ruling says what we decided and why.
rules-cards = Look at all the cards
rules-search = Search the rules
rules-clear = Clear
rules-found = { $count ->
    [0] No matching rules.
    [one] { $count } rule
   *[other] { $count } rules
  }
rules-sections = Sections
rules-ruling = Ruling
rules-why = Why
rules-question = Open question
rules-link = Link to rule { $id }
rules-page = Rulebook: { $page }
rules-loading = Opening the rules…

rules-section-components = What's in the box
rules-section-setup = Setup
rules-section-round = Rounds and turns
rules-section-first = The first turn
rules-section-pick = Choosing a race
rules-section-conquer = Conquest
rules-section-final = The final conquest
rules-section-losses = Losses
rules-section-redeploy = Redeployment
rules-section-abandon = Abandoning
rules-section-ready = Getting ready
rules-section-decline = Decline
rules-section-score = Scoring
rules-section-end = The end of the game
rules-section-map = The map
rules-section-faction = Factions
rules-section-ability = Abilities
rules-section-race = Races
rules-section-power = Powers
rules-section-treasure = Treasures
rules-section-artifact = Artifacts
rules-section-place = Legendary Places
rules-section-example = Examples
rules-section-int = When rules interact

## Credits

credits-title = Credits and licenses
credits-code = The program
credits-code-about = Tabard is free software under the MIT License. Its texts and drawings (rules, maps, pieces) are licensed under CC BY 4.0: you may share and adapt them if you credit “The Tabard authors”.
credits-icons = Emblems
credits-icons-about = The emblems on pieces and banners are by the authors of the set named below; we have recolored or outlined some of them.
credits-icons-used = Emblems in use: { $count }
credits-controls-about = The icons on buttons are from Lucide, partly derived from Feather (MIT).
credits-fonts = Typefaces
credits-fonts-about = Under the SIL Open Font License 1.1:
credits-software = Built with
credits-not = No affiliation
credits-not-about = Tabard is an unofficial fan work. It is not affiliated with, endorsed by, or sponsored by any of the companies named here.
credits-not-warcraft = Warcraft, World of Warcraft, and the names of their worlds, peoples, and characters are trademarks of Blizzard Entertainment, Inc.
credits-not-smallworld = Small World and Small World of Warcraft are published by Days of Wonder, part of the Asmodee group.
credits-not-others = All trademarks belong to their owners and are used only to say which game is meant. No printed text or art from these games is used. To play with the original components, get the original games.

## Moving to another device

link-title = Move your games here
link-about = This link brings a player's name, tables, and seats to this device.
link-replaces = On this device you are { $name }. If you continue, that name and its games are replaced here; they stay as they are on your other devices.
link-go = Continue on this device
link-stay = Keep things as they are
link-busy = Getting your games…
link-done = Welcome, { $name }. Your games are now on this device.
link-home = My games
link-failed = This link doesn't work anymore. Links can be used only once and expire after a while. Create a new one on your other device.

## No such page

lost-title = Page not found
lost-about = There is no page at { $path }. The table may be gone, or the link may be incomplete.
lost-home = Home
`,Ge=`# The World of Warcraft Trading Card Game

rules-section-tcg-general = Basics
rules-section-tcg-win = Winning and losing
rules-section-tcg-setup = Setup
rules-section-tcg-mulligan = The opening hand
rules-section-tcg-card = Cards
rules-section-tcg-trait = Traits
rules-section-tcg-resource = Resources
rules-section-tcg-cost = Costs
rules-section-tcg-ready = Ready and exhausted
rules-section-tcg-zone = Zones
rules-section-tcg-owner = Ownership
rules-section-tcg-control = Control
rules-section-tcg-turn = The turn
rules-section-tcg-start = Start phase
rules-section-tcg-action = Action phase
rules-section-tcg-place = Placing resources
rules-section-tcg-play = Playing cards
rules-section-tcg-power = Powers
rules-section-tcg-end = End phase
rules-section-tcg-draw = Drawing
rules-section-tcg-discard = Discarding
rules-section-tcg-destroy = Destroying
rules-section-tcg-reveal = Revealing
rules-section-tcg-search = Searching
rules-section-tcg-chain = The chain
rules-section-tcg-priority = Priority
rules-section-tcg-respond = Responding
rules-section-tcg-resolve = Resolving
rules-section-tcg-effect = Effects
rules-section-tcg-interrupt = Interrupting
rules-section-tcg-target = Targets
rules-section-tcg-trigger = Triggered powers
rules-section-tcg-check = What the game checks automatically
rules-section-tcg-combat = Combat
rules-section-tcg-protect = Protectors
rules-section-tcg-strike = Striking with weapons
rules-section-tcg-damage = Damage
rules-section-tcg-heal = Healing
rules-section-tcg-prevent = Preventing damage
rules-section-tcg-replace = Replacement effects
rules-section-tcg-armor = Using armor
rules-section-tcg-hero = Heroes
rules-section-tcg-flip = Flipping the hero
rules-section-tcg-ally = Allies
rules-section-tcg-ability = Abilities
rules-section-tcg-ongoing = Ongoing abilities
rules-section-tcg-attach = Attachments
rules-section-tcg-weapon = Weapons
rules-section-tcg-armorcard = Armor
rules-section-tcg-item = Items
rules-section-tcg-quest = Quests
rules-section-tcg-location = Locations
rules-section-tcg-masterhero = Master heroes
rules-section-tcg-totem = Totems
rules-section-tcg-talent = Talents
rules-section-tcg-tag = Tags
rules-section-tcg-unique = Unique cards
rules-section-tcg-counter = Counters
rules-section-tcg-token = Tokens
rules-section-tcg-keyword = Keywords
rules-section-tcg-deck = Building a deck
rules-section-tcg-modifier = Modifiers
rules-section-tcg-multi = More than two players

# What players can do, as headings over the choices of the plain table.
verb-tcg-place = Place a resource, face down
verb-tcg-place-up = Place a quest or location as a resource, face up
verb-tcg-stash = Place a resource and use its Stash
verb-tcg-play = Play a card
verb-tcg-play-again = Play a card from the graveyard
verb-tcg-use = Use a power or complete a quest
verb-tcg-attack = Attack
verb-tcg-at = Attack
verb-tcg-stops = When to ask me
`,Ke=`# World of Warcraft: il gioco d'avventura

game-adventure-about = Da due a quattro eroi in gara per i Regni Orientali: viaggia, combatti e completa missioni; vince chi arriva per primo a otto punti valore.

rules-section-adventure-general = Basi
rules-section-adventure-components = Che cosa c'è nella scatola
rules-section-adventure-map = La mappa
rules-section-adventure-setup = Preparazione
rules-section-adventure-double = Carte a due facce
rules-section-adventure-turn = Il turno
rules-section-adventure-move = Movimento
rules-section-adventure-explore = Esplorazione
rules-section-adventure-discovery = Scoperte
rules-section-adventure-resource = Risorse
rules-section-adventure-challenge = Sfide
rules-section-adventure-encounter = Incontri
rules-section-adventure-power = Poteri speciali
rules-section-adventure-event = Eventi
rules-section-adventure-upkeep = Mantenimento
rules-section-adventure-win = Vincere
rules-section-adventure-damage = Danni
rules-section-adventure-defeat = Sconfitta
rules-section-adventure-level = Livelli
rules-section-adventure-affiliation = Orda e Alleanza
rules-section-adventure-character = Eroi
rules-section-adventure-quest = Missioni
rules-section-adventure-log = Il diario delle missioni
rules-section-adventure-item = Oggetti
rules-section-adventure-equip = Equipaggiarsi
rules-section-adventure-pack = Lo zaino
rules-section-adventure-weapon = Armi
rules-section-adventure-armor = Armature
rules-section-adventure-potion = Pozioni
rules-section-adventure-ability = Carte abilità
rules-section-adventure-energy = Energia
rules-section-adventure-hand = La mano
rules-section-adventure-timing = Quando si gioca
rules-section-adventure-keyword = Parole sulle carte
rules-section-adventure-combat = Combattimento
rules-section-adventure-pvp = Combattimento tra eroi
rules-section-adventure-undefeated = La linea degli imbattuti
rules-section-adventure-aggro = Aggro
rules-section-adventure-trophy = Trofei
rules-section-adventure-limits = Quando qualcosa finisce
`,qe=`# World of Warcraft: il gioco da tavolo

game-boardgame-about = Orda contro Alleanza: completa missioni, sali di livello e sconfiggi l'Overlord prima degli altri.

rules-section-boardgame-comp = Che cosa c'è nella scatola
rules-section-boardgame-term = Termini
rules-section-boardgame-faction = Fazioni
rules-section-boardgame-setup = Preparazione
rules-section-boardgame-win = Vincere
rules-section-boardgame-turn = Il turno di fazione
rules-section-boardgame-travel = Viaggio
rules-section-boardgame-rest = Riposo
rules-section-boardgame-challenge = Sfide
rules-section-boardgame-training = Addestramento
rules-section-boardgame-town = Città
rules-section-boardgame-endturn = La fine del turno
rules-section-boardgame-char = Personaggi
rules-section-boardgame-equip = Equipaggiamento
rules-section-boardgame-power = Poteri
rules-section-boardgame-unique = Categorie uniche
rules-section-boardgame-pet = Animali e demoni
rules-section-boardgame-talent = Talenti
rules-section-boardgame-xp = Esperienza
rules-section-boardgame-timing = Quando si usano le carte
rules-section-boardgame-dice = Dadi
rules-section-boardgame-quest = Missioni
rules-section-boardgame-reward = Ricompense
rules-section-boardgame-item = Oggetti
rules-section-boardgame-merchant = Il Mercante
rules-section-boardgame-event = Eventi
rules-section-boardgame-war = Guerre
rules-section-boardgame-boss = Boss
rules-section-boardgame-overlord = Overlord
rules-section-boardgame-defeat = Sconfitta
rules-section-boardgame-combat = Combattimento
rules-section-boardgame-attack = Attaccare
rules-section-boardgame-defense = Difendersi
rules-section-boardgame-creature = Creature
rules-section-boardgame-pvp = Giocatore contro giocatore
rules-section-boardgame-stun = Stordimento
rules-section-boardgame-curse = Maledizioni
rules-section-boardgame-final = La battaglia finale
rules-section-boardgame-players = Secondo il numero di giocatori
rules-section-boardgame-trade = Scambi
rules-section-boardgame-openinfo = Che cosa vedono tutti
rules-section-boardgame-limits = Componenti limitati
rules-section-boardgame-variant = Varianti
`,Je=`## Ogni pagina

frame-language = it
frame-skip = Vai al tavolo
frame-loading = Un momento…
frame-page-failed = Non è stato possibile caricare questa pagina.
frame-again = Riprova
frame-close = Chiudi
frame-home = Tabard: pagina iniziale
frame-to-home = Pagina iniziale
frame-nav = Pagine e impostazioni
frame-tools = Strumenti del tavolo
frame-learn = Impara
frame-day = Chiaro
frame-night = Scuro
frame-failed = Non ha funzionato. Riprova tra un momento.
frame-no-server = Il server non risponde. È ancora in funzione?
frame-lost = Connessione interrotta: non è stato inviato nulla.
frame-cut = La connessione si è interrotta prima della risposta del server. Quando torna, vedrai se la mossa è arrivata.
frame-not-seated = Non hai un posto a questo tavolo.

## Pagina iniziale

home-subtitle = giochi da tavolo con amici e bot
home-games = Giochi
home-players = da { $low } a { $high } giocatori
home-players-exact = { $n } giocatori
home-bots = Gioca contro i bot
home-starting = Preparo il tavolo…
home-invite = Invita
home-learn = Impara a giocare
home-new-here = Mai giocato?
home-lesson = Una lezione di due minuti
home-own = Crea un tavolo tuo
home-rules = Regole
home-cards = Carte
home-decks = Mazzi
home-guest = Giochi come
home-save = Salva
home-saved = Salvato.
home-no-signup = Nessuna registrazione. Questo browser si ricorda di te.
home-device = Continua su un altro dispositivo
home-qr = Codice QR per continuare su un altro dispositivo
home-link-note = Vale una volta sola e per poco tempo. Chi lo apre gioca come te.
tables-awaits = si aspetta { $names }
home-archive = Archivio
home-archived = Archivio ({ $n })
home-put-away = Archivia
home-unarchive = Rimetti fra i tuoi tavoli
home-remove = Togli dall'elenco
home-plain = Si gioca sul tavolo semplice, con elenchi e testi. Un tabellone tutto suo non c'è ancora.
new-hot-missing = Chi siede al posto { $seat }? Scrivi un nome.
home-mine = I tuoi tavoli
home-mine-none = Nessun tavolo, per ora. Creane uno o gioca subito contro i bot.
home-more = { $n ->
    [one] Un altro
   *[other] Altri { $n }
}
home-your-turn = tocca a te
home-open = Tavoli aperti
home-open-none = Al momento nessuno cerca compagni di gioco.
home-sit = Unisciti
home-credits = Crediti
tables-alone = solo tu
tables-with = con { $names }
tables-turn-of = tocca a { $name }
tables-seats = { $taken ->
    [one] { $taken } posto su { $all } occupato
   *[other] { $taken } posti su { $all } occupati
}
tables-over = finita
table-failed = Tavolo non trovato

## Di che cosa parlano i giochi

game-tcg-about = Due eroi, due mazzi: recluta alleati, usa abilità e sconfiggi l'eroe avversario.
game-smallworld-about = Conquista isole affollate con una razza dopo l'altra, e lasciale andare al momento giusto.

## Un tavolo nuovo e la sala d'attesa

new-no-game = Questo gioco non è disponibile.
new-seat = Posto { $seat }
new-kind-me = Io
new-kind-free = Libero
new-kind-easy = Bot facile
new-kind-normal = Bot
new-kind-hard = Bot difficile
new-kind-hot = Stesso schermo
new-hot-name = Qualcuno a questo schermo
new-hot-label = Nome per il posto { $seat }
new-more = Aggiungi un posto
new-fewer = Togli un posto
new-options = Il gioco
new-random = A caso
new-choose = Scegli
new-slot = Parte { $n }
new-door = Chi può partecipare
new-public = Giocatori
new-by-link = Chi ha il link
new-for-all = Tutti
new-spectators = Spettatori
new-allowed = Ammessi
new-not-allowed = Non ammessi
new-undo = Annullare le mosse
new-undo-fair = Finché non si scopre qualcosa
new-undo-practice = Allenamento
new-undo-fair-about = Dopo un tiro di dado o una pesca la mossa è fatta, come a un tavolo vero.
new-undo-practice-about = Allenamento: si annullano anche dadi e pesche. Il diario lo dice.
new-stand-in = Un bot sostituisce gli assenti dopo
new-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minuti
}
new-clock = Tempo per ogni risposta
new-clock-none = Senza limite
new-clock-day = Un giorno
new-clock-about = Allo scadere risponde un bot, per quella volta.
new-seconds = { $n } secondi
new-never = Mai
new-create = Crea il tavolo
new-ready-now = Non si aspetta nessuno: si comincia subito.
new-ready-link = { $n ->
    [one] Un posto è libero: avrai un link per un amico.
   *[other] { $n } posti sono liberi: avrai un link per gli amici.
}
new-hard-note = Un bot difficile riflette fino a un secondo su ogni mossa.
new-hot-note = Stesso schermo: vi passate il dispositivo, e ciascuno vede solo le proprie carte e monete.
new-series = Incontro
new-series-about = { $n ->
    [1] Chi vince la partita ha vinto.
   *[other] Chi vince per primo { $n } partite vince l'incontro. Un pareggio non conta per nessuno.
}
new-swap = I mazzi dopo ogni partita
new-swap-no = Ognuno tiene il suo
new-swap-yes = Si scambiano
series-best = { $n ->
    [1] Una partita
    [3] Al meglio delle tre
    [5] Al meglio delle cinque
   *[other] Al meglio delle { $n }
}
series-game = Partita { $n }
series-score = { $name }: { $n ->
    [one] 1 partita vinta
   *[other] { $n } partite vinte
}
series-standing = { $best }: { $score }
series-drawn = pareggiata
series-won = vinta da { $names }
series-kept = Ognuno tiene il suo mazzo.
series-swapped = I mazzi si scambiano dopo ogni partita.
level-easy = Facili
level-normal = Normali
level-hard = Difficili
wait-title = Chi gioca?
wait-name = Il tuo nome
wait-free = vuoto: condividi il link
wait-here = presente
wait-add-bot = Aggiungi un bot
wait-remove = Togli
wait-level = I bot che aggiungi sono
wait-start = Comincia
wait-still-free = { $n ->
    [one] Un posto è ancora vuoto: invita qualcuno o aggiungi un bot.
   *[other] { $n } posti sono ancora vuoti: invita qualcuno o aggiungi dei bot.
}
wait-for-owner = La partita comincia quando la avvia chi ha creato il tavolo.
wait-start-bots = Comincia con dei bot nei posti vuoti
wait-leave = Lascia il posto
wait-chosen = ha scelto un mazzo
wait-choosing = sta scegliendo un mazzo
wait-undecided = Se cominci ora, per { $names } si estrae a sorte un mazzo introduttivo.
wait-agreed = c'è
wait-not-agreed = non ancora
wait-next = Comincia la partita { $n }
wait-next-sent = Tu ci sei. La partita { $n } comincia appena { $count ->
    [one] c'è anche { $names }
   *[other] ci sono anche { $names }
}.
wait-invite = Invita gli amici
wait-qr = Codice QR del link di questo tavolo
wait-only-here = Solo questo computer può aprire il tavolo: il server è in ascolto su 127.0.0.1.
wait-open = Per invitare amici nella tua rete, ferma il server (Ctrl-C) e riavvialo con questo comando. I tavoli restano.
wait-copy-command = Copia il comando
wait-same-machine = In un altro browser su questo computer:
wait-copy = Copia il link
wait-copied = Link copiato.
wait-public = Tutti possono trovare questo tavolo sulla pagina iniziale.
wait-private = Solo chi ha il link può trovare questo tavolo.

## Posti

seats-title = Posti
seat-name = Posto { $seat }: { $name }
seat-free = Posto libero
seat-you = tu
seat-away = assente
seat-stand-in = assente, gioca un bot
seat-conceded = resa
seat-bot-easy = Bot facile
seat-bot-normal = Bot
seat-bot-hard = Bot difficile
seat-turn = di turno
seat-won = ha vinto
seat-coins = { $n ->
    [one] 1 moneta
   *[other] { $n } monete
}
seat-coins-hidden = monete nascoste

## Il tavolo

bar-rules = Regole
bar-log = Diario
bar-chat = Chat
bar-keys = Tasti
bar-menu = Menu
round-now = Round { $now }
round-of = Round { $now } di { $all }
prompt-title = Che cosa fare
prompt-yours = Tocca a te, { $name }.
prompt-in-turn = Nel turno di { $name }:
prompt-rolling = Il dado rotola…
prompt-thinking = sta pensando
prompt-skip = Salta
prompt-plays = Gioca { $name }:
prompt-sending = Invio della mossa…
prompt-silent = Il server non risponde. Controlla la connessione.
away-played = Mentre non c'eri, al tuo posto si è giocato così:
fuse-mine = Ti restano { $time } per rispondere
fuse-theirs = A { $name } restano { $time } per rispondere
fuse-bot = Tra { $time } un bot giocherà per { $name }
seat-away-bot = assente, bot fra { $time }
prompt-lost = Connessione persa. Riprovo… La partita è al sicuro.
prompt-closed = Il server ha chiuso questo tavolo.
prompt-passes = Puoi solo passare. Succede da sé fra un attimo (vedi le impostazioni).
prompt-filter = Cerca una scelta
undo = Annulla
undo-ask = Chiedi agli altri
wave-on = Vai pure, { $names }
wave-held = { $n ->
    [one] { $names } ti aspetta
   *[other] { $names } ti aspettano
}
undo-wish = { $name } vorrebbe annullare l'ultima mossa.
undo-agree = Va bene
undo-refuse = Rifiuta
undo-waits = Si aspetta la risposta di { $names }.
seat-wish = { $name } vorrebbe giocare al posto di { $seat }.
seat-wish-seen = In questa partita ha visto la mano di { $seats }.
seat-wish-mine = { $n ->
    [one] Hai chiesto un posto: manca una risposta.
   *[other] Hai chiesto un posto: mancano { $n } risposte.
}
menu-pledge = L'impronta dei dadi, salvata su questo dispositivo:
wait-pledge = L'impronta dei dadi:
watching = { $n ->
    [one] Stai guardando.
   *[other] Stai guardando, insieme ad altri.
}
reason-title = Perché
reason-needed = servono
reason-odds = Probabilità: { $odds }%
toast-not-now = Ora no.
rule-link = Regola: { $rule }
rule-ruling = Decisione:
rule-all = Tutte le regole
log-title = Che cosa è successo
log-empty = Ancora nulla.
log-all = Mostra tutto
log-since = Che cosa è cambiato dal mio ultimo turno
log-since-short = { $n } novità
log-times = { $n } volte
log-nothing-new = Non è cambiato nulla dal tuo ultimo turno.
inspect-open = Leggi { $name }
inspect-rules = Le regole relative
tabs-title = Viste
tab-board = Mappa
tab-log = Diario
tab-table = Tavolo
curtain-title = Passa a { $name }
curtain-say = Gli altri guardino altrove.
curtain-open = Sono { $name }
lesson-first = Prima fai quello che dice la lezione, oppure chiudi la lezione.
final-look = Guarda il tabellone
final-back = Risultato

## Chat

chat-title = Chat
chat-new = nuovi
chat-empty = Ancora nessun messaggio.
chat-say = Scrivi un messaggio
chat-send = Invia
chat-to = Per
chat-to-all = Tutti
chat-to-side = Solo la mia parte
chat-team-only = solo noi
chat-to-team = { $name } (solo noi)
chat-mute = Silenzia
chat-muted = Hai silenziato { $name }.
chat-unmute = Riattiva
chat-quick = Frasi rapide
chat-hello = Ciao!
chat-well-played = Ben giocato!
chat-thinking = Fammi pensare…
chat-ouch = Ahi!
chat-thanks = Grazie!
chat-again = Un'altra partita?

## Menu e impostazioni

menu-title = Menu
menu-seat = Il tuo posto
menu-hand-over = Lascia giocare un bot per me
menu-handed = Un bot gioca per te. Riprendi il posto quando vuoi.
handed-to = { $name } gioca al tuo posto.
handed-back = Sono di nuovo qui
menu-concede = Arrenditi
menu-concede-sure = La resa non si può annullare. Vuoi arrenderti davvero?
menu-no = No
menu-take = Prendi un posto
menu-take-seat = Gioca al posto di { $name }
menu-table = Il tavolo
menu-leave = Lascia il tavolo
menu-leave-note = La partita continua senza di te. La ritrovi in «I tuoi tavoli».
menu-rules = Regole
menu-exports = Da scaricare
menu-match = File della partita
menu-log = Diario come testo
menu-scenario = Questa posizione come scenario
menu-replay = Replay
set-title = Impostazioni
set-on = Sì
set-off = No
set-language = Lingua
set-theme = Tema
set-theme-system = Come il sistema
set-speed = Mosse degli altri
set-speed-slow = Lente
set-speed-normal = Normali
set-speed-fast = Veloci
set-speed-instant = Immediate
set-text = Dimensione del testo
set-sound = Suoni
set-notices = Avvisami quando tocca a me
set-autopass = Passa da sé quando non c'è altro da fare
set-autopass-how = Dopo un secondo e mezzo, in base alla velocità delle mosse degli altri. Se al tavolo ci sono altre persone, dopo un tempo a caso fra uno e tre secondi: così un passaggio rapido non dice nulla della tua mano.
set-plain = Tavolo semplice

## Tasti

legend-title = Simboli
keys-title = Tasti
keys-space = Spazio
keys-main = premi il pulsante principale, ovunque tu sia
keys-pick = scegli da un elenco: razze, scelte
keys-board = al prossimo bersaglio, pezzo o riga
keys-parts = domanda, tabellone, mano, posti, diario
keys-all = su tutta la mappa
keys-enter = scegli o apri ciò che è evidenziato
keys-undo = annulla
keys-escape = chiudi, o salta ciò che viene mostrato
keys-log = diario
keys-rules = regole
keys-chat = chat
keys-inspect = esamina ciò che indichi
keys-legend = significato dei simboli
keys-plain = tavolo semplice
keys-menu = menu
keys-this = questo elenco

## Tavolo semplice

plain-now = Adesso
plain-common = Sul tavolo
plain-orders = I tuoi ordini
plain-orders-change = Cambia i tuoi ordini
plain-nothing = nulla
plain-choices = Scelte
plain-other = Oppure
plain-count = { $n ->
    [one] 1 scelta
   *[other] { $n } scelte
}
plain-before = Prima
plain-back = Torna al tabellone

## La mappa

map-title = Mappa
map-zoom = Ingrandimento
map-zoom-in = Ingrandisci
map-zoom-out = Riduci
map-zoom-fit = Mostra tutta la mappa
`,Ye=`# Le pagine attorno a una partita: replay, punteggio finale, lezioni, regole, crediti, altro dispositivo, nessuna pagina.

## Replay

replay-title = Replay
replay-about = { $title }, { $players } giocatori
replay-won = vince { $winners } con { $score }
replay-won-bare = vince { $winners }
replay-tied = pari merito di { $winners } con { $score }
replay-tied-bare = pari merito di { $winners }
replay-rope = Mosse della partita
replay-value = Round { $round }, mossa { $move } di { $moves }. { $text }
replay-value-setup = Preparazione, mossa { $move } di { $moves }. { $text }
replay-round = round { $round }
replay-setup = preparazione
replay-turn-back = Indietro di un turno
replay-step-back = Indietro di un passo
replay-play = Avvia
replay-pause = Pausa
replay-step = Passo
replay-next = Prossimo evento
replay-next-help = Vai alla prossima mossa interessante
replay-short-turn = Turno
replay-eyes = Visto da
replay-spectator = tutti, a carte scoperte
replay-share = Condividi questo momento
replay-shared = Link a questo momento copiato.
replay-share-by-hand = Copia questo link:
replay-fork = Gioca da qui
replay-fork-about = Tu prendi un posto, i bot gli altri. Ciò che quel posto non poteva sapere viene rimescolato.
replay-fork-seat = Il tuo posto
replay-fork-level = Bot
replay-fork-go = Gioca
replay-fork-busy = Preparo il tavolo…
replay-download = File della partita
replay-board = Il tavolo in questo momento
replay-tab-board = Tavolo
replay-tab-log = Diario
replay-tab-result = Risultato
replay-show-table = Mostra il tavolo
replay-start = Inizio della partita
replay-count = Mossa { $move } di { $moves }
replay-loading = Carico il replay…
replay-moment-failed = Non è stato possibile caricare questo momento. { $why }

## La fine

final-won = Vince { $name }
final-you-won = Hai vinto
final-shared = { $names } vincono insieme
final-draw = Pareggio
final-conceded = Resa di { $names }
final-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
final-ranking = Classifica
final-place = { $place }.
final-you = tu
final-gave-up = resa
final-where = Da dove vengono i punti
final-source = Fonte
final-total = Totale
final-chart = Round per round
final-turnings = I momenti decisivi
final-turn = Turno { $turn }.
final-fair = I dadi erano onesti?
final-fair-about = Prima della prima mossa il tavolo ha pubblicato l'impronta di un segreto. Ora il segreto è pubblico: chiunque può controllare che nessun tiro e nessuna mescolata siano stati truccati.
final-commitment = Impronta
final-seed = Segreto
final-no-seed = Si pubblica a partita finita.
final-verify = Scarica il file della partita, poi esegui:
final-copy = Copia
final-copied = Copiato.
final-rematch = Rivincita
final-to-rematch = Vai alla rivincita
final-replay = Guarda il replay
final-home = Pagina iniziale
final-save = Scarica il file della partita
final-match-won = Vince l'incontro { $name }
final-match-you-won = Hai vinto l'incontro
final-match-shared = { $names } vincono insieme l'incontro
final-match = L'incontro
final-next = Prossima partita
final-next-laid = La prossima partita ti aspetta.
final-closed = Il replay e il file di questa partita saranno disponibili quando l'incontro sarà deciso: rivelerebbero con quali mazzi si gioca.
final-game-replay = Replay

## Il grafico

chart-label = Punteggio di ogni posto alla fine di ogni round
chart-round = Round
chart-turn = Turno
chart-start = Inizio
chart-as-table = Come tabella

## Lezioni

learn-title = Impara a giocare
learn-about = Brevi lezioni al tavolo vero: la guida ti dice che cosa fare, e tu lo fai. Due o tre minuti ciascuna.
learn-start = Comincia
learn-again = Ricomincia
learn-done = completata
learn-number = Lezione { $number }
learn-none = Non ci sono ancora lezioni.
learn-rules = Leggi le regole
learn-then = Hai finito la prima lezione? Per una prima partita basta quella; le altre possono aspettare.
learn-all-done = Conosci il gioco. Ora non resta che vincere!
learn-play = Crea un tavolo
learn-busy = Dispongo i pezzi…
learn-failed = Non è stato possibile avviare la lezione. { $why }

## La guida

coach-title = Guida
coach-step = Passo { $step } di { $steps }
coach-next = Avanti
coach-back = Indietro
coach-skip = Salta la lezione
coach-finish = Continua a giocare
coach-do = Tocca a te: { $choice }
coach-look-back = Questo passo l'hai già fatto.
coach-wait = Guarda: muovono gli altri.
coach-over = La lezione finisce qui. Se vuoi, continua a giocare: ora è permessa qualsiasi mossa legale.
coach-lost = Hai scelto la tua strada, e la guida si ferma qui. Continua a giocare, oppure annulla.
coach-next-lesson = Prossima lezione
coach-more-lessons = Altre lezioni

## Problemi

puzzles-title = Problemi: vinci in questo turno
puzzles-about = Vedi tutto, anche la mano dell'avversario, e il tuo mazzo è vuoto: o in questo turno o mai più. L'avversario trova sempre la risposta migliore, e tu puoi annullare quanto vuoi.
puzzles-solved = { $count ->
    [one] { $count } risolto su { $of }
   *[other] { $count } risolti su { $of }
  }
puzzle-title = Problema
puzzle-number = Problema { $number } di { $of }
puzzle-easy = facile
puzzle-medium = medio
puzzle-hard = difficile
puzzle-is-solved = risolto
puzzle-task = Mostra il problema
puzzle-do = Vinci in questo turno, qualunque cosa faccia l'avversario.
puzzle-hint = Suggerimento
puzzle-again = Riprova
puzzle-solved = Risolto!
puzzle-missed = Non in questo turno: riprova.
puzzle-next = Prossimo problema
puzzle-all = Tutti i problemi

## Regole

rules-title = { $title }: regole
rules-about = Le regole che il programma applica, con parole nostre. Dove il regolamento tace, una decisione dice che cosa abbiamo stabilito e perché.
rules-cards = Guarda tutte le carte
rules-search = Cerca nelle regole
rules-clear = Svuota
rules-found = { $count ->
    [0] Nessuna regola trovata.
    [one] { $count } regola
   *[other] { $count } regole
  }
rules-sections = Sezioni
rules-ruling = Decisione
rules-why = Perché
rules-question = Questione aperta
rules-link = Link alla regola { $id }
rules-page = Regolamento: { $page }
rules-loading = Apro le regole…

rules-section-components = Che cosa c'è nella scatola
rules-section-setup = Preparazione
rules-section-round = Round e turni
rules-section-first = Il primo turno
rules-section-pick = Scegliere una razza
rules-section-conquer = Conquista
rules-section-final = La Conquista Finale
rules-section-losses = Perdite
rules-section-redeploy = Rischieramento
rules-section-abandon = Abbandono
rules-section-ready = Prepararsi
rules-section-decline = Declino
rules-section-score = Punteggio
rules-section-end = Fine della partita
rules-section-map = La mappa
rules-section-faction = Fazioni
rules-section-ability = Capacità
rules-section-race = Razze
rules-section-power = Poteri speciali
rules-section-treasure = Tesori
rules-section-artifact = Manufatti
rules-section-place = Luoghi Leggendari
rules-section-example = Esempi
rules-section-int = Quando le regole interagiscono

## Crediti

credits-title = Crediti e licenze
credits-code = Il programma
credits-code-about = Tabard è software libero con licenza MIT. I suoi testi e i suoi disegni (regole, mappe, pezzi) hanno licenza CC BY 4.0: puoi condividerli e adattarli citando «The Tabard authors».
credits-icons = Emblemi
credits-icons-about = Gli emblemi di pezzi e vessilli sono degli autori della raccolta indicata sotto; alcuni li abbiamo ricolorati o contornati noi.
credits-icons-used = Emblemi in uso: { $count }
credits-controls-about = Le icone sui pulsanti sono di Lucide, in parte derivate da Feather (MIT).
credits-fonts = Caratteri
credits-fonts-about = Con la SIL Open Font License 1.1:
credits-software = Realizzato con
credits-not = Nessuna affiliazione
credits-not-about = Tabard è un'opera amatoriale non ufficiale. Non è affiliata, approvata o sponsorizzata da nessuna delle aziende qui nominate.
credits-not-warcraft = Warcraft, World of Warcraft e i nomi dei loro mondi, popoli e personaggi sono marchi di Blizzard Entertainment, Inc.
credits-not-smallworld = Small World e Small World of Warcraft sono pubblicati da Days of Wonder, del gruppo Asmodee.
credits-not-others = Tutti i marchi appartengono ai loro proprietari e servono solo a dire di quale gioco si parla. Non si usa alcun testo stampato né alcuna illustrazione di questi giochi. Per giocare con i componenti originali, procurati i giochi originali.

## Su un altro dispositivo

link-title = Porta qui le tue partite
link-about = Questo link porta su questo dispositivo il nome, i tavoli e i posti di un giocatore.
link-replaces = Su questo dispositivo sei { $name }. Se continui, qui quel nome e le sue partite vengono sostituiti; sugli altri dispositivi restano come sono.
link-go = Continua su questo dispositivo
link-stay = Lascia tutto com'è
link-busy = Recupero le tue partite…
link-done = Ciao, { $name }. Ora le tue partite sono qui.
link-home = Le mie partite
link-failed = Questo link non funziona più. I link valgono una volta sola e scadono dopo un po': creane uno nuovo sull'altro dispositivo.

## Nessuna pagina

lost-title = Pagina non trovata
lost-about = Non c'è nessuna pagina a { $path }. Forse il tavolo non esiste più, o il link è incompleto.
lost-home = Pagina iniziale
`,Xe=`# World of Warcraft Gioco di Carte Collezionabili

rules-section-tcg-general = Fondamenti
rules-section-tcg-win = Vincere e perdere
rules-section-tcg-setup = Preparazione
rules-section-tcg-mulligan = La mano iniziale
rules-section-tcg-card = Carte
rules-section-tcg-trait = Caratteristiche
rules-section-tcg-resource = Risorse
rules-section-tcg-cost = Costi
rules-section-tcg-ready = Pronte e spossate
rules-section-tcg-zone = Zone
rules-section-tcg-owner = Proprietà
rules-section-tcg-control = Controllo
rules-section-tcg-turn = Il turno
rules-section-tcg-start = Fase iniziale
rules-section-tcg-action = Fase azione
rules-section-tcg-place = Piazzare risorse
rules-section-tcg-play = Giocare carte
rules-section-tcg-power = Poteri
rules-section-tcg-end = Fase finale
rules-section-tcg-draw = Pescare
rules-section-tcg-discard = Scartare
rules-section-tcg-destroy = Distruggere
rules-section-tcg-reveal = Rivelare
rules-section-tcg-search = Cercare
rules-section-tcg-chain = La catena
rules-section-tcg-priority = Priorità
rules-section-tcg-respond = Rispondere
rules-section-tcg-resolve = Risolvere
rules-section-tcg-effect = Effetti
rules-section-tcg-interrupt = Interrompere
rules-section-tcg-target = Bersagli
rules-section-tcg-trigger = Poteri innescati
rules-section-tcg-check = Che cosa controlla il gioco da sé
rules-section-tcg-combat = Combattimento
rules-section-tcg-protect = Protettori
rules-section-tcg-strike = Colpire con le armi
rules-section-tcg-damage = Danno
rules-section-tcg-heal = Guarigione
rules-section-tcg-prevent = Prevenire il danno
rules-section-tcg-replace = Effetti sostitutivi
rules-section-tcg-armor = Usare l'armatura
rules-section-tcg-hero = Eroi
rules-section-tcg-flip = Girare l'eroe
rules-section-tcg-ally = Alleati
rules-section-tcg-ability = Abilità
rules-section-tcg-ongoing = Abilità Continuo
rules-section-tcg-attach = Assegnazioni
rules-section-tcg-weapon = Armi
rules-section-tcg-armorcard = Armature
rules-section-tcg-item = Oggetti
rules-section-tcg-quest = Missioni
rules-section-tcg-location = Luoghi
rules-section-tcg-masterhero = Eroi supremi
rules-section-tcg-totem = Totem
rules-section-tcg-talent = Talenti
rules-section-tcg-tag = Descrittori
rules-section-tcg-unique = Carte uniche
rules-section-tcg-counter = Segnalini
rules-section-tcg-token = Pedine
rules-section-tcg-keyword = Parole chiave
rules-section-tcg-deck = Costruire un mazzo
rules-section-tcg-modifier = Modificatori
rules-section-tcg-multi = Più di due giocatori

# Che cosa si può fare: titoli sopra le scelte del tavolo semplice.
verb-tcg-place = Piazzare una risorsa, a faccia in giù
verb-tcg-place-up = Piazzare come risorsa una missione o un luogo, a faccia in su
verb-tcg-stash = Piazzare una risorsa e usarne la Riserva
verb-tcg-play = Giocare una carta
verb-tcg-play-again = Giocare una carta dal cimitero
verb-tcg-use = Usare un potere o completare una missione
verb-tcg-attack = Attaccare
verb-tcg-at = Attaccare
verb-tcg-stops = Quando chiedermi
`,B=class{constructor(e){this.value=e}valueOf(){return this.value}},V=class extends B{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},H=class extends B{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},U=class e extends B{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof B)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof B&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ze=100,Qe=`⁨`,$e=`⁩`;function et(e,t,n){return n===t||n instanceof H&&t instanceof H&&n.value===t.value||t instanceof H&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function tt(e,t,n){return t[n]?G(e,t[n].value):(e.reportError(RangeError(`No default`)),new V)}function nt(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=W(e,i.value):n.push(W(e,i));return{positional:n,named:r}}function W(e,t){switch(t.type){case`str`:return t.value;case`num`:return new H(t.value,{minimumFractionDigits:t.precision});case`var`:return rt(e,t);case`mesg`:return it(e,t);case`term`:return at(e,t);case`func`:return ot(e,t);case`select`:return st(e,t);default:return new V}}function rt(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new V(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new V(`$${t}`);if(n instanceof B)return n;switch(typeof n){case`string`:return n;case`number`:return new H(n);case`object`:if(U.supportsValue(n))return new U(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new V(`$${t}`)}}function it(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new V(t);if(n){let i=r.attributes[n];return i?G(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new V(`${t}.${n}`))}return r.value?G(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new V(t))}function at(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new V(i);if(n){let t=a.attributes[n];if(t){e.params=nt(e,r).named;let n=G(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new V(`${i}.${n}`)}e.params=nt(e,r).named;let o=G(e,a.value);return e.params=null,o}function ot(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new V(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new V(`${t}()`);try{let t=nt(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new V(`${t}()`)}}function st(e,{selector:t,variants:n,star:r}){let i=W(e,t);if(i instanceof V)return tt(e,n,r);for(let t of n)if(et(e,i,W(e,t.key)))return G(e,t.value);return tt(e,n,r)}function ct(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new V;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Ze)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ze}`);r&&n.push(Qe),n.push(W(e,i).toString(e)),r&&n.push($e)}return e.dirty.delete(t),n.join(``)}function G(e,t){return typeof t==`string`?e.bundle._transform(t):ct(e,t)}var lt=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function ut(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var dt=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function ft(e,t){let n=e[0];if(n instanceof V)return new V(`NUMBER(${n.valueOf()})`);if(n instanceof H)return new H(n.valueOf(),{...n.opts,...ut(t,dt)});if(n instanceof U)return new H(n.toNumber(),{...ut(t,dt)});throw TypeError(`Invalid argument to NUMBER`)}var pt=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function mt(e,t){let n=e[0];if(n instanceof V)return new V(`DATETIME(${n.valueOf()})`);if(n instanceof U||n instanceof H)return new U(n,ut(t,pt));throw TypeError(`Invalid argument to DATETIME`)}var ht=new Map;function gt(e){let t=Array.isArray(e)?e.join(` `):e,n=ht.get(t);return n===void 0&&(n=new Map,ht.set(t,n)),n}var _t=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:ft,DATETIME:mt,...t},this._useIsolating=n,this._transform=r,this._intls=gt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new lt(this,n,t);try{return ct(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new V().toString(r);throw e}}},vt=/^(-?[a-zA-Z][\w-]*) *= */gm,yt=/\.([a-zA-Z][\w-]*) *= */y,bt=/\*?\[/y,xt=/(-?[0-9]+(?:\.([0-9]+))?)/y,St=/([a-zA-Z][\w-]*)/y,Ct=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,wt=/^[A-Z][A-Z0-9_-]*$/,Tt=/([^{}\n\r]+)/y,Et=/([^\\"\n\r]*)/y,Dt=/\\([\\"])/y,Ot=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,kt=/^\n+/,At=/ +$/,jt=/ *\r?\n/g,Mt=/( *)$/,Nt=/{\s*/y,Pt=/\s*}/y,Ft=/\[\s*/y,It=/\s*] */y,Lt=/\s*\(\s*/y,Rt=/\s*->\s*/y,zt=/\s*:\s*/y,Bt=/\s*,?\s*/y,Vt=/\s+/y,Ht=class{constructor(e){this.body=[],vt.lastIndex=0;let t=0;for(;;){let n=vt.exec(e);if(n===null)break;t=vt.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(yt);){let t=o(yt),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Tt)&&(r=o(Tt)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,kt),u([i],i.length)):r?S(r,At):null}function u(r=[],i){for(;;){if(n(Tt)){r.push(o(Tt));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,At));let c=[];for(let e of r)e instanceof Ut&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Nt,SyntaxError);let e=f();if(i(Pt))return e;if(i(Rt)){let t=h();return i(Pt,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Ct)){let[,e,t,n=null]=a(Ct);if(e===`$`)return{type:`var`,name:t};if(i(Lt)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(wt.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Bt)}}function m(){let e=f();return e.type===`mesg`&&i(zt)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(bt);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Ft,SyntaxError);let e;return e=n(xt)?v():{type:`str`,value:o(St)},i(It,SyntaxError),e}function _(){if(n(xt))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(xt),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Et),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Dt))return o(Dt);if(n(Ot)){let[,e,t]=a(Ot),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Vt),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(jt,`
`),n=Mt.exec(e)[1].length;return new Ut(t,n)}}},Ut=class{constructor(e,t){this.value=e,this.length=t}},Wt=Object.assign({"../words/en/adventure.ftl":Ve,"../words/en/boardgame.ftl":He,"../words/en/frame.ftl":Ue,"../words/en/pages.ftl":We,"../words/en/tcg.ftl":Ge,"../words/it/adventure.ftl":Ke,"../words/it/boardgame.ftl":qe,"../words/it/frame.ftl":Je,"../words/it/pages.ftl":Ye,"../words/it/tcg.ftl":Xe});function Gt(e){let t=new _t(e,{useIsolating:!1});for(let[n,r]of Object.entries(Wt))n.includes(`/words/${e}/`)&&t.addResource(new Ht(r));return t}var Kt={en:Gt(`en`),it:Gt(`it`)},qt=new Set;function Jt(e){for(let t of[`en`,`it`]){let n=e[t];qt.has(t+n)||(qt.add(t+n),Kt[t].addResource(new Ht(n),{allowOverrides:!0}))}}function Yt(e,t){return`⟦${e}⟧`}function K(e,t){let n=z.language,r=Kt[n],i=r.getMessage(e);if(!i?.value)return Yt(e,`not in ${n}`);let a=[],o=r.formatPattern(i.value,t??null,a),s=a[0];return s?Yt(e,s.message):o}function Xt(e){return Object.values(Kt).flatMap(t=>{let n=t.getMessage(e)?.value;return n?[t.formatPattern(n)]:[]})}function Zt(e){return Kt[z.language].hasMessage(e)}function Qt(e,t=Date.now()/1e3){let n=new Intl.RelativeTimeFormat(z.language,{numeric:`auto`}),r=Math.min(0,Math.round(e-t));return r>-60?n.format(0,`minute`):r>-3600?n.format(Math.round(r/60),`minute`):r>-86400?n.format(Math.round(r/3600),`hour`):n.format(Math.round(r/86400),`day`)}var q={xmlns:`http://www.w3.org/2000/svg`,width:24,height:24,viewBox:`0 0 24 24`,fill:`none`,stroke:`currentColor`,"stroke-width":2,"stroke-linecap":`round`,"stroke-linejoin":`round`},$t=(...e)=>e.filter((e,t,n)=>!!e&&e.trim()!==``&&n.indexOf(e)===t).join(` `).trim();function en(e){return e!=null}function tn(e,t={}){let n=t.attributeNames??{},r=e=>n[e]??e,i=e.size??e.width??q.width,a=e.size??e.height??q.height,o=e.aliases?.filter(e=>typeof e==`string`&&e.trim()!==``).map(e=>`lucide-${e}`)??[],s=[...e.name?[`lucide-${e.name}`]:[],...o],c=t.className?.split(` `).filter(Boolean)??[],l=t.includeDefaultClasses===!1?$t(...c):$t(`lucide`,...s,...c),u=t.absoluteStrokeWidth?Number(t.strokeWidth??q[`stroke-width`])*Number(e.size??e.width??q.width)/Number(t.size??t.width??q.width):t.strokeWidth??q[`stroke-width`];return[`svg`,{...Object.entries(q).reduce((e,[t,n])=>(e[r(t)]=n,e),{}),...`color`in t&&t.color&&{[r(`stroke`)]:t.color},...`size`in t&&en(t.size)&&{[r(`width`)]:t.size,[r(`height`)]:t.size},...`width`in t&&en(t.width)&&{[r(`width`)]:t.width},...`height`in t&&en(t.height)&&{[r(`height`)]:t.height},[r(`stroke-width`)]:u,...l&&{[r(`class`)]:l},[r(`viewBox`)]:`0 0 ${i} ${a}`,...t.hasA11yProp===!1?{[r(`aria-hidden`)]:`true`}:{},...`attributes`in t&&t.attributes},e.node.map(e=>{let[n,i,a]=e,o=t.nonScalingStroke?{[r(`vector-effect`)]:`non-scaling-stroke`,...i}:i;return a?[n,o,a]:[n,o]})]}var nn=e=>{for(let t in e)if(t.startsWith(`aria-`)||t===`role`||t===`title`)return!0;return!1},rn=Symbol(`lucide-context`),an=()=>oe(rn),on=new Set([`$$slots`,`$$events`,`$$legacy`,`color`,`size`,`width`,`height`,`strokeWidth`,`absoluteStrokeWidth`,`nonScalingStroke`,`iconNode`,`icon`,`class`,`children`]),sn=c(`<svg><!><!></svg>`);function cn(e,t){k(t,!0);let n=an()??{},r=A(t,`color`,19,()=>n.color??`currentColor`),o=A(t,`size`,19,()=>n.size??24),c=A(t,`width`,19,o),l=A(t,`height`,19,o),u=A(t,`strokeWidth`,19,()=>n.strokeWidth??2),f=A(t,`absoluteStrokeWidth`,19,()=>n.absoluteStrokeWidth??!1),h=A(t,`nonScalingStroke`,19,()=>n.nonScalingStroke??!1),g=A(t,`iconNode`,19,()=>[]),v=A(t,`icon`,19,()=>({node:g(),aliases:[],size:24})),x=ae(t,on),C=y(()=>!!t.children||nn(x)),T=y(()=>tn(v(),{color:r(),width:c(),height:l(),strokeWidth:u(),absoluteStrokeWidth:f(),nonScalingStroke:h(),className:$t(`lucide-icon`,n.class),hasA11yProp:s(C),attributes:x})),E=y(()=>ee(s(T),3)),te=y(()=>s(E)[1]),ne=y(()=>ie(s(E)[2],()=>[],!0)),D=y(()=>({...s(te),class:[...s(te).class.split(` `),t.class]}));var O=sn();le(O,()=>({...s(D)}));var j=_(O);a(j,17,()=>s(ne),i,(e,t)=>{var n=y(()=>ee(s(t),2));let r=()=>s(n)[0],i=()=>s(n)[1];var a=p(),o=m(a);fe(o,r,!0,(e,t)=>{le(e,()=>({...i()}))}),d(e,a)});var M=S(j);de(M,()=>t.children??re),w(O),d(e,O),b()}var ln=new Set([`$$slots`,`$$events`,`$$legacy`]);function un(e,t){let n=ae(t,ln),r={name:`x`,size:24,node:[[`path`,{d:`M18 6 6 18`}],[`path`,{d:`m6 6 12 12`}]]};cn(e,te(()=>n,{get icon(){return r}}))}var dn=`tabard-dice`;function fn(){try{return JSON.parse(localStorage.getItem(dn)??`{}`)}catch{return{}}}function pn(e,t){let n=Object.entries(fn()).filter(([t])=>t!==e);try{localStorage.setItem(dn,JSON.stringify(Object.fromEntries([...n,[e,t]].slice(-200))))}catch{}}function mn(){let e=_n(crypto.getRandomValues(new Uint8Array(16))),t=vn(e);return pn(t,{nonce:e}),t}function hn(e){return e.seats.flatMap(t=>{let n=e.tell.includes(t.seat)&&t.promise!==null?fn()[t.promise]:void 0;return!n||t.promise===null||e.pledge===null?[]:(pn(t.promise,{nonce:n.nonce,pledge:n.pledge??e.pledge}),[{seat:t.seat,nonce:n.nonce}])})}function gn(e){let t=e.seats.flatMap(e=>{let t=e.promise===null?void 0:fn()[e.promise];return t?.pledge?[{pledge:t.pledge,nonce:`--nonce ${e.seat}=${t.nonce}`}]:[]}),n=t[0];return n?{pledge:n.pledge,nonces:t.map(e=>e.nonce).join(` `)}:null}function _n(e){return Array.from(e,e=>e.toString(16).padStart(2,`0`)).join(``)}function vn(e){let t=Array.from({length:320},(e,t)=>t).filter(e=>e>1&&!Array.from({length:e},(e,t)=>t).some(t=>t>1&&e%t===0)),n=e=>Math.floor((e-Math.floor(e))*2**32)|0,r=t.slice(0,64).map(e=>n(Math.cbrt(e))),i=t.slice(0,8).map(e=>n(Math.sqrt(e))),a=[...new TextEncoder().encode(e),128];for(;a.length%64!=56;)a.push(0);let o=e.length*8;a.push(0,0,0,0,o>>>24&255,o>>>16&255,o>>>8&255,o&255);let s=(e,t)=>e>>>t|e<<32-t,c=(e,t)=>e[t]??0;for(let e=0;e<a.length;e+=64){let t=Array.from({length:16},(t,n)=>{let r=e+4*n;return c(a,r)<<24|c(a,r+1)<<16|c(a,r+2)<<8|c(a,r+3)});for(let e=16;e<64;e++){let n=c(t,e-15),r=c(t,e-2),i=s(n,7)^s(n,18)^n>>>3,a=s(r,17)^s(r,19)^r>>>10;t.push(c(t,e-16)+i+c(t,e-7)+a|0)}let[n,o,l,u,d,f,p,m]=i;for(let e=0;e<64;e++){let i=s(d,6)^s(d,11)^s(d,25),a=m+i+(d&f^~d&p)+c(r,e)+c(t,e)|0,h=(s(n,2)^s(n,13)^s(n,22))+(n&o^n&l^o&l)|0;[m,p,f,d,u,l,o,n]=[p,f,d,u+a|0,l,o,n,a+h|0]}[n,o,l,u,d,f,p,m].forEach((e,t)=>i[t]=c(i,t)+e|0)}return i.map(e=>(e>>>0).toString(16).padStart(8,`0`)).join(``)}var yn=class extends Error{status;constructor(e,t){super(e),this.status=t}};async function bn(e,t,n){let r=`${t}${t.includes(`?`)?`&`:`?`}language=${z.language}`,i;try{i=await fetch(r,{method:e,credentials:`same-origin`,...n===void 0?{}:{headers:{"content-type":`application/json`},body:JSON.stringify(n)}})}catch{throw new yn(K(`frame-no-server`),0)}let a=await i.json().catch(()=>null);if(i.ok)return a;let o=a?.error;throw new yn(typeof o==`string`?o:K(`frame-failed`),i.status)}var J=e=>bn(`GET`,e),Y=(e,t={})=>bn(`POST`,e,t),X=encodeURIComponent,xn=new Map;function Sn(e){let t=`${z.language} ${e}`,n=xn.get(t);return n||(n=J(e),xn.set(t,n),n.catch(()=>xn.delete(t))),n}var Cn=new Set;async function wn(e){for(let t of hn(e))if(!Cn.has(t.nonce)){Cn.add(t.nonce);try{e=await Y(`/api/tables/${X(e.id)}/tell`,t)}catch(e){throw Cn.delete(t.nonce),e}}return e}var Tn={me:()=>J(`/api/me`),rename:e=>bn(`PATCH`,`/api/me`,{name:e}),deviceLink:()=>Y(`/api/me/link`),useLink:e=>Y(`/api/link`,{token:e}),myTables:()=>J(`/api/me/tables`),openTables:()=>J(`/api/tables`),games:()=>Sn(`/api/games`),box:e=>Sn(`/api/games/${X(e)}/box`),rules:e=>Sn(`/api/games/${X(e)}/rules`),lesson:(e,t)=>Sn(`/api/games/${X(e)}/lessons/${X(t)}`),startLesson:(e,t)=>Y(`/api/games/${X(e)}/lessons/${X(t)}`),create:e=>Y(`/api/tables`,{promise:mn(),...e}).then(wn),table:e=>J(`/api/tables/${X(e)}`),sit:(e,t)=>Y(`/api/tables/${X(e)}/sit`,{...t?{seat:t}:{},promise:mn()}),bring:(e,t,n)=>Y(`/api/tables/${X(e)}/sit`,{seat:t,brings:n}),leave:e=>Y(`/api/tables/${X(e)}/leave`),start:e=>Y(`/api/tables/${X(e)}/start`),concede:(e,t)=>Y(`/api/tables/${X(e)}/concede`,{seat:t}),take:(e,t)=>Y(`/api/tables/${X(e)}/take`,{seat:t}),setSeat:(e,t,n,r)=>Y(`/api/tables/${X(e)}/seat`,{seat:t,kind:n,...r?{level:r}:{}}),bringFor:(e,t,n)=>Y(`/api/tables/${X(e)}/seat`,{seat:t,kind:`bot`,brings:n}),rematch:e=>Y(`/api/tables/${X(e)}/rematch`,{promise:mn()}).then(wn),shelve:(e,t)=>Y(`/api/tables/${X(e)}/shelf`,{shelf:t}),invite:()=>J(`/api/invite`),replay:e=>J(`/api/replays/${X(e)}`),replayAt:(e,t,n)=>J(`/api/replays/${X(e)}/${t}${n?`?seat=${X(n)}`:``}`),fork:(e,t,n,r)=>Y(`/api/replays/${X(e)}/fork`,{after:t,seat:n,level:r}),lists:e=>J(`/api/games/${X(e)}/lists`),addList:(e,t)=>Y(`/api/games/${X(e)}/lists`,{text:t}),changeList:(e,t,n)=>bn(`PUT`,`/api/games/${X(e)}/lists/${X(t)}`,{text:n}),removeList:(e,t)=>bn(`DELETE`,`/api/games/${X(e)}/lists/${X(t)}`),readList:(e,t)=>Y(`/api/games/${X(e)}/lists/read`,{text:t}),exported:(e,t)=>`/api/tables/${X(e)}/${t}?language=${z.language}`};async function En(e,t){let n=(await Tn.games()).find(t=>t.id===e)?.lessons??[];return n[n.findIndex(e=>e.id===t)+1]??null}var Z=new class{#e=N(null);get game(){return s(this.#e)}set game(e){j(this.#e,e,!0)}#t=N(null);get open(){return s(this.#t)}set open(e){j(this.#t,e,!0)}#n=null;show(e){this.#n=document.activeElement instanceof HTMLElement?document.activeElement:null,this.open=e}close(){this.open=null,this.#n?.focus(),this.#n=null}},Dn=o(`<p class="ruling svelte-1ltutna"><b> </b> </p>`),On=o(`<p> </p> <!>`,1),kn=o(`<div class="slip paper svelte-1ltutna" role="dialog" aria-labelledby="rule-title" tabindex="-1"><div class="head svelte-1ltutna"><h2 id="rule-title" class="svelte-1ltutna"> </h2> <button type="button" class="svelte-1ltutna"><!></button></div> <!> <p class="foot svelte-1ltutna"><span class="muted"> </span> <a target="_blank"> </a></p></div>`);function An(t,r){k(r,!0);let i=N([]),a=N(void 0),o=y(()=>s(i).find(e=>e.id===Z.open));M(()=>{Z.open&&Z.game&&Tn.rules(Z.game).then(e=>j(i,e),()=>j(i,[]))}),M(()=>{Z.open&&s(a)?.focus()});var c=p(),f=m(c),h=t=>{var r=kn(),i=_(r),c=_(i),f=e(c,!0),p=S(c,2);un(_(p),{size:20,"aria-hidden":`true`}),w(p),w(i);var h=S(i,2),g=t=>{var n=On(),r=m(n),i=e(r,!0),a=S(r,2),c=t=>{var n=Dn(),r=_(n),i=e(r,!0),a=S(r);w(n),l(e=>{u(i,e),u(a,` ${s(o).ruling.answer??``}`)},[()=>K(`rule-ruling`)]),d(t,n)};D(a,e=>{s(o).ruling&&e(c)}),l(()=>u(i,s(o).text)),d(t,n)};D(h,e=>{s(o)&&e(g)});var y=S(h,2),b=_(y),x=e(b,!0),T=S(b,2),E=e(T,!0);w(y),w(r),v(r,e=>j(a,e),()=>s(a)),l((e,t)=>{u(f,s(o)?.title??Z.open),C(p,`aria-label`,e),u(x,Z.open),C(T,`href`,`/rules/${Z.game??``}#${Z.open??``}`),u(E,t)},[()=>K(`frame-close`),()=>K(`rule-all`)]),n(`keydown`,r,e=>{e.key===`Escape`&&(e.stopPropagation(),Z.close())}),n(`click`,p,()=>Z.close()),d(t,r)};D(f,e=>{Z.open&&e(h)}),d(t,c),b()}pe([`keydown`,`click`]),ue();var jn={anchor:`<path fill="currentColor" d="M90.53 23c-18.345 0-36.688 7.002-50.686 21c-27.996 27.996-27.994 73.38 0 101.375c21.776 21.776 54.08 26.603 80.53 14.5l53.69 53.688c-21.425 19.696-44 38.257-67.44 55.937l30.126 30.125c18.734-22.545 37.953-44.474 57.844-65.53l169.594 169.593c-51.845 40.444-120.866 53.838-192.813 42.562L173 424.906L72.47 404.47l95.405 88.405l1.97-26c86.593 36.97 177.603 34.61 241.343-11.75l63.062 21.313l-21.47-63.594c44.61-63.62 46.408-153.412 9.908-238.875l26.03-1.97l-88.406-95.375l20.438 100.53l21.344-1.624c11.278 71.983-2.168 141.017-42.656 192.876l-169.782-169.75c21.075-20.34 42.93-39.665 65.78-57.72l-30.123-30.124c-17.015 24.154-35.673 46.66-55.688 67.813l-53.97-53.97C167.834 98.183 163.032 65.814 141.22 44c-14-13.998-32.343-21-50.69-21m0 27.03c11.434.002 22.872 4.34 31.595 13.064c17.447 17.447 17.446 45.742 0 63.187c-17.446 17.447-45.71 17.447-63.156 0c-17.447-17.444-17.448-45.74 0-63.186C67.69 54.37 79.097 50.03 90.53 50.03"/>`,"angel-wings":`<path fill="currentColor" d="M92.438 28.97C75.263 47.722 60.826 69.69 49.593 94L167.5 204.656l-12.78 13.625L41.905 112.407c-9.19 24.257-15.377 50.455-18.156 77.844l116.156 58.72l-8.437 16.686L22.312 210.47c-.963 24.45.777 49.666 5.437 75.155l100.53 8.313l-1.53 18.625l-94.97-7.844c.743 3.09 1.515 6.185 2.345 9.28c4.43 16.51 9.94 32.34 16.375 47.438c8.757-1.615 17.808-3.274 27.813-5.157c26.754-5.033 53.093-10.06 53.093-10.06l3.5 18.342s-26.368 5.054-53.156 10.094c-8.012 1.508-15.797 2.97-23.188 4.344c8.65 17.507 18.62 33.887 29.657 49l60.843-34.28L158.22 410l-58.407 32.938c12.202 14.79 25.482 28.186 39.624 40l17.157-20.344c1.38-20.537 4.963-37.725 14.375-51.72c6.338-9.425 15.44-16.826 27.155-21.937C189.86 376.115 183.3 361.62 179 345.594c-14.526-54.15.58-108.49 36.406-138.094L92.436 28.97zm330.843 0L300.314 207.5c35.826 29.604 50.964 83.943 36.437 138.094c-4.26 15.877-10.768 30.237-18.938 42.97c12.345 5.384 21.554 13.502 27.5 23.655c7.81 13.333 10.495 29.117 11.407 47.467l19.592 23.25c14.14-11.813 27.423-25.208 39.625-40L357.5 410l9.188-16.28L427.53 428c11.04-15.117 21.006-31.49 29.658-49c-7.4-1.374-15.207-2.836-23.22-4.344c-26.787-5.04-53.156-10.094-53.156-10.094l3.5-18.343s26.372 5.027 53.125 10.06a8378 8378 0 0 0 27.813 5.19a357 357 0 0 0 16.375-47.47c.83-3.095 1.602-6.19 2.344-9.28L389 312.56l-1.53-18.625l100.53-8.31c4.66-25.49 6.37-50.705 5.406-75.156L384.25 265.655l-8.438-16.687L492 190.25c-2.783-27.4-8.956-53.61-18.156-77.875L361.03 218.28l-12.81-13.624L466.124 94c-11.236-24.31-25.668-46.277-42.844-65.03zM256.095 290.03c-10.452 0-20.172 5.342-27.78 15.126c-7.61 9.784-12.658 23.895-12.658 39.688s5.047 29.903 12.656 39.687c7.61 9.785 17.33 15.158 27.782 15.158s20.14-5.373 27.75-15.157s12.656-23.893 12.656-39.686s-5.047-29.904-12.656-39.688s-17.298-15.125-27.75-15.125zm39.625 111.19c-10.36 11.14-24.236 18.342-39.626 18.342c-14.957 0-28.49-6.798-38.75-17.406c-2.662.66-5.147 1.384-7.438 2.188c-11.464 4.02-18.388 9.46-23.437 16.97c-9.19 13.66-11.542 37.05-11.907 69.248h163.812c-.135-31.55-1.154-55.19-9.188-68.906c-4.42-7.55-10.596-12.946-21.562-17.062c-3.467-1.302-7.433-2.437-11.906-3.375z"/>`,anvil:`<path fill="currentColor" d="M128.688 115.594v147.75h285v-147.75zm-111.844 20.47c17.374 47.14 54.372 80.413 94.906 93.81v-93.81zm414.375 12.31v88.657c21.457-9.083 42.92-25.257 64.374-47.374c-21.52-22.562-42.633-35.173-64.375-41.28zm-226.25 132.47c-12.15 38.536-33.897 71.5-60.595 100.47l257.844-.002c-28.705-29.016-49.952-62.054-61.5-100.468H204.97zM101.843 400v43.78h337.562V400z"/>`,"at-sea":`<path fill="currentColor" d="M256.438 14.188c-132.32 0-239.782 107.46-239.782 239.78S124.118 493.75 256.436 493.75c132.32 0 239.783-107.46 239.783-239.78S388.756 14.187 256.436 14.187zm0 17.906c122.653 0 221.875 99.222 221.875 221.875c0 4.52-.14 9.014-.407 13.468c-30.945 8.15-68.07-14.224-85.406-43.844c-47.56 66.05-89.736 73.192-129.156-1.563c-36.942 67.55-104.172 73.156-137.125 20.064c-33.724 45.983-56.65 52.056-91.064 28.562a226 226 0 0 1-.625-16.687c0-122.654 99.254-221.876 221.907-221.876zm138.5 245.22c20.212 40.226 58.603 27.536 81.968 1.56c-4.73 42.46-21.395 81.254-46.594 113c-33.743 18.582-58.868 7.2-89.562-45.624c-41.883 74.754-109.812 67.614-160.344 1.563c-17.546 28.218-62.92 49.844-97.28 44.78c-21.883-27.33-37.445-59.944-44.44-95.656c23.49 22.105 63.89 29.177 84.408-3.625c32.368 48.656 100.402 51.536 140.25-5.062c23.826 34.047 85.965 64.59 131.594-10.938zM177.813 401.5c48.48 75.528 137.623 45.016 162.937 10.97c17.197 19.63 37.55 20.796 57.688 12.06c-38.462 32.052-87.956 51.345-142 51.345c-54.692 0-104.714-19.757-143.375-52.5c24.17 8.208 50.552 4.72 64.75-21.875"/>`,"battle-gear":`<path fill="currentColor" d="M262.406 17.188c-27.22 8.822-54.017 28.012-72.375 55.53c17.544 47.898 17.544 57.26 0 105.157c19.92 15.463 40.304 24.76 60.782 27.47c-2.063-25.563-3.63-51.13 1.125-76.69c-13.625-1.483-23.374-5.995-37-13.874V82.563c35.866 19.096 61.84 18.777 98.813 0v32.22c-13.364 6.497-21.886 11.16-35.25 13.218c3.614 25.568 3.48 51.15 1.375 76.72c18.644-3.265 37.236-12.113 55.5-26.845c-14.353-47.897-14.355-57.26 0-105.156c-16.982-28.008-47.453-46.633-72.97-55.532m-129.594 8.218c-25.906 110.414-27.35 215.33-27.4 330.922c-18.84-1.537-37.582-5.12-56.027-11.12v28.554h69.066c8.715 35.025 6.472 70.052-1.036 105.078h28.13c-7.195-35.026-8.237-70.053-.872-105.078h68.904v-28.555c-18.49 4.942-37.256 8.552-56.097 10.46c.082-114.94 2.496-223.068-24.667-330.26zm89.47 202.375c0 117.27 25.517 233.342 120.155 257.97C446.62 464.716 462.72 345.374 462.72 227.78H222.28z"/>`,"boot-prints":`<path fill="currentColor" d="M111.512 21.176c-6.65.088-13.7 1.088-21.162 3.088c-87.625 23.48-77.956 222.752-9.297 310.984l.002-.002l99.513-26.664c-3.273-35.578.003-76.04 19.313-113.947c2.605-89.97-24.095-174.31-88.368-173.46zm294.38 0c-64.273-.852-90.972 83.488-88.37 173.46c19.31 37.905 22.587 78.368 19.314 113.946l99.514 26.664l.002.002c68.658-88.232 78.327-287.505-9.297-310.984c-7.463-2-14.513-3-21.162-3.088zM188.878 350.06l-101.26 27.13c5.495 191.896 200.51 104.13 101.26-27.13m139.65 0c-99.25 131.26 95.767 219.026 101.262 27.13z"/>`,"bordered-shield":`<path fill="currentColor" d="M50.807 26.285c-1.105 42.86 2.978 85.91 11.98 128.55l50.606-11.388c-2.658-19.543-4.11-39.265-3.6-59.002l.236-9.103h49.402V26.285zm306.607 0v49.057h45.904l.23 9.107a381.4 381.4 0 0 1-3.058 59l50.086 11.34c9.048-42.643 13.05-85.63 11.96-128.505H357.415zm-131.65 1.354v45.786h65.056V27.64h-65.056zM178.12 43.335V94.03h-49.64c.084 18.322 1.696 36.784 4.56 55.216l1.34 8.633l-50.216 11.298a525 525 0 0 0 11.172 40.677l41.1-6.197l50.804 107.07l-31.744 28.473a647 647 0 0 0 22.615 33.952l42.496-31.466l5.634 6.912c9.656 11.84 19.914 23.57 30.766 34.93c10.873-11.26 21.116-22.59 30.664-34.335l5.625-6.922l41.82 30.886a650 650 0 0 0 22.788-34.277l-31.383-28.15l50.803-107.072l40.627 6.127a526 526 0 0 0 11.22-40.68l-49.636-11.24l1.347-8.627c2.855-18.264 4.06-36.774 4.023-55.207h-46.183V43.337h-29.22v48.78h-102.43v-48.78h-28.958zm-13.915 79.252h185.41l.22 9.12c1.746 73.04-27.91 137.976-86.116 199.905l-6.798 7.23l-6.81-7.216c-58.558-62.066-87.895-126.956-86.128-199.92l.22-9.12zm18.48 18.69c.818 61.19 25.098 115.615 74.213 170.062c48.85-54.348 73.37-108.852 74.23-170.063zm-57.18 82.93l-54.216 8.173l52.335 110.306l40.752-36.553l-38.873-81.926zm262.76 0l-38.874 81.925l40.753 36.553L442.48 232.38zM217.52 367.227l-42.704 31.62c23.914 32.71 51.31 64.504 82.15 95.236c30.733-30.743 57.7-62.44 81.548-95.19l-42.15-31.128c-10.264 12.222-20.992 24.175-32.792 35.978l-6.597 6.598l-6.608-6.586c-11.93-11.89-22.64-24.246-32.846-36.53z"/>`,broadsword:`<path fill="currentColor" d="m491.844 22.533l-83.42 14.865L196.572 249.25c3.262 4.815 5.37 10.72 5.37 16.932c0 5.863-1.71 11.35-4.643 15.996a53 53 0 0 0-16.027-2.477c-15.724 0-29.904 6.89-39.69 17.796l-9.112-9.113l17.237-17.237a546 546 0 0 1-13.19-17.6l-19.443 19.44l-13.215-13.215l21.828-21.827a548 548 0 0 1-12.792-20.068L72.093 258.68l58.314 58.314a53 53 0 0 0-2.49 16.063a52.9 52.9 0 0 0 4.592 21.564l-72.14 72.14l-14.56-14.56L21.013 437l14.558 14.56l-8.607 8.608l27.246 27.246l8.606-8.61l14.56 14.56l24.798-24.8l-14.557-14.556l72.158-72.16a52.9 52.9 0 0 0 21.498 4.562a53 53 0 0 0 16.063-2.49l58.363 58.363L296.5 401.48a549 549 0 0 1-20.068-12.793l-21.83 21.83L241.39 397.3l19.442-19.44a550 550 0 0 1-17.603-13.194l-17.238 17.238l-9.16-9.16c10.905-9.785 17.795-23.965 17.795-39.69c0-5.346-.806-10.51-2.285-15.39c4.703-3.04 10.288-4.817 16.265-4.816c6.21 0 11.776 1.77 16.52 4.955L476.98 105.95zm-66.227 53.012l13.215 13.215l-191.684 191.68l-13.214-13.213zM181.273 298.39c19.257 0 34.665 15.41 34.665 34.665c0 19.256-15.408 34.666-34.665 34.666s-34.666-15.41-34.666-34.665s15.41-34.666 34.666-34.666"/>`,bubbles:`<path fill="currentColor" d="M82.055 26.807c-33.127 0-60.182 27.057-60.182 60.183s27.055 60.182 60.182 60.182c33.126 0 60.18-27.056 60.18-60.182s-27.054-60.183-60.18-60.183m13.85 21.043c16.15 5.665 27.64 20.98 27.64 39.14a41.35 41.35 0 0 1-41.49 41.49a41.35 41.35 0 0 1-41.49-41.49c0-.55.02-1.097.04-1.642c6.067 8.444 15.966 13.95 27.157 13.95c18.46 0 33.425-14.966 33.425-33.427c0-6.638-1.943-12.82-5.28-18.02zm158.058 11.855c-58.15.002-105.123 47.627-105.123 105.71c0 48.528 32.96 89.51 77.738 101.726c-8.41 17.653-13.498 37.277-13.498 58.294c0 76.485 62.51 138.998 138.996 138.998h.004c76.485 0 138.412-62.562 138.412-138.998c0-38.083-15.76-72.427-40.658-97.454c16.358-14.68 26.643-36.147 26.643-59.648c0-43.695-35.733-79.426-79.428-79.426c-20.743 0-39.395 8.335-53.43 21.41c-18.555-30.156-51.717-50.61-89.657-50.61zm0 18.69c34.466 0 64.11 20.527 78.127 49.697a48.8 48.8 0 0 0-3.38 17.873c0 27.04 21.918 48.96 48.958 48.96s48.96-21.92 48.96-48.96c0-14.81-6.586-28.073-16.978-37.05c27.496 5.802 48.137 30.194 48.137 59.417c0 21.225-10.98 40.403-27.336 51.186l-10.354 6.826l9.418 8.07c25.745 22.062 42.29 54.548 42.29 91.02c0 66.374-53.402 120.308-119.724 120.308h-.004c-57.162 0-105.154-40.103-117.322-93.642c15.684 22.5 41.747 37.226 71.254 37.226c47.94 0 86.8-38.862 86.8-86.8c0-47.94-38.86-86.8-86.8-86.8c-28.382 0-53.578 13.625-69.416 34.688c-39.414-8.176-69.063-43.066-69.063-85c0-.494.01-.985.017-1.476c9.545 23.694 32.734 40.425 59.846 40.425c35.627 0 64.51-28.88 64.51-64.508c0-28.533-18.534-52.723-44.214-61.232a88 88 0 0 1 6.273-.228zm-148.018 163.44a82.4 82.4 0 0 0-21.668 2.82C40.2 256.47 14.415 302.08 26.203 346.076c6.57 24.52 23.502 43.28 44.84 53.198c-6.084 12.932-7.977 27.963-3.982 42.87c9.028 33.693 44.24 53.447 77.813 44.45c33.573-8.995 53.595-43.677 44.6-77.25c-3.488-13.016-10.86-23.98-20.496-32.017c16.684-19.844 24.108-47.014 16.87-74.027v-.003c-9.596-35.817-41.55-59.943-76.84-61.395a82 82 0 0 0-3.062-.068zm0 18.665q1.191.002 2.375.05c27.367 1.083 52.01 19.727 59.475 47.585c6.445 24.055-2.003 47.964-19.39 63.7l-9.663 8.743l11.383 6.346c10.19 5.68 18.04 15.104 21.295 27.256c6.393 23.86-7.526 47.97-31.383 54.36c-20.92 5.606-42.49-4.383-51.775-22.935a33.75 33.75 0 0 0 22.564 1.784c18.086-4.847 28.82-23.438 23.973-41.525c-4.847-18.085-23.437-28.816-41.523-23.97a34 34 0 0 0-7.752 3.14c-19.715-6.628-35.476-22.17-41.27-43.797a66 66 0 0 1-1.548-7.572c10.962 18.105 32.915 27.61 54.387 21.857c26.044-6.978 41.5-33.75 34.52-59.796c-4.7-17.548-18.392-30.275-34.788-34.586a64 64 0 0 1 9.12-.64"/>`,"buffalo-head":`<path fill="currentColor" d="M167.3 16.62c-24.7 4.14-49.6 7.41-73.41 15.75c-1.48.01-2.96.04-4.47.08c-6.38.17-13.01.6-19.89 1.26c-11.69-7-32.19-7.85-48.58-11.57c10.1 4.13 18.87 8.92 26.06 14.5c-9.3 1.5-19 3.38-29.13 5.67V411.6c23.41 26.6 30.14 51.7 32.2 81.2l52.32-.3c13.4-28 31.1-47.6 52.4-61.8c10.8 11.4 3.8 28.6 3.2 42.6c12-20 23.9-40 29.2-59.6c8.5-3.4 17.3-6.5 26.5-9.3c-.7 14.2-15.3 29.1-17.5 42.4c20-12.4 37.6-32 45.1-50.2c13.8-3.5 28.4-6.9 43.8-10.7l.1-.1h.2c17.4-3.6 32.8-1 46.2 5.2c6.3 14.8 21.9 43.4 24 42.8c-2.9-10-4.6-20.5-5.7-31.1c4.2 3.3 8.1 7.1 11.7 11c2.1 2.3 4.2 4.7 6.2 7.1c.6 17.3 4.2 34.7 13 49.3c.7-10.2-1.1-20.2.9-30.5c9.4 13.7 17.6 27.9 25.7 39.9c1.6 2.3 2.2 2 3.7 1.5c1.5-.4 2.9-1.9 3.1-3.1c1.5-8.2 1.7-24.9 4.4-40.4c1.3-7.7 3.2-15.4 6.9-22.1c.5-.9 1-1.8 1.6-2.6c-7.1-13.2-11.5-25.2-13.3-36.2c-2-13-.1-25.1 6.2-34.5c10.9-16.6 32.2-23.3 59.4-23.3h2c-4.8-31.5-6.7-64.2-11.4-96.3c7.3 9.6 16.7 17.3 28.8 20.4c-7.3-5.3-26.5-39.5-36.1-59.2c-3.4-13.8-7.8-27.5-13.7-40.7c-.7-.4-1.9-1.2-4.2-2.2c-3.3-1.4-8-3.1-13.7-4.6c-11.3-3.1-26.3-5.8-42.4-7.3c-28-2.4-59.4-.6-80.9 8.7c9.4 17.8 23.9 30.2 50.2 34.4l9 1.4l-1.5 9c-1.6 9.2-3.7 22.9-8.4 34.6c-2.4 5.9-5.3 11.5-10.2 15.9c-4.9 4.3-12.7 6.7-20 4.7c-26.7-7.3-45.5-24.7-57.8-46.6c-2.8 19.8-4.9 42.3-5 64.2c-.1 34.4 5.2 67 17.8 84.6l-14.6 10.4c-16.9-23.6-21.4-59-21.2-95c.1-35 5-70.5 10.3-96.4c-.9-3.4-1.7-7-2.4-10.5c-3-15.4-4.1-31.5-3.5-47.2C230 80.56 208.6 62.92 183 50.72c-2.7-1.3-5.5-2.54-8.3-3.72c13.9-2.29 28.4-3.82 43.6-4.5c-29.2-5.85-55.2-6.91-80.3-6.45c-2.4-.46-4.8-.86-7.3-1.24c10.7-6.86 24.5-12.01 36.6-18.19M271.6 73.9c-4 22.71-4.4 48 0 70.9c7.1 36.3 25.2 65.9 60.1 75.4c2 .6 1.8.5 3.3-.8c1.4-1.3 3.6-4.6 5.4-9c2.6-6.5 4.3-14.8 5.7-22.5c-34.5-8.8-53-33.7-62.6-61.4c-5.9-17-9.1-35.2-11.9-52.6m98.6 166.4c11.1 0 24.7 6.9 24.2 15.7c-.6 10.1-21.1 11.5-29.8 6.3c-5.5-3.4-9.9-14.2-5.2-18.6c2.5-2.4 6.5-3.4 10.8-3.4m109.3 96.5c-23.7.1-38.6 6.2-44.5 15.2c-3.5 5.2-5 12-3.4 21.8c1.2 7.6 4.4 16.8 9.8 27.5c.8-.3 1.6-.6 2.5-.8h.1c6.3-1.4 17.4-4.8 27.5-9.2c10-4.3 19.1-10.4 21.2-13.3c2.3-3.3 2.1-10.1-.6-19.5c-2-6.8-5-14.2-7.1-21.6c-1.9 0-3.7-.1-5.5-.1m-11.7 15.3c.7 0 1.4 0 2.1.1c3.6.3 7.2 1.5 10.4 3.7l-10.2 14.8c-.9-.6-7.9-.8-11 7l-16.8-6.8c4.8-11.6 15.2-18.7 25.5-18.8"/>`,campfire:`<path fill="currentColor" d="M281.53 23.438c48.44 71.504-18.447 145.556-63.655 58.968c27.295 144.502-65.22 166.347-74.75 74.75c-73.554 65.057-59.358 147.17-20.438 210.75l45.844-26.344c-12.004-18.318-17.995-42.502-15.31-66.218c25.688 39.43 106.855 10.088 97.124-59.938c10.695 32.074 37.802 28.97 65.78-20.5C278.07 297.622 337.95 364.248 378.032 333.5c1.47 11.97-2.95 25.657-10.592 38.063l46.968 12.53c55.122-47.503 79.71-135.97-3.812-175.53c39.08 60.478-13.1 105.064-60.72 41.468c-38.546-72.133 82.366-113.394-68.343-226.593zM173.876 48.124c-64.128 32.333-14.642 60.51-14.03 92.344c44.122-38.935-3.722-53.508 14.03-92.345zm74.47 269.094L75 416.874c2.71 18.39 8.98 34.417 18.813 48.5l92-44.063l-78.688 59.875c3.39 3.38 7.033 6.62 10.938 9.75L192.78 448c-.023-.738-.06-1.475-.06-2.22c0-37.22 30.495-67.56 67.81-67.56a67.55 67.55 0 0 1 29.44 6.717c-2.323-13.414-7.28-27.104-14.72-39.28l-94.938 40.124l82.47-56.467c-4.34-4.55-9.166-8.64-14.438-12.094zm58.874 57.624c1.61 7.148 2.6 14.315 2.967 21.312l.22 3.938c11.13 12.042 17.937 28.09 17.937 45.687a66.8 66.8 0 0 1-3.813 22.25l91.345 24.376c4.642-6.327 8.588-12.768 11.844-19.375l-63.158-24.686l70.125 6.844c.866-2.948 1.61-5.923 2.22-8.938l-97.063-34.22L439 427.5c.156-5.772-.103-11.67-.813-17.72L307.22 374.845zm-46.69 22.062c-27.26 0-49.124 21.8-49.124 48.875c0 27.078 21.864 48.876 49.125 48.876c27.263 0 49.126-21.798 49.126-48.875c0-27.075-21.863-48.874-49.125-48.874zm-4.936 11.78c43.778.002 58.435 71.595 0 71.595c26.622-23.113 29.81-46.888 0-71.592zm.187 9.845c-21.616 17.916-19.304 35.177 0 51.94c-42.375 0-31.745-51.94 0-51.94"/>`,"candle-flame":`<path fill="currentColor" d="M334.656 17.125c-39.668 10.85-74.78 27.46-100.75 51.97c-.7-12.52-4.5-25.147-13.28-38.032c-.99 44.914-50.315 103.934-30.5 153.53c.003.01-.005.023 0 .032c7.68 30.364 37.266 53.535 65.468 58.313c-2.05-19.67-7.09-37.707-14.47-54.72l17.157-7.437c8.366 19.287 13.92 39.993 16 62.47c23.252-3.66 41.33-23.623 38.283-67.594c-3.658-52.788-.63-114.802 22.093-158.53zM209.53 258.72c-31.372.18-59.653 7.37-81.81 19.936c-22.914 12.996-39.443 32.518-44.376 55.5c-2.557 8.937-4.03 19.326-4.03 30.406c0 32.55 12.64 59.1 28.5 60.532V489.5h301.155v-18.47c1.204.15 2.44.22 3.686.22c16.484 0 29.844-13.362 29.844-29.844c0-15.464-11.78-28.173-26.844-29.687c-2.632-46.515-15.848-80.1-41.875-103.47c-23.49-21.094-56.093-33.432-98.592-41.78c-.3 21.733-3.715 45.06-10.75 70.28l-18.032-5.03c7.006-25.113 10.208-47.738 10.22-68.533a731 731 0 0 0-14.813-2.25c-11.03-1.55-21.824-2.28-32.282-2.218zm-103.186 79.186h18.687c0 5.588 2.556 11.307 8.69 17.5c6.13 6.194 15.744 12.395 28.06 17.656c24.636 10.524 59.83 17.375 98.75 17.375c49.15 0 92.438-11.197 115.845-26.312l10.125 15.72c-28.443 18.366-74.097 29.28-125.97 29.28c-41.077 0-78.3-7.003-106.092-18.875c-13.897-5.936-25.473-13.075-34-21.688s-14.094-19.157-14.094-30.656z"/>`,"cave-entrance":`<path fill="currentColor" d="M346.951 24.582L299.193 72.34l-101.136-7.024l-40.97 80.737l68.688 25.35l37.153-19.936l8.511 15.861l-44.293 23.768l-79.7-29.416l-70.19 55.341l35.117 58.995l-.375.2l13.014 21.585l29.134 2.361l55.06-35.123l9.679 15.176l-60.16 38.377l-44.364-3.596l-18.23-30.234l-56.8 30.586l33.712 61.804l-33.713 40.735L18 444.177V494h170.62l-5.6-45.592a261 261 0 0 1-5.147-4.512c-4.186-3.761-5.89-5.444-8.027-7.484l-73.13 21.797l-21.339-20.484l12.467-12.985l13.777 13.225l73.068-21.78l3.784 3.667s4.24 4.09 9.216 8.636l37.797-37.248l8.133 79.54l6.3-93.444l10.364 28.387l6.281-45.112l3.14-3.091l-.29-.233l22.486-27.974l.465-.907l.188.096l11.453-14.248l14.03 11.277l-9.122 11.348l67.803 34.715l27.008-9.489l22.478 17.71l22.924-12.036l8.367 15.938l-33.262 17.46l-23.875-18.81l-24.964 8.772l-9.584-4.907l39.04 87.842L383.923 494H494v-28.512L462.713 478.2l-6.776-16.678L494 446.06V211.176l-23.438-26.463l-21.654-67.371l-33.547 32.666l-107.77-13.873l-28.019-29.096l12.967-12.486l23.629 24.539l92.867 11.953l31.442-30.615l-52.79-61.801zm27.53 177.74l34.177 41.428l28.863-6.56l-4.136-13.59l17.22-5.243l9.77 32.098l-58.543 13.307l-31.377-38.033l-33.086 19.853l-9.262-15.436z"/>`,champions:`<path fill="currentColor" d="M256 33c-25 0-47.7 2.03-63.6 5.15c-6.2 1.23-11 2.65-14.7 4.01c3.7 1.36 8.5 2.78 14.7 4.01c15.9 3.12 38.6 5.15 63.6 5.15s47.7-2.03 63.6-5.15c6.2-1.23 11-2.65 14.7-4.01c-3.7-1.36-8.5-2.78-14.7-4.01C303.7 35.03 281 33 256 33m-100.8 5.31c-19.1 8.9-29.4 26.02-26.8 43.08c2 12.32 10.9 23.51 25 29.31c8.1 3.4 17.9 5.2 29.4 5.1c13.3 24.7 31.3 45.1 50.6 54.6v43.9c-17 10.3-28.3 31.7-39.4 53.7c38.8 9.9 85.3 9.4 123.9-.1c-11-22-22.4-43.3-39.3-53.6v-43.9c19.3-9.5 37.3-29.9 50.6-54.6c11.5.1 21.3-1.7 29.4-5.1c14.1-5.8 23-16.99 25-29.31c2.6-17.06-7.7-34.18-26.8-43.08c.4 1.2.6 2.48.6 3.85c0 4.35-2.3 7.91-4.7 10.15c-2.3 2.24-4.9 3.73-7.8 5.08c-5.8 2.7-13.1 4.72-21.9 6.44c-17.5 3.46-41 5.49-67 5.49s-49.5-2.03-67-5.49c-8.8-1.72-16.1-3.74-21.9-6.44c-2.9-1.35-5.5-2.84-7.8-5.08c-2.4-2.24-4.7-5.8-4.7-10.15c0-1.37.2-2.65.6-3.85m6.6 16.31c2.3 14.34 6.5 28.91 12.3 42.74c-5.6-.55-10.1-1.71-13.8-3.24c-9.4-3.9-13.2-9.63-14.1-15.51c-1.2-7.93 3.3-18.15 15.6-23.99m188.4 0c12.3 5.84 16.8 16.06 15.6 23.99c-.9 5.88-4.7 11.61-14.1 15.51c-3.7 1.53-8.2 2.69-13.8 3.24c5.8-13.83 10-28.4 12.3-42.74m70.7 219.58c-10.2.2-20.1 5.2-28.7 14.2c-9.6 10.3-17 25.8-18.9 43.7s1.9 34.6 9.1 46.7c7.3 12.2 17.6 19.6 29.3 20.8c11.8 1.3 23.4-3.7 33.1-14s17-25.8 19-43.7c1.9-17.9-1.9-34.6-9.1-46.7c-7.4-12.2-17.6-19.6-29.4-20.8c-1.5-.2-2.9-.2-4.4-.2m-329.8 0c-1.5 0-3 0-4.4.2c-11.8 1.3-22 8.8-29.3 20.8c-7.3 12.2-11.1 28.9-9.1 46.8c1.9 17.9 9.2 33.4 18.9 43.7c9.7 10.2 21.3 15.3 33.1 14s22-8.7 29.3-20.8c7.3-12.2 11.1-28.9 9.1-46.8c-1.9-17.9-9.2-33.4-19-43.7c-8.4-8.9-18.4-13.9-28.6-14.2M309 288.3c-10.8 2.1-21.9 3.6-33.2 4.4c13.5 43.8 37.4 83.5 63.8 122.1c5.6-8.2 11.8-14.7 18.6-19.9c3-2.3 6.1-4.3 9.2-6l.1-.1c-.2-.3-.3-.5-.5-.8c-3.9-6.5-6.9-13.8-9-21.7c-17.9-22.1-35.9-45.6-49-78m-106.1.2c-13.1 32.2-31 55.7-48.8 77.7c-2.1 7.9-5.2 15.3-9.1 21.9c-.1.2-.3.5-.5.7l.1.1c3.1 1.7 6.2 3.7 9.2 6c6.8 5.2 13 11.7 18.6 19.9c26.4-38.5 50.2-78.2 63.8-122c-11.3-.8-22.5-2.2-33.3-4.3m250.7 113.6c-12.3 10.9-27.6 17.2-43.8 15.4c-11.7-1.2-22.2-6.5-30.7-14.4c-3.5 1.7-6.8 3.7-9.9 6.1c-15.2 11.6-28.5 41.8-38.1 85.8H487v-59.8c-2.2-2.8-9-11.5-19.3-21.4c-4.4-4.3-9.3-8.3-14.1-11.7m-395.2.1c-4.8 3.3-9.7 7.3-14.1 11.6c-10.3 9.9-17.1 18.6-19.3 21.4V495h155.9c-9.6-44-22.9-74.2-38.1-85.8c-3.1-2.4-6.4-4.4-9.9-6.1c-8.5 7.9-18.9 13.2-30.7 14.5c-16.1 1.8-31.6-4.5-43.8-15.4"/>`,"chess-pawn":`<path fill="currentColor" d="M312.07 194.46A56.07 56.07 0 1 1 256 138.39a56.07 56.07 0 0 1 56.07 56.07M406 418.01H106v60h300zM282.33 261.52a71.8 71.8 0 0 1-52.15.2c-.73 58.91-62.35 114.06-96.75 140.28H378.9c-34.09-26.33-95.44-81.78-96.57-140.48"/>`,church:`<path fill="currentColor" d="m163.5 22.754l-68.178 170.16h136.356zm-73.328 186.16v280.332H131.5v-72c20.034-22.093 41.16-25.61 64 0v72h40V208.914zm33.328 16.332h16v32h-16zm32 0h16v32h-16zm32 0h16v32h-16zm64 47.715v216.286h48V324.264a1197 1197 0 0 0-26.64-29.56c-7.4-7.93-15.062-15.85-21.22-21.622c-.055-.052-.084-.07-.14-.12zm-177.328 1.267c-5.95 5.658-13.084 13.03-20.033 20.476a1201 1201 0 0 0-26.64 29.56v164.983h46.672v-215.02zm89.328 7.35c30.933 0 56.186 24.12 56.186 53.67c0 29.547-25.253 53.67-56.186 53.67s-56.186-24.123-56.186-53.67c0-29.55 25.253-53.67 56.186-53.67m-9 16.614a40.6 40.6 0 0 0-13.172 5.415l13.172 12.957v-18.37zm18 0v19.847l15.14-13.088c-4.407-3.203-9.544-5.536-15.14-6.76zm-42.61 16.605a36.85 36.85 0 0 0-5.53 13.45h19.2zm68.485 2.025l-13.217 11.426h17.48a36.7 36.7 0 0 0-4.263-11.426M315.5 330.246v30h156.27l-30-30zm-190.135 16a37 37 0 0 0 4.176 8.932l10.33-8.932h-14.505zm59.31 0l11.278 11.096a37.1 37.1 0 0 0 5.682-11.096zM154.5 354.75l-13.662 11.813a40.5 40.5 0 0 0 13.662 5.738zm18 1.965V372.3a40.6 40.6 0 0 0 11.414-4.357zm143 21.53v110h169v-110zm25 23h18v32h-18zm32 0h18v32h-18zm32 0h18v32h-18zm32 0h18v32h-18z"/>`,compass:`<path fill="currentColor" d="m203.97 23l-18.032 4.844l11.656 43.468c-25.837 8.076-50.32 21.653-71.594 40.75L94.53 80.594l-13.218 13.22l31.376 31.374c-19.467 21.125-33.414 45.53-41.813 71.343l-42.313-11.343l-4.843 18.063l42.25 11.313c-6.057 27.3-6.157 55.656-.345 83L23.72 308.78l4.843 18.064l41.812-11.22a193.3 193.3 0 0 0 31.25 59.876l-29.97 52.688l-16.81 29.593l29.56-16.842l52.657-29.97a193.3 193.3 0 0 0 60.094 31.407l-11.22 41.844l18.033 4.81l11.218-41.905a195.7 195.7 0 0 0 83-.375l11.312 42.28l18.063-4.81l-11.344-42.376c25.812-8.4 50.217-22.315 71.342-41.78l31.375 31.373l13.22-13.218l-31.47-31.47a193.3 193.3 0 0 0 40.72-71.563l43.53 11.657l4.813-18.063l-43.625-11.686a195.7 195.7 0 0 0-.344-82.063l43.97-11.78l-4.813-18.063L440.908 197c-6.73-20.866-17.08-40.79-31.032-58.844l29.97-52.656l16.842-29.563l-29.593 16.844l-52.656 29.97c-17.998-13.875-37.874-24.198-58.657-30.906l11.783-44L309.5 23l-11.78 43.97c-27-5.925-55.02-6.05-82.064-.376zm201.56 85L297.25 298.313l-.75.437l-40.844-40.875l-148.72 148.72l-2.186 1.25l109.125-191.75l41.78 41.78L405.532 108zm-149.686 10.594c21.858 0 43.717 5.166 63.594 15.47l-116.625 66.342l-2.22 1.28l-1.28 2.22l-66.25 116.406c-26.942-52.04-18.616-117.603 25.03-161.25c26.99-26.988 62.38-40.468 97.75-40.468zm122.72 74.594c26.994 52.054 18.67 117.672-25.002 161.343c-43.66 43.662-109.263 52.005-161.312 25.033l116.438-66.282l2.25-1.25l1.25-2.25l66.375-116.592z"/>`,cowled:`<path fill="currentColor" d="M254.1 18.63c-81.4 0-231.43 155.97-171.63 300.77c8 25.3 27.83 50.4 49.13 77.1c24.4 30.6 51.6 63.2 68.7 96.9h20.5c-18.1-39.8-48.5-75.9-74.6-108.6c-27.4-34.3-48.73-65.2-48.73-87.9c.1-9.1 2.23-18.1 5.53-26.3c23-61.4 114-119.7 148.5-135l3.6-2l3.9 1.3c60.9 20.9 129.3 66.7 154 135.7c4.1 11.7 5.9 18 5.6 27.3c-.5 15.8-24.5 54.7-55 88.7c-29.1 32.4-62.4 67.7-80 106.7h20.5c16.8-32.2 46.2-64 73.3-94.2c23.2-25.6 45.3-50 54.9-74.8c52.9-124-99.2-305.67-178.2-305.67m.8 135.47c-38.7 21.5-85.1 52.2-113.7 88.2c9.7 83 59 146.1 118.3 146.1c59.2 0 108.3-62.7 118.2-145.3c-28.9-42.1-78-72.9-122.8-89m-58.3 83h2.4c13.1.1 26.1 2.7 39.1 7.4c-16.8 40.6-59 42-78.1 0c12.2-4.8 24.4-7.2 36.6-7.4m124.9 0c13-.1 26 2.3 39.1 7.4c-19.2 42-61.3 40.6-78.2 0c13.1-4.7 26.1-7.3 39.1-7.4"/>`,"crossed-axes":`<path fill="currentColor" d="M200.074 29.666c-30.957 17.548-57.03 29.997-80.568 32.37c-8.09.815-15.88.187-23.242-1.888c-14.33 19.58-15.942 46.004-8.905 72.016c5.656 20.91 17.103 40.95 30.66 55.205c.534-7.142 1.38-14.058 2.56-20.56c3.43-18.88 8.727-34.898 21.342-43.316c6.307-4.21 15.02-5.268 22.69-2.363c5.742 2.176 11.038 6.017 16.312 11.458l58.79-34.05l-39.64-68.872zm112.29 0l-39.64 68.873l58.79 34.048c5.274-5.44 10.57-9.282 16.312-11.457c7.67-2.904 16.384-1.845 22.692 2.364c12.614 8.418 17.91 24.437 21.34 43.317c1.18 6.502 2.025 13.418 2.558 20.56c13.558-14.257 25.005-34.297 30.662-55.206c7.038-26.012 5.425-52.436-8.904-72.016c-7.364 2.075-15.153 2.703-23.242 1.887c-23.538-2.372-49.612-14.82-80.57-32.37zM61.015 34.178C38.83 49.144 26.708 68.034 21.654 89.166c-5.597 23.406-2.263 49.864 7.836 75.576c17.58 44.754 55.84 86.336 97.332 104.54c-5.72-17.565-8.727-37.628-9.33-57.278c-22.436-16.898-40.02-44.822-48.174-74.96c-7.755-28.663-6.69-60.166 9.768-84.94c-6.607-4.49-12.676-10.455-18.07-17.926zm390.406 0c-5.394 7.47-11.464 13.435-18.07 17.926c16.46 24.773 17.523 56.276 9.767 84.94c-8.155 30.138-25.74 58.062-48.175 74.96c-.603 19.65-3.61 39.713-9.33 57.277c41.49-18.202 79.753-59.784 97.332-104.538c10.1-25.712 13.433-52.17 7.836-75.576c-5.053-21.132-17.175-40.022-39.36-54.988zm-215.442 88.12l-29.177 16.9c52.91 100.2 83.55 209.812 152.734 295.685l33.492-25.19c-42.77-47.338-67.302-93.227-88.528-140.478c-20.82-46.346-38.85-93.978-68.522-146.918zm40.48.003a764 764 0 0 0-9.644 17.76c6.85 13.446 13.045 26.533 18.856 39.333c6.362-13.51 12.975-26.933 19.973-40.192zm-49.624 103.52c-6.314 14.66-12.478 29.098-18.9 43.395c-21.226 47.25-45.76 93.14-88.528 140.478l33.494 25.192c39.84-49.448 66.89-106.773 92.778-165.635c-6.305-14.493-12.536-28.998-18.844-43.43M98.976 417.71l-17.44 23.08l50.562 38.026l17.44-23.078l-50.56-38.027zm314.485 0L362.9 455.74l17.44 23.078l50.562-38.027l-17.44-23.08z"/>`,"crossed-swords":`<path fill="currentColor" d="M19.75 14.438c59.538 112.29 142.51 202.35 232.28 292.718l3.626 3.75l.063-.062c21.827 21.93 44.04 43.923 66.405 66.25c-18.856 14.813-38.974 28.2-59.938 40.312l28.532 28.53l68.717-68.717c42.337 27.636 76.286 63.646 104.094 105.81l28.064-28.06c-42.47-27.493-79.74-60.206-106.03-103.876l68.936-68.938l-28.53-28.53c-11.115 21.853-24.413 42.015-39.47 60.593c-43.852-43.8-86.462-85.842-130.125-125.47c-.224-.203-.432-.422-.656-.625C183.624 122.75 108.515 63.91 19.75 14.437zm471.875 0c-83.038 46.28-154.122 100.78-221.97 161.156l22.814 21.562l56.81-56.812l13.22 13.187l-56.438 56.44l24.594 23.186c61.802-66.92 117.6-136.92 160.97-218.72zm-329.53 125.906l200.56 200.53a403 403 0 0 1-13.405 13.032L148.875 153.53zm-76.69 113.28l-28.5 28.532l68.907 68.906c-26.29 43.673-63.53 76.414-106 103.907l28.063 28.06c27.807-42.164 61.758-78.174 104.094-105.81l68.718 68.717l28.53-28.53c-20.962-12.113-41.08-25.5-59.937-40.313c17.865-17.83 35.61-35.433 53.157-52.97l-24.843-25.655l-55.47 55.467c-4.565-4.238-9.014-8.62-13.374-13.062l55.844-55.844l-24.53-25.374c-18.28 17.856-36.602 36.06-55.158 54.594c-15.068-18.587-28.38-38.758-39.5-60.625z"/>`,crown:`<path fill="currentColor" d="m408.256 119.46l-37.7 52.165l19.57 44.426l34.8-37.214l-16.67-59.375zm86.074 12.513L384.44 249.498L334.01 135.02l-75.162 132.947l-86.948-131.78l-33.334 114.122L17.922 132.83l39.3 127.6c1.945-.348 3.94-.54 5.98-.54c18.812 0 34.26 15.452 34.26 34.262c0 13.823-8.346 25.822-20.235 31.22l5.337 17.33c12.425 25.466 71.863 45.152 176.582 47.206c110.805 2.174 178.12-17.54 189.854-47.207h-.002l4.357-20.26c-16.836-2.114-30.02-16.612-30.02-33.986c0-18.81 15.45-34.262 34.263-34.262c3.513 0 6.91.54 10.11 1.54l26.622-123.762zm-391.77 2.04l1.22 56.337l25.56 24.89l9.592-32.842l-36.37-48.386zm150.585 2.91l-24.483 51.36l28.955 43.885l24.922-44.08l-29.395-51.166zm204.453 135.962c-8.712 0-15.575 6.862-15.575 15.572s6.863 15.574 15.575 15.574s15.572-6.863 15.572-15.573s-6.86-15.572-15.572-15.572zM63.2 278.58c-8.71 0-15.573 6.864-15.573 15.574s6.862 15.573 15.574 15.573s15.573-6.862 15.573-15.573s-6.86-15.574-15.572-15.574zm130.33 17.842c18.812 0 34.26 15.45 34.26 34.262c0 18.81-15.448 34.26-34.26 34.26c-18.813 0-34.262-15.45-34.262-34.26s15.45-34.262 34.26-34.262zm131.234 0c18.812 0 34.26 15.45 34.26 34.262c0 18.81-15.448 34.26-34.26 34.26c-18.813 0-34.262-15.45-34.262-34.26s15.45-34.262 34.262-34.262m-131.235 18.69c-8.713 0-15.573 6.86-15.573 15.572c0 8.71 6.86 15.574 15.572 15.574c8.71 0 15.572-6.864 15.572-15.574s-6.86-15.573-15.573-15.573zm131.234 0c-8.712 0-15.573 6.86-15.573 15.572c0 8.71 6.862 15.574 15.574 15.574s15.574-6.864 15.574-15.574s-6.862-15.573-15.574-15.573z"/>`,"crowned-heart":`<path fill="currentColor" d="m402.75 23l-89.344 68.938l-63.062-67.188l-63.094 67.188L105.5 28.25l32.688 126.156h230.125zM250.156 83.375L274.906 106l-24.75 32.53l-24.75-32.53zm-85.187 22.03c8.495 0 15.186 6.69 15.186 15.19c0 8.493-6.69 15.155-15.187 15.155s-15.19-6.662-15.19-15.156s6.693-15.188 15.19-15.188zm175.75 0c8.495 0 15.186 6.69 15.186 15.19c0 8.493-6.69 15.155-15.187 15.155s-15.19-6.662-15.19-15.156s6.693-15.188 15.19-15.188zm-2.626 67.75c-30.447 0-57.398 15.37-73.5 38.75a109.5 109.5 0 0 0-9.47 13.75c-47.705-89.566-166.746-56.19-169.718 38.47c-3.167 100.887 128.862 126.438 169.72 227.156c30.69-79.906 117.94-116.335 154.186-175.342c11.27-14.935 17.97-33.502 17.97-53.594a88.6 88.6 0 0 0-7.626-35.97c-.07-.19-.146-.372-.22-.56c-.018-.044-.042-.084-.06-.126c-9.253-24.158-28.222-40.056-50.563-47.063l-.094-.03a88.7 88.7 0 0 0-30.626-5.44zm0 18.69c39.046 0 70.5 31.453 70.5 70.5c0 24.645-12.53 46.278-31.594 58.874c10.26-20.05 8.604-48.964-6.375-74.908c-17.312-29.985-47.004-46.536-72.063-42.406c11.263-7.618 24.858-12.062 39.532-12.062z"/>`,"crystal-growth":`<path fill="currentColor" d="m253.8 15.56l-79.9 84.11l2.3 58.83l50.6 36.2l31.9 182l10.8-26.9l11.8-235.4l18.7 1l-9.1 181l28.3-70.8l8.2-108l.9-17.93zm139 50.57l-46.6 50.77l-3.9 51.1l10.6-26.2l30.4-13.7c3.2-20.6 6.3-41.3 9.5-61.97m60.3 51.17l-85.7 38.4l-102.6 255.9l14.6 83.3h7.8l147.6-293.1l16.7 8.4l-143.4 284.7h24.4l146.6-291.8zm-340.2 18.9l-54.11 99.1l69.11 259.6h93.6l-51.1-274.8l18.3-3.4l51.8 278.2h19.9l-50.7-289.4zm358.3 260.4l-65.8-5.2l-49.8 99.2l69.8-36.7zm-435.96-28l42.47 126.7h30.99L80.6 389.9z"/>`,"daemon-skull":`<path fill="currentColor" d="M142.026 16.89C94.242 38.888 62.71 74.257 62.71 113.927c0 26.11 13.42 50.288 36.22 70.04c-11.664 25.398-18.99 53.91-20.81 84.212c17.194.562 33.53 4.205 48.192 11.7c41.566 21.25 61.083 66.944 57.787 121.093a287 287 0 0 0 23.122 4.58c.894-16.76.83-33.468-.496-50.122l18.63-1.485c1.438 18.035 1.466 36.014.458 53.938c8.022.76 16.14 1.21 24.322 1.382V353.03h18.687v56.13c7.83-.25 15.693-.755 23.565-1.514c-.995-17.845-.96-35.745.47-53.7l18.63 1.485c-1.323 16.597-1.39 33.247-.504 49.95c7.307-1.07 14.6-2.355 21.863-3.843c-3.467-54.395 16.04-100.333 57.748-121.656c14.66-7.497 30.998-11.142 48.19-11.702c-1.843-30.716-9.343-59.594-21.284-85.252c22.08-19.56 35.044-43.346 35.044-69c0-39.67-31.532-75.04-79.316-97.035C386.283 33.46 394.32 53.31 394.32 74.27c0 42.688-31.51 79.614-77.026 97.146l-6.14-14.3c11.148-4.44 21.233-10.197 29.876-16.964c10.1-7.905 18.202-17.087 23.91-27.154c-29.85-25.333-66.642-40.283-106.488-40.283c-40.34 0-77.554 15.314-107.6 41.223c5.674 9.7 13.588 18.555 23.372 26.214c9.67 7.57 21.145 13.877 33.894 18.49l-6.125 14.264c-47.677-16.863-81.06-54.696-81.06-98.636c0-20.96 8.038-40.81 21.093-57.377zm10.286 183.128c.054-.004.1.004.127.037c18.414 23.35 51.93 39.697 91.086 43.162c-5.892 19.698-26.99 34.53-52.67 34.53c-30.21 0-55.148-20.584-55.148-45.517c.002-12.465 6.205-23.997 16.11-32.173c.083.094.33-.027.494-.04zm211.668.002c.053-.003.1.006.138.04c9.907 8.175 16.112 19.707 16.112 32.173c0 24.93-24.937 45.515-55.15 45.515c-25.68 0-46.776-14.83-52.67-34.53c39.156-3.466 72.673-19.813 91.087-43.16c.112.085.322-.03.483-.038M258.4 244.174c5.625 27.42 13.928 54.84 32.91 82.26c-20.274 5.432-44.818 5.627-65.82 0c17.968-27.42 26.834-54.84 32.91-82.26m-76.31 175.54c-2.34 15.4-6.413 31.3-12.25 47.372a169 169 0 0 0 27.663 14.637c3.627-19.225 6.537-38.376 8.33-57.455a309 309 0 0 1-23.744-4.553zm152.802.48a409 409 0 0 1-22.526 3.888c1.777 18.972 4.655 38.015 8.248 57.13a169 169 0 0 0 26.452-14.126c-5.776-15.906-9.824-31.644-12.174-46.893zm-41.094 6.115c-8.335.8-16.668 1.323-24.975 1.58v65.694a158 158 0 0 0 33.973-6.01c-3.898-20.343-7.058-40.766-8.998-61.265zm-69.402.237c-1.953 20.54-5.13 41.002-9.043 61.385a158 158 0 0 0 34.783 5.773v-65.713a349 349 0 0 1-25.74-1.445"/>`,"death-skull":`<path fill="currentColor" d="M255.997 16.004c-120 0-239.997 60-239.997 149.998C16 226.002 61 256 61 316c0 45-15 45-15 75c0 14.998 48.01 32.002 89.998 44.998v60h239.997v-60s90.567-27.957 90-45c-.933-27.947-15-30-15-74.998c0-30 45.642-91.42 44.998-149.998c0-90-119.998-149.998-239.996-149.998m-90 179.997c33.137 0 60 26.864 60 60s-26.863 60-60 60C132.863 316 106 289.136 106 256s26.862-60 59.998-60zm179.998 0c33.136 0 60 26.864 60 60s-26.864 60-60 60s-60-26.864-60-60s26.864-60 60-60m-89.998 105c15 0 45 60 45 75c0 29.998 0 29.998-15 29.998h-60c-15 0-15 0-15-30c0-15 30-74.998 45-74.998"/>`,"dice-six-faces-five":`<path fill="currentColor" d="M74.5 36A38.5 38.5 0 0 0 36 74.5v363A38.5 38.5 0 0 0 74.5 476h363a38.5 38.5 0 0 0 38.5-38.5v-363A38.5 38.5 0 0 0 437.5 36zm48.97 36.03A50 50 0 0 1 172 122a50 50 0 0 1-100 0a50 50 0 0 1 51.47-49.97m268 0A50 50 0 0 1 440 122a50 50 0 0 1-100 0a50 50 0 0 1 51.47-49.97M256 206a50 50 0 0 1 0 100a50 50 0 0 1 0-100M123.47 340.03A50 50 0 0 1 172 390a50 50 0 0 1-100 0a50 50 0 0 1 51.47-49.97m268 0A50 50 0 0 1 440 390a50 50 0 0 1-100 0a50 50 0 0 1 51.47-49.97"/>`,"dwarf-face":`<path fill="currentColor" d="M127.4 14.4c-74.28 104.4-5.3 124.5 37.5 148.1c7.4-16.1 15.9-30.7 27.3-44.4c-52-22.1-61.4-70.2-64.8-103.7m257.2 0c-3.4 33.5-12.8 81.6-64.8 103.7c11.4 13.7 19.9 28.3 27.3 44.4c42.9-23.6 111.7-43.7 37.5-148.1M256 89.5c-45.3 27.6-62.3 54.4-78.4 94.8c47.9 11.7 108.8 11.7 156.8 0c-16.1-40.4-33.1-67.2-78.4-94.8M148.8 196.1c-5.3 10.3-24.6 74.7-24.8 91.8c4.7-4.9 9.5-9.9 14.2-14.9l6.6 5.8c1.1-25.6 12.6-52.8 25.1-77.5c-6.5-1.6-14.5-3.3-21.1-5.2m214.4 0c-6.2 1.7-15.3 3.9-21.1 5.2c12.4 24.7 24 51.9 25 77.5l6.7-5.8l14.2 14.9c10.5-12.4-19.5-81.5-24.8-91.8m-173.6 8.8l-7.9 23.8c22.8 6.5 43.6 12.6 69 20l-6.5 17c-5.6-1.6-11.4-3.2-17.1-4.9c-2.9 5.8-9.5 9.6-16.7 9.6c-10.2 0-18.3-7.2-18.3-16c0-1.3.1-2.5.4-3.7l-16.6-4.7l-13.9 41.7l36.1 34.3l14.6-27h86.5l14.7 27l36.1-34.3l-13.9-41.7c-5.4 1.5-10.8 3-16.1 4.6c.4 1.2.5 2.5.5 3.8c0 8.8-8.1 16-18.4 16c-7.3 0-13.9-3.9-16.8-9.7c-5.9 1.7-11.7 3.3-17.5 5l-6.6-17c23.2-6.8 44.4-12.9 69.1-20l-8-23.8c-47.7 11.1-84.9 11.1-132.7 0m-43.2 94.8l-70.42 73.7h47.42l-18.4 48h57.5L147.8 447l37.5-10.9l70.7 61.5l70.7-61.5l37.4 10.9l-14.7-25.6h57.5l-18.3-48H436l-70.5-73.7l-57.4 49.9l-21.9-38.2h-60.7l-21.9 38.2zm91.2 25.7h36.8v18h-36.8z"/>`,"elf-helmet":`<path fill="currentColor" d="M107.3 26c-4.146 0-8.6 22.976-13.214 42.934l32.187 100.97l-39.052-69.726c-2.932 14.342-5.414 28.62-7.002 42.771l43.176 58.246l-44.838-36.824c-.435 11.08-.15 22.056 1.078 32.897l45.515 36.597l-40.89-13.285c2.558 9.025 5.94 18.077 9.812 27.049l40.819 26.943l-30.065-4.312c13.83 26.954 29.823 52.218 38.697 72.506c2.565 5.13 8.023 16.754 10.926 28.168c3.89 15.695-4.529 35.939-21.271 38.322c12.285-14.291 13.245-23.507 11.02-32.535c-13.242-.192-19.112 15.916-19.112 15.916s-12.527 23.473 15.717 59.369s67.176 33.974 67.176 33.974s-2.243-55.044-1.036-79.96c1.22-25.165 8.354-69.758 8.354-69.758s-19.998.093-42.443-15.8c-28.167-19.942-17.51-32.621-24.663-51.077c-14.417-37.201-4.68-95.143-4.68-95.143s-10.858-42.59-17.85-72.822C119.864 76.366 110.398 26 107.3 26m297.4 0c-3.099 0-12.565 50.366-18.36 75.42c-6.993 30.232-17.852 72.822-17.852 72.822s9.738 57.942-4.68 95.143c-7.152 18.456 3.505 31.135-24.662 51.078c-22.445 15.892-42.443 15.8-42.443 15.8s7.134 44.592 8.354 69.757c1.207 24.916-1.036 79.962-1.036 79.962s38.932 1.92 67.176-33.976s15.717-59.37 15.717-59.37s-5.87-16.107-19.111-15.915c-2.226 9.028-1.266 18.246 11.02 32.537c-16.743-2.383-25.162-22.629-21.272-38.324c2.903-11.414 8.361-23.037 10.926-28.168c8.874-20.288 24.868-45.552 38.699-72.506l-30.067 4.312l40.819-26.943c3.872-8.972 7.254-18.024 9.812-27.049l-40.89 13.285l45.515-36.597c1.228-10.84 1.513-21.817 1.078-32.897l-44.838 36.824l43.176-58.246c-1.588-14.15-4.07-28.429-7.002-42.771l-39.052 69.726l32.187-100.968C413.3 48.978 408.846 26 404.7 26m-148.702.463c-19.388 0-64.1 45.402-88.344 75.728c-7.017 8.779-15.795 29.823-15.795 29.823l9.194 37.289s-1.154 8.452-2.604 30.49c-1.091 16.591-1.054 32.803-1.054 32.803l52.677-16.893c4.003-22.545 11.506-52.087 20.246-77.21c7.007-20.141 25.68-58.575 25.68-58.575s19.2 36.655 26.072 56.107c9.115 25.801 15.807 57.482 19.856 79.678l52.678 16.893s.036-16.212-1.055-32.803c-1.45-22.038-2.604-30.49-2.604-30.49l9.194-37.29s-6.09-19.371-12.035-27.349c-24.096-32.334-72.718-78.201-92.106-78.201m.002 77.09s-10.719 28.18-15.37 50.697c-4.299 20.818-11.898 66.635-11.898 66.635s11.983 11.928 5.682 18.256s-17.043-5.705-17.043-5.705l-56.435 17.128l3.337 13.217l53.098 19.854s10.656-12.118 17.043-5.703c6.388 6.414-5.682 23.959-5.682 23.959s3.879 16.06 5.995 24.045c3.45 13.022 10.927 38.908 10.927 38.908l10.344 2.867l10.346-2.867s6.8-24.203 10.047-36.346c2.366-8.85 6.875-26.607 6.875-26.607s-12.07-17.545-5.682-23.96s17.043 5.704 17.043 5.704l53.098-19.854l3.337-13.217l-56.435-17.128s-10.742 12.033-17.043 5.705s5.682-18.256 5.682-18.256s-7.547-42.316-11.897-65.81C267.12 132.121 256 103.552 256 103.552zm0 136.369c5.02 0 9.088 8.172 9.088 18.254c0 10.081-4.068 18.256-9.088 18.256s-9.09-8.175-9.09-18.256c0-10.082 4.07-18.254 9.09-18.254"/>`,"evil-tower":`<path fill="currentColor" d="m64 22.683l64 27.632l16-16zm384 0l-80 11.632l16 16zm-204.908 5.902c-17.084 3.209-34.355 12.056-48.1 21.219c-11.706 7.804-19.017 14.13-23.594 18.302c7.8 12.21 20.963 24.967 35.594 34.721c12.313 8.209 25.698 14.22 37.088 16.912l-13.445-53.783zm25.816 0l12.457 37.371l-13.445 53.783c11.39-2.692 24.775-8.703 37.088-16.912c14.631-9.754 27.793-22.512 35.594-34.72c-4.577-4.173-11.888-10.5-23.594-18.303c-13.745-9.163-31.016-18.01-48.1-21.219M256 46.771l-6.635 19.904L256 93.214l6.635-26.54zM128 66.315l-96 16l112 16zm256 0l-16 32l112-16zm-224 48l-80 48l96-32zm192 0l-16 16l96 32zm-152.178 29.928l-25.834 297.074h27.594l13.174-289.845c-4.634-2.16-9.539-4.546-14.934-7.229m112.356 0c-5.395 2.683-10.3 5.069-14.934 7.229l13.174 289.845h27.594zm-79.739 14.608L219.6 441.317h72.8l-12.84-282.466c-8.328 2.898-15.853 4.462-23.56 4.462s-15.232-1.564-23.56-4.462zm-85.943 300.462l-50.008 30.004H199.4l1.364-30.004zm72.285 0l-1.363 30.004h77.164l-1.363-30.004zm92.455 0l1.364 30.004h102.912l-50.004-30.004z"/>`,"fish-monster":`<path fill="currentColor" d="M256 23.906a134 134 0 0 0-3.395 4.314l-19.029 146.516c5.906 4.289 14.005 6.869 22.424 6.869s16.518-2.58 22.424-6.87L259.394 28.22A134 134 0 0 0 256 23.906M52.197 82.993c2.633 4.83 5.372 10.094 8.059 15.832c9.706 20.733 19.502 45.58 12.256 66.7c-4.893 14.26-18.833 21.828-30.762 27.916c-4.115 2.1-7.915 3.778-11.395 5.244c2.888 3.986 6.193 8.714 9.625 14.222c8.46 13.576 17.636 29.8 17.012 46.043c-.763 19.865-13.95 39.996-26.19 56.64c-1.306 1.777-2.539 3.276-3.827 4.95c14.02-4.176 27.872-7.632 41.064-8.894c16.829-1.61 33.403.825 46.463 10.033a32 32 0 0 1 4.508-4.094c.01-9.985.11-22.057 1.045-35.396c-11.958-1.312-21.933-1.398-32.496 6.494l-7.21 5.387l-10.77-14.418l7.208-5.387c11.648-8.702 23.651-10.752 34.836-10.611q1.12.014 2.227.056c2.72.102 5.365.332 7.96.596c1.037-8.072 2.45-16.309 4.395-24.494c-14.211-9.95-35.149-20.405-54.865-20.914l-8.996-.23l.465-17.993l8.996.23c22.807.59 43.924 10.096 59.771 20.536c2.512-7.092 5.556-14.02 9.235-20.586c-13.379-16.006-31.274-34.787-44.903-42.313l-7.879-4.35l8.701-15.755l7.877 4.35c16.791 9.271 33.688 26.7 46.89 42.447c3.375-4.048 7.1-7.842 11.241-11.293c.482-.401.983-.783 1.475-1.174c-28.886-34.842-70.211-71.854-112.016-89.774m407.606 0c-41.805 17.92-83.13 54.932-112.016 89.774c.492.391.993.773 1.475 1.174c4.14 3.45 7.866 7.244 11.242 11.29c13.202-15.745 30.098-33.173 46.889-42.445l7.877-4.35l8.7 15.757l-7.878 4.35c-13.629 7.525-31.524 26.306-44.903 42.312c3.68 6.567 6.723 13.494 9.235 20.586c15.847-10.44 36.964-19.947 59.771-20.535l8.996-.23l.465 17.991l-8.996.23c-19.716.51-40.654 10.965-54.865 20.915c1.945 8.185 3.358 16.423 4.394 24.494c2.596-.264 5.24-.494 7.961-.596a90 90 0 0 1 2.227-.056c11.185-.14 23.188 1.909 34.836 10.61l7.209 5.388l-10.772 14.418l-7.209-5.387c-10.563-7.892-20.538-7.806-32.496-6.494c.935 13.339 1.035 25.411 1.045 35.396a32 32 0 0 1 4.508 4.094c13.06-9.208 29.634-11.644 46.463-10.033c13.192 1.262 27.044 4.718 41.064 8.894c-1.288-1.674-2.52-3.173-3.828-4.95c-12.238-16.643-25.426-36.775-26.19-56.64c-.623-16.244 8.552-32.467 17.013-46.042c3.432-5.509 6.737-10.237 9.625-14.223c-3.48-1.466-7.28-3.144-11.395-5.244c-11.929-6.088-25.869-13.655-30.762-27.916c-7.246-21.12 2.55-45.967 12.256-66.7c2.687-5.738 5.426-11.002 8.059-15.832m-234.217 13.53c-1.177 2.384-2.353 4.77-3.56 7.152c-10.007 19.736-20.462 38.716-30.81 54.79c8.155-2.615 17.135-4.239 26.936-4.706zm60.828 0l7.434 57.236c9.801.467 18.78 2.09 26.935 4.705c-10.347-16.073-20.802-35.053-30.808-54.789c-1.208-2.382-2.384-4.768-3.56-7.152zm-70.62 75.386c-17.966 1.358-31.163 7.219-41.532 15.86c-11.888 9.907-20.144 23.874-25.776 39.83c-9.606 27.217-11.13 59.203-11.379 82.982a47 47 0 0 1 6.19-.47c6.381-.049 12.665 1.167 18.584 3.21c11.837 4.088 22.782 11.155 33.53 18.495c21.493 14.678 42.256 29.789 60.589 29.789s39.096-15.11 60.59-29.79c10.747-7.339 21.692-14.406 33.53-18.493c7.825-2.703 16.288-3.941 24.773-2.74c-.25-23.78-1.773-55.766-11.38-82.983c-5.63-15.956-13.887-29.923-25.775-39.83c-10.369-8.641-23.566-14.502-41.533-15.86l1.29 9.928l-3.132 3.131C284.243 195.089 270 199.605 256 199.605s-28.242-4.516-38.363-14.637l-3.131-3.13zm-27.628 45.28q.86-.011 1.744.04c1.346.082 2.731.281 4.158.618c18.589 4.388 30.298 22.616 39.467 38.57s14.875 30.985 14.875 30.985l3.203 8.408l-16.322 6.219a776 776 0 0 1 4.709 4.576c-16 16-64 0-80-16c0-16 0-32 16-32c12.758 0 45.503 30.193 58.395 42.56l-2.805-7.357s-5.318-13.907-13.66-28.422s-20.634-28.285-27.998-30.023c-.192-.046-7.454 1.83-13.31 5.714c-5.858 3.884-10.532 8.155-10.532 8.155l-6.627 6.088l-12.178-13.252l6.625-6.09s5.523-5.1 12.764-9.9c5.94-3.94 12.886-8.769 21.492-8.89zm135.668 0c8.606.12 15.552 4.95 21.492 8.888c7.241 4.802 12.764 9.9 12.764 9.9l6.625 6.09l-12.178 13.253l-6.627-6.088s-4.674-4.27-10.531-8.155c-5.857-3.883-13.12-5.76-13.31-5.714c-7.365 1.738-19.656 15.508-27.999 30.023s-13.66 28.422-13.66 28.422l-2.805 7.357c12.892-12.367 45.637-42.56 58.395-42.56c16 0 16 16 16 32c-16 16-64 32-80 16c0 0 1.99-1.955 4.709-4.576l-16.322-6.22l3.203-8.407s5.705-15.03 14.875-30.985s20.878-34.182 39.467-38.57a24.5 24.5 0 0 1 4.158-.617q.883-.054 1.744-.041M240 316.605v22h-16zm32 0l16 22h-16zm-128.42 11.351c-3.928.01-7.735.878-11.705 2.772c-4.352 2.076-7.826 7.184-9.83 14.672c-2.004 7.487-2.22 16.729-1.147 23.867c6.332 42.105 37.42 85.884 75.22 105.336c34.955 17.989 84.809 17.989 119.765 0c37.799-19.452 68.887-63.23 75.219-105.336c1.073-7.138.857-16.38-1.147-23.867s-5.478-12.596-9.83-14.672c-7.94-3.788-15.232-3.468-24.13-.395c-8.9 3.073-18.839 9.233-29.255 16.346c-20.832 14.227-43.505 32.926-70.74 32.926s-49.908-18.7-70.74-32.926c-10.416-7.113-20.356-13.273-29.254-16.346c-4.45-1.536-8.498-2.386-12.426-2.377m7.42 28.088l11.975 5.987L176 394.55l15.96-18.196c5.902 2.85 11.374 5.433 16.405 7.693l11.465 18.557l6.395-11.205c11.472 4.172 20.813 6.205 29.775 6.205s18.303-2.033 29.775-6.205l6.395 11.205l11.465-18.557c5.03-2.26 10.503-4.843 16.404-7.693L336 394.55l13.025-32.52L361 356.045v14.56c0 11-4.744 23.841-13.512 36.993a105.1 105.1 0 0 1-19.896 22.191L320 414.605l-21.594 32.39a120 120 0 0 1-14.775 4.88l-6.166-21.27l-13.844 24.572c-5.079.36-10.163.36-15.242 0l-13.844-24.572l-6.166 21.27a120 120 0 0 1-14.775-4.88L192 414.605l-7.592 15.183a105.1 105.1 0 0 1-19.896-22.191C155.744 394.445 151 381.604 151 370.605z"/>`,"fishing-pole":`<path fill="currentColor" d="M459.36 43.126c-52.275 8.712-112.776 46.666-171.8 96.906c-52.19 44.424-102.796 98.724-142.838 152.305l18.672 15.12c13.228-17.734 27.73-35.612 43.078-53.196l-7.84-8.214l13.02-12.43c4.962 5.48 10.23 10.624 15.588 15.98c-11.517 38.772-39.2 79.74-72.682 112.528c4.815 3.77 9.285 9.016 11.818 13.726c36.024-34.846 65.698-78.494 78.332-122.087c43.844-16.906 66.78-48.94 89.637-90.875c59.482-8.695 102.554-40.688 126.98-69.985c5.128 13.79 10.162 27.596 12.97 41.098c3.867 18.583 3.758 36.084-4.987 53.32c-15.826 31.187-45.75 46.012-69.05 61.634c-11.65 7.81-22.287 15.994-26.587 28.74s-.336 27.582 11.634 44.29c12.763 17.813 31.426 30.763 44.025 43.56c3.362 3.415 6.242 6.77 8.558 10.064a32.64 32.64 0 0 1 21.902 3.244c-.13-.373-.255-.748-.394-1.117c-3.633-9.606-10.07-17.534-17.24-24.818c-14.343-14.568-32.06-27.236-42.22-41.418c-10.282-14.353-11.195-22.164-9.208-28.054s8.8-12.334 19.553-19.543c21.504-14.418 56.188-31.21 75.08-68.44c10.993-21.667 10.92-44.166 6.56-65.128c-7.15-32.718-19.584-59.43-32.56-87.21zm-12.798 13.172l7.666 16.46c-19.566 27.352-61.308 63.002-121.12 72.202l-4.183-7.598c37.565-29.052 74.82-51.47 106.934-63.097l-4.896-11.07zm-138.37 82.662c3.517 5.194 7.076 10.895 9.946 16.133c-21.795 39.982-40.676 66.46-78.537 81.41l-8.94-8.94c22.38-23.795 48.04-48.565 71.984-69.115l-5.57-7.723zM132.14 305.31l-8.81 10.88l23.316 18.88l8.808-10.882zM112 330.18L17.338 447.088c.033.307.18 1.134.828 2.404c1.395 2.734 4.697 6.665 8.582 9.812s8.42 5.56 11.383 6.355c1.378.37 2.216.34 2.524.307l49.72-61.403c-2.815-11.952-.31-25.042 7.965-35.26c8.273-10.218 20.556-15.395 32.833-15.127l4.143-5.115zm17.99 41.866c-6.608.054-13.126 2.98-17.66 8.58c-8.06 9.955-6.555 24.29 3.4 32.35s24.29 6.552 32.35-3.403c.47-.58.904-1.178 1.31-1.787l17.537 3.23l-7.062 38.354l17.7 3.26l10.325-56.057l-35.19-6.48c-1.09-4.877-3.79-9.44-8.023-12.868c-4.355-3.526-9.548-5.222-14.687-5.18zm314.343 20.918c-8.39 0-15 6.61-15 15c0 5.16 2.507 9.642 6.385 12.332c-.485 4.442-1.343 9.902-2.932 15.05c-3.453 10.063-8.195 17.16-17.492 15.186c-7.036-2.698-7.764-9.982-7.37-16.176l12.636-.213l-26.694-40.82c-1.9 6.86-5.49 34.502-3.615 50.008c.625 4.574 2.016 9.724 5.355 14.466c3.338 4.742 8.884 8.768 15.767 10.304c10.428 2.328 20.3-.8 26.63-6.65s9.723-13.474 11.984-20.795c2.397-7.764 3.458-15.483 3.94-21.088c3.32-2.733 5.407-6.887 5.407-11.603c0-8.39-6.61-15-15-15z"/>`,"flag-objective":`<path fill="currentColor" d="M247 26v163.2c-15 .8-28.5 3.3-39.4 7.4c-6.5 2.4-12.1 5.4-16.5 9.3c-4.5 4-8.1 9.5-8.1 16.1s3.6 12.1 8.1 16.1c4.4 3.9 10 6.9 16.5 9.3c13 4.9 29.8 7.6 48.4 7.6s35.4-2.7 48.4-7.6c6.5-2.4 12.1-5.4 16.5-9.3c4.5-4 8.1-9.5 8.1-16.1s-3.6-12.1-8.1-16.1c-4.4-3.9-10-6.9-16.5-9.3c-10.9-4.1-24.4-6.6-39.4-7.4V26zm38 .99v70.02L378.4 62zM247 207.3v29.4c-13.1-.7-24.8-3-33.1-6.2c-5.1-1.9-8.9-4.1-10.9-5.9s-2-2.5-2-2.6s0-.8 2-2.6s5.8-4 10.9-5.9c8.3-3.2 20-5.5 33.1-6.2m18 0c13.1.7 24.8 3 33.1 6.2c5.1 1.9 8.9 4.1 10.9 5.9s2 2.5 2 2.6s0 .8-2 2.6s-5.8 4-10.9 5.9c-8.3 3.2-20 5.5-33.1 6.2zm-9 70.7L96 358l128-16l-32 144h128l-32-144l128 16z"/>`,"floating-ghost":`<path fill="currentColor" d="M395.9 65.01c-10.7 30.56-22.7 58.79-36.7 84.49c31.4 6.7 61.3 9.4 89.1 7.5c-15-30.3-33-61.19-52.4-91.99M215.5 70.3c-51.7 21.69-119.63 40.2-194.57 57.6c28.81 10.3 135.67 1.4 105.47 17.1l-46.79 24.5c12.97 4.2 28.69 7.5 45.29 8.7c27.4 2 56.5-1.3 61.4 8.6c6 14-36.9 22-52.4 25.9c10.3 4.5 22.2 8.9 34.7 11.3c21.7 4.1 43.6 2.6 61.2-12.7l7-6.1l27.1 33.5c2.9-2.3 5.7-4.6 8.4-7c5.3-4.6 10.4-9.4 15.4-14.4c-14.1-53.1-22.6-104.3-72.2-147M429 182.7a14.04 14.22 0 0 0-14 14.2a14.04 14.22 0 0 0 14 14.2a14.04 14.22 0 0 0 14-14.2a14.04 14.22 0 0 0-14-14.2m37.7 1.1a9.505 13.51 0 0 0-9.5 13.5a9.505 13.51 0 0 0 9.5 13.5a9.505 13.51 0 0 0 9.5-13.5a9.505 13.51 0 0 0-9.5-13.5m-149.4 27.8c-10.2 12-21.2 23.3-33.2 33.7c-50.8 44.1-157.5 68.1-251.16 81.6c28.52 14.3 66.35 30.8 105.16 46.4c21.4-17.6 45.2-33.5 72.6-46.4l7.6 16.2c-54.2 25.6-94.3 64.1-128.94 103.7c36.94.8 71.64-1.4 100.24-9.1c33.4-9 58.1-24.8 71.7-51.3l16 8.2c-4.5 8.9-10.2 16.8-16.7 23.7c2 .7 4.2 1.4 6.1 2c36.8 11.8 72 18.3 103.6 15.9c31.5-2.3 59.2-13.1 82.9-36.6c14.4-14.3 24.3-30.1 30.4-47.1c-13.9 12.6-25.7 25.6-45.9 31.7c-2.8-13.3-.5-23.4-16.9-37.7c-13.3 15.5-28.8 22.9-57.1 32.7c5.5-13.2 2.6-26.1-6-40.7c-13.9 15-30.7 18.4-62.2 23.7c24.8-38.3 42.8-62.3 46.8-106.1c13.7 11.9 25.4 24.5 29.8 39.2c20.3-10.5 19.8-25.7 24.3-39.7c17.9 16.1 30.4 32.6 33.3 49.6c21.7-10.9 31.4-26.3 33.8-40c10 8.2 20.4 16.9 27.6 27.5c-1-15.1-3.8-30.8-8.1-47.2c-.7-2.8-1.5-5.7-2.4-8.5c-48.7 10.1-104.2-10.2-163.3-25.4"/>`,"fluffy-wing":`<path fill="currentColor" d="M160.53 20.906c-22.075.207-39.973 9.138-54.218 23.782C89.507 61.962 78.3 87.6 74.876 115.624c-6.847 56.05 16.55 119.953 82.094 146.625l-7.032 17.313c-64.128-26.096-93.275-84.757-94.782-141c-17.36 10.866-27.608 27.05-32.343 46.437c-5.728 23.448-2.727 51.54 7.906 77.844c21.264 52.61 71.37 96.856 138.436 87.594l2.563 18.53c-48.795 6.74-90.183-11.576-119.907-41.03c-8.152 16.216-7.504 32.264-.657 48.312c8.472 19.854 27.498 39.252 52.875 53.594c47.085 26.61 114.8 35.554 173.19 5.094c-5.43-20.99-2.652-45.074 11.342-69.313c22.71-39.332 60.78-49.83 88.375-38.688c13.798 5.572 25.08 16.555 29.875 31.157c4.796 14.6 2.836 32.303-7.375 50.312c-11.8 20.81-34.144 27.877-51.25 22.22c-8.552-2.83-16.22-9.437-18.875-18.876c-2.653-9.44-.142-20.366 7.063-31.313l15.594 10.282c-5.238 7.955-5.5 13.08-4.69 15.967c.813 2.888 2.84 4.895 6.75 6.188c7.822 2.587 21.483-.152 29.158-13.688c8.188-14.44 8.82-26.183 5.843-35.25c-2.976-9.066-9.846-15.954-19.092-19.687c-18.493-7.467-46.14-2.273-65.188 30.72c-14.024 24.29-14.373 45.376-6.72 63.436l2.814 4.375c-.197.13-.397.25-.594.376c.256.497.513 1.008.78 1.5a72 72 0 0 0 6.814 10.28c.1.13.21.25.312.377c.395.49.81.984 1.22 1.468c11.508 13.657 28.358 24.378 47.312 30.283c24.26 7.557 51.596 7.146 74.843-3.75s42.935-31.972 52.69-68.375c3.323-12.406 5.08-23.776 5.5-34.313c.01-.418.023-.832.03-1.25c.087-5.1-.088-10.246-.563-15.406c-.037-.407-.084-.814-.125-1.22c-.032-.27-.06-.544-.093-.813c-3.295-25.79-15.823-46.16-34.345-64.437c-29.635-29.24-75.698-51.638-122.75-74.125s-95.112-45.1-128.875-77.656c-31.683-30.553-49.926-71.185-40.313-124.814c-.72-.01-1.444-.006-2.156 0z"/>`,"gear-hammer":`<path fill="currentColor" d="m265.344 17.5l-4.188 25.313a212.7 212.7 0 0 0-52.562 6.28l-9.438-25.062l-55.125 20.75l9.907 26.282a215.6 215.6 0 0 0-41.5 30.876L90 83.53l-37.375 45.5L75.75 148a213 213 0 0 0-20.5 46.594l-30.063-4.97l-9.593 58.095L46 252.75c-.374 17.218 1.313 34.127 4.906 50.438L22 314.063l20.75 55.125l28.625-10.782a215.5 215.5 0 0 0 29.28 41.75L81.688 423.25l45.532 37.344l18.343-22.344c14.386 9.118 30.04 16.577 46.687 22.125l-4.53 27.5l58.093 9.594l4.343-26.283c18.046.874 35.764-.54 52.875-4.03l8.97 23.78l55.094-20.75l-8.53-22.656a215.4 215.4 0 0 0 44.655-30.78l17.936 14.72l37.344-45.533l-17.188-14.093a213 213 0 0 0 23.25-50.03l21.407 3.53l9.56-58.094l-21.06-3.47a212.7 212.7 0 0 0-5.408-55.06l19.844-7.47l-20.75-55.125l-20.187 7.594a215.6 215.6 0 0 0-32.5-44.376l14.155-17.25l-45.5-37.375l-14.72 17.936c-15.396-9.116-32.13-16.37-49.936-21.47l3.967-24.092l-58.093-9.594zm-8.03 47.938A191.7 191.7 0 0 1 291.124 68C395.113 85.164 465.665 183.606 448.5 287.594C431.336 391.58 332.894 462.134 228.906 444.97C124.92 427.803 54.366 329.36 71.53 225.374c15.02-90.99 92.292-156.386 181.032-159.813c1.585-.06 3.16-.103 4.75-.124zm.217 18.687c-1.437.018-2.88.04-4.31.094c-80.154 3.037-149.672 61.917-163.25 144.186c-15.52 94.022 47.977 182.606 142 198.125c94.02 15.52 182.573-47.977 198.093-142c15.52-94.02-47.947-182.573-141.97-198.092a174 174 0 0 0-30.562-2.313zm.408 18.156c9-.116 18.145.546 27.343 2.064c84.096 13.88 140.85 93.092 126.97 177.187s-93.06 140.85-177.156 126.97c-25.808-4.26-49.03-14.68-68.438-29.5l109.688-133.625l52.844 43.375l58.437-71.188l-108.22-88.78l-101.842 35.53l71 58.25L140.78 353.938c-26.985-33.066-40.165-77.126-32.655-122.625c12.146-73.583 74.283-126.223 145.97-128.937c1.28-.048 2.557-.077 3.843-.094z"/>`,"goblin-head":`<path fill="currentColor" d="M256 33c-8.5 0-21.318 5.745-35.06 16.17s-28.429 25.055-42.167 40.756c-19.597 22.397-37.26 47.053-48.41 64.597l49.582 37.188l49.23 12.307l2.288-6.864l17.074 5.692l-14.957 44.873l22.42 56.05l22.42-56.05l-14.957-44.873l17.074-5.692l2.287 6.864l49.23-12.307l49.583-37.188c-11.15-17.544-28.813-42.2-48.41-64.597c-13.738-15.7-28.424-30.33-42.166-40.756C277.318 38.745 264.5 33 256 33m-91.49 95.213l76 44l-9.02 15.574l-76-44zm182.98 0l9.02 15.574l-76 44l-9.02-15.574zM17.21 146.625c31.804 32.973 63.213 73.408 76.3 111.857c1.59-2.708 3.38-5.333 5.292-7.882c5.009-6.68 11.036-12.972 17.14-19.153c-8.95-12.884-11.752-29.088-12.605-42.886c-29.308-24.142-53.916-37.693-86.127-41.936m477.582 0c-32.21 4.243-56.819 17.794-86.127 41.936c-.853 13.798-3.654 30.002-12.605 42.886c6.104 6.181 12.131 12.474 17.14 19.153c1.912 2.55 3.703 5.174 5.291 7.882c13.088-38.449 44.497-78.884 76.301-111.857m-373.645 23.484c-.023.045-.054.1-.078.145c.137 16.376 2.007 44.095 13.295 55.383l6.364 6.363l-6.364 6.363c-8 8-15.74 15.805-21.164 23.037c-4.688 6.251-7.327 11.823-7.965 16.452l81.118 30.418c4.7-6.847 9.904-13.253 15.285-18.633l16.029-16.03l-.67 22.659c-.25 8.431-.383 16.131-.232 23.41l30.84 11.564L214.707 249h-50.98l-13.364 13.363l-12.726-12.726l11.312-11.313l-13.531-57.512zm269.708 0l-14.272 10.703l-13.531 57.512l11.312 11.313l-12.726 12.726L348.273 249h-50.98l-32.897 82.24l30.842-11.566c.15-7.278.018-14.978-.232-23.408l-.672-22.659l16.03 16.03c5.38 5.38 10.584 11.788 15.284 18.634l55.192-20.697l25.926-9.722c-.638-4.63-3.277-10.2-7.965-16.452c-5.424-7.232-13.164-15.037-21.164-23.037L371.273 232l6.364-6.363c11.288-11.288 13.158-39.007 13.295-55.383c-.024-.045-.055-.1-.078-.145zM157.867 197.65l7.848 33.35H183v-19.975l-10.945-2.736zm196.266 0l-14.188 10.64L329 211.024V231h17.285zM201 215.525V231h19.18l3.287-9.857zm110 0l-22.467 5.618L291.82 231H311zm-205.791 62.51a16 16 0 0 0-.117 1.256c7.79 37.424 34.985 88.461 66.066 129.256c15.682 20.582 32.34 38.649 47.582 51.271C233.983 472.441 248 479 256 479s22.017-6.559 37.26-19.182s31.9-30.689 47.582-51.271c31.081-40.795 58.277-91.832 66.066-129.256c-.02-.41-.063-.83-.117-1.256l-48.027 72.043L256 435.715l-102.764-85.637zm45.756 36.188l15.799 23.699l2.968 2.474c1.753-5.409 4.259-10.906 7.176-16.445zm210.07 0l-25.943 9.728c2.917 5.539 5.423 11.036 7.176 16.445l2.968-2.474zm-162.129 7.73c-1.782 2.76-3.48 5.558-5.006 8.356c-4.27 7.83-7.176 15.717-8.328 21.255l19.67 13.114c-4.116-14.232-5.864-28.048-6.336-42.725m114.188 0c-.472 14.677-2.22 28.493-6.336 42.725l19.67-13.114c-1.152-5.538-4.057-13.425-8.328-21.255c-1.527-2.798-3.224-5.596-5.006-8.356m-19.227 17.457L265 350.236v54.55l7.793-6.495l7.158-14.316c8.04-16.081 12.051-29.95 13.916-44.565m-75.734.002c1.864 14.614 5.876 28.483 13.916 44.563l7.158 14.316l7.793 6.494v-54.549z"/>`,"guarded-tower":`<path fill="currentColor" d="M71.604 21.99v111.12l61.156 75.814v188.654H93.408l-28.7 92.836h151.1l-6.103-92.613h.043l-1.17-119.35l-18.687.185l.848 86.545h-22.92c-13.43-71.44 4.462-150.097 60.967-158.86c-9.133-11.458-15.006-27.38-15.006-45.02c0-34.844 22.177-62.962 49.413-62.962c1.703 0 3.466-.262 5.123 0h.002c24.873 3.23 44.29 30.293 44.29 62.96c0 18.09-6.196 34.244-15.74 45.755c51.727 9.73 76.564 84.763 61.333 158.127h-24.616l.85-86.545l-18.688-.184l-1.115 113.64l-7.323 98.324h146.54l-28.702-92.836H385.79V208.924l61.155-75.813V21.99H382.52v52.414h-39.213V21.99h-65.123v52.414H239.67V21.99h-65.125v52.414h-38.512V21.99h-64.43zm180.652 326.62v142.245h18.69V348.61z"/>`,"herbs-bundle":`<path fill="currentColor" d="M478 23.74c-11.3.28-23.5 1.47-34.9 3.67c-16 3.08-30.4 8.33-37.9 13.88c-.7 2.21-.9 5.24-.8 7.29c0 2.1.3 4.38.7 6.68c13.3-9.91 29.6-15.59 46.1-20.96c-14.3 10.07-26.6 20.65-38.2 31.49c8.1 3.57 17.7 3.62 23.9-.77h.1c13.4-9.64 31.3-25.76 41-41.25zm-297.9 3.59c-2.7 0-5.6.3-8.6.97c-2 9.79-.8 18.7 2.9 25.79c-9-3.54-19.8-2.95-30.8 6.26c6.7 22.83 26.9 33 47.7 22.69c.6 9.44.9 18.96.9 28.46c-6.5-7.1-17.2-13.55-28.3-13.25c-7.8.3-15.9 3.85-23 12.85c11.2 21 33 26.8 51.2 12.6c-.2 10.3-.7 20.6-1.5 31c-6.1-8.4-17-16.4-29.1-16.3c-5.4.1-11 1.8-16.6 5.8c16 4.5 30.6 10.9 43.7 19.5c4.9 3.1 7.4 7.9 8.8 12.6c1.3 4.7 1.6 9.6 1.5 14.6c-.4 10.2-2.8 20.9-6.4 30l-1.3 3l-2.9 1.5c-2 1.1-4.3 2.2-6.5 3.3q-3.15 19.2-6.9 38.7c-14.8-18-29.7-24.6-44.4-24.7c-37.59-.4-74.36 41.2-108.68 41.9c46.47 3.3 118.78-44.1 143.98 11.6c18.7 13.9 37.9 25.2 57.5 33.8c1.6-9.4 4.2-19.3 7.8-28.1c2.3-5.6 4.9-10.8 8.2-15.2s7.3-8.4 13.4-9.9c1.7-.5 3.5-.9 5.2-1.3c-5.4-10.5-4.7-24.6 1.7-36.4c6.5-12.1 18.3-20.5 30.4-21.4c12.4-18.9 25.4-37.3 39.1-55.4c10.6 22.5 34 26.6 53.3 10.9c-4.9-18.1-18-23.8-30.5-23.5c-5.6.1-11.1 1.5-15.8 3.5c19.7-25.5 40.8-50 63.4-73.76c-8.2-3.62-8.8-6.35-10.9-14.61c-23 23.99-44.5 48.97-64.6 74.67c-.5 15.9-9.5 30.2-24.7 33.2h-.2C289.4 186.3 280 200 271 214c2.3-14.9 4.6-30.2 7.4-45.4c-7-4.4-12.6-11.8-15.7-20.4c-9.5 30.5-16.3 62.9-25.1 90.9c-1.2-.2-2.5-.3-3.7-.3c-15.8-.1-29.7 13.6-33.3 23.9c12.1 10.4 25.4 12.4 36.3 7.6c-4.1 7.3-8.3 14.7-12.3 22.1c-3.6-1.6-7.3-2.4-10.8-2.4c-11.4-.1-21.8 7.1-28.1 14.9c6.9-32.8 13.1-65.6 17.6-98.3c18.4 9.3 37.5 1.1 46-19.6c-7.2-7.5-14.8-10.5-22-10.6c-7.9-.1-15.4 3.4-21.3 8.1q1.95-16.95 3-33.9c18.8 18.5 43.1 13.5 55.1-9.1c-7.1-9-15.2-12.5-23-12.8c-13.6-.4-26.4 9.3-31.9 18.1c.6-10.7 1-21.3 1-31.9c20.5 9.6 40.2-.6 46.8-23.2c-7.2-6.03-14.3-8.36-20.8-8.26c-10.8.16-20.2 6.95-26.2 14.71c-.2-7.05-.6-14.1-1.1-21.13c23.4 7.71 42.3-6.26 44.5-30.81c-19.8-10.93-35-.74-42.9 11.84c-1.8-14.09-11-30.7-30.4-30.72m178 13.92c-36.8 5.82-59.7 28.28-75.7 58l2.4-.6c5.3-1 10.4-.5 15 1.2c12.2-23.81 30.2-44.39 58.3-58.6M490.2 105c-47.4 67.9-110.8 96.8-173.1 128.2c5.3 10.5 4.6 24.3-1.7 36v.1c65.8-40.8 132.8-79.5 174.8-164.3m-89.7 4.4c-15.8-.2-29.7 13.7-33.3 23.9c20.9 18 45.3 10.9 55.3-13.3c-7.2-7.5-14.8-10.5-22-10.6m-111 6.8c-.4.1-.8.1-1.2.2c-6.3 1.2-12 10.1-9.7 21.9s11 18 17.2 16.7c6.3-1.2 12-10.1 9.7-21.9c-2.2-11.1-9.8-17.2-16-16.9M84.98 154.4c-1.49 0-3.08.1-4.59.1c9.39 25.3 19.49 46.9 40.81 59.9h.1c14.2 9 31.2 6.5 45.9.9l-42.4-35.1l52.9 28c1.5-8.9 6.7-20.8 1.3-29.3h-.1v-.1c-24.5-15.9-55.3-24.1-93.92-24.4m206.92 81.3c-5.5.2-12.2 4-16.5 11.9c-5.7 10.6-2.9 20.9 2.7 23.9c8.6 3.7 18.2-5 21.4-10.8c5.7-10.6 2.9-20.8-2.7-23.9c-1.4-.8-3.1-1.1-4.9-1.1m-3.1 54.3c-1.5 0-3.1 0-4.6.1c-9.2.4-18.2 1.8-27 4.1h-.1c.1 0-1.5.7-3.4 3.3s-4.1 6.5-5.9 11.2c-2.7 6.5-4.8 14.3-6.2 21.6l64-10.1l-51.9 20.6c5.4 8 6.9 11.3 8.2 17.2c8.3 5.3 17.1 7.7 28.2 5c27.6-6.5 49.3-29 72-55.5c-26-11.9-50.2-17.7-73.3-17.5m-137.2 17.9l-9 22.9c32.7 14.4 60.6 31.1 87.3 47.9l12.5-22.6c-31.9-9.8-62-26.3-90.8-48.2m-12.6 41c-20.9 27.3-46.01 51-74.71 64.9l7.88 16.2c33.33-16.2 60.93-43.1 83.53-73.2c-5.4-2.7-11-5.4-16.7-7.9m20.3 9.7c-23.6 42.1-46.3 72.1-70.35 116.1l15.85 8.6c23.4-42.9 46-73 70.5-116.3c-5.2-2.8-10.6-5.6-16-8.4m26.2 14.2c-24.6 37.7-42.2 68.5-59.6 108.3l16.4 7.2c17.1-39 34.2-68.8 58.6-106.4c-5.1-3.1-10.2-6.2-15.4-9.1m23 13.7c-15.4 26-17.1 57-19.8 80.6l17.8 2.1c2.9-24.2 5.1-52.2 17.3-73.1z"/>`,hills:`<path fill="currentColor" d="M416.104 18A88 84.324 0 0 0 494 99.674V18zM128 137c-42.657 0-79.727 10.965-110 25.322v128.002c30.184-5.45 59.138-8.394 86.82-9.08c50.9-1.26 97.525 5.05 139.744 17.12c42.768-27.11 86.74-52.815 134.387-73.048C304.435 169.018 211.563 137 128 137m366 71.98c-85.695 15.81-157.66 53.443-226.953 96.485c22.08 7.666 42.85 16.937 62.283 27.537c73.712 40.21 128.137 99.163 162.81 160.998H494zm-373.03 90.008q-7.792-.051-15.738.15c-27.682.703-56.767 3.78-87.232 9.5V494h453.242c-33.246-55.78-83.587-108.678-150.53-145.195c-55.257-30.142-121.817-49.31-199.743-49.817z"/>`,hourglass:`<path fill="currentColor" d="M92.656 19.188v41.5h331.72v-41.5zM119.5 79.374V433.53h22.28V79.376H119.5zm46.594 0c3.212 43.324 13.312 82.022 27.78 110.906c17.685 35.304 40.845 54.75 64.064 54.75s46.346-19.446 64.03-54.75c14.47-28.883 24.57-67.58 27.782-110.905H166.094zm209.156 0V433.53h22.28V79.376h-22.28zm-117.313 185.22c-23.218 0-46.378 19.415-64.062 54.717c-14.835 29.614-25.098 69.562-28.03 114.22H350c-2.933-44.658-13.197-84.606-28.03-114.22c-17.686-35.302-40.814-54.718-64.033-54.718zM92.657 452.218v41.467h331.718V452.22H92.655z"/>`,"laurel-crown":`<path fill="currentColor" d="M134.594 73.375c-17.522 5.65-31.232 11.854-48.125 24.25a221 221 0 0 0-6.44 6.406c.24.566.61 1.265 1.157 2.25c1.016 1.832 2.767 4.023 4.97 6.19a252 252 0 0 0-9.5 16.624c-3.664-3.04-6.952-6.423-9.594-10.22a216.5 216.5 0 0 0-20.438 30.44c.395 1.636 1.557 3.42 3.78 5.81c2.656 2.853 6.805 5.8 11.626 8.314c-2.024 6.117-3.76 12.204-5.186 18.28c-7.44-3.38-14.245-7.768-19.594-13.343a211.6 211.6 0 0 0-13.406 43.656c1.335 2.434 3.714 4.663 7.312 7.032c5.072 3.34 12.36 6.076 20.282 7.657c-.045 6.437.25 12.822.812 19.124c-11.407-1.673-22.405-5.248-31.375-11.156c-.05-.034-.106-.06-.156-.094a214.3 214.3 0 0 0 1.093 45.906c2.31 3.48 6.176 5.957 11.937 7.938c7.406 2.546 17.472 3.344 27.72 2.312c2 6.122 4.275 12.13 6.81 18c-13.97 2.098-28.237 1.622-40.593-2.625c-.337-.116-.665-.252-1-.375a214.7 214.7 0 0 0 16.844 44.406c3.553 2.804 8.35 4.216 14.72 4.656c9.3.644 21.144-1.73 32.438-6.343a231 231 0 0 0 11.75 15.25c-14.57 6.715-30.36 10.675-45.063 9.75a217.3 217.3 0 0 0 34.844 39.75c4.26 1.446 9.3 1.465 15.374.28c9.6-1.873 20.855-7.404 31.03-15c.008.005.026-.005.032 0a230 230 0 0 0 15.906 11.25c-11.976 9.91-25.625 17.696-39.53 21.22a214 214 0 0 0 37.343 20.186c4.937.423 10.29-.96 16.344-3.906c7.672-3.735 15.78-10.252 23.03-18.28c17.036 6.783 34.732 11.22 52.563 12.905l1.78-18.625c-14.268-1.35-28.584-4.77-42.562-9.938c6.883-11.108 11.61-23.173 12.94-33.437c1.178-9.114.083-16.157-3.782-21.438c-8.08-1.58-15.89-3.94-23.375-7c-.172 6.47-1.706 12.987-4.22 19.094c-3.745 9.103-9.52 17.798-16.53 25.72a212 212 0 0 1-15.657-10.625c6.62-7.182 11.923-14.97 14.906-22.22c3.806-9.246 4.173-16.578.625-22.81c-7.748-4.957-15.003-10.737-21.718-17.22c-1.773 4.3-4.187 8.37-7.032 12.094c-5.476 7.165-12.572 13.51-20.563 18.905c-4.12-4.72-8.052-9.603-11.75-14.688c7.152-4.694 13.296-10.1 17.47-15.562c5.038-6.594 7.22-12.41 6.468-18.094a162 162 0 0 1-13.5-21a50 50 0 0 1-7.657 7.283c-6.758 5.175-14.798 9.155-23.406 12.03c-2.595-5.69-4.957-11.498-7-17.437c7.427-2.405 14.13-5.683 19.03-9.437c5.696-4.362 8.802-8.545 9.532-13.25a180 180 0 0 1-7.406-24.908a45 45 0 0 1-5.812 2.813c-7.45 2.947-15.75 4.434-24.28 4.75a177 177 0 0 1-1.033-18.72c6.957-.263 13.464-1.437 18.44-3.405c4.6-1.82 7.595-3.8 9.343-6.25a192 192 0 0 1-.813-29.813c-.65.104-1.29.18-1.938.25c-6.624.725-13.556.15-20.406-1.343c1.37-5.98 3.07-12.01 5.094-18.063c4.87.933 9.538 1.223 13.28.814c2.614-.286 4.532-.756 6-1.406a189 189 0 0 1 5.97-26.032c-4.182-.736-8.284-2.092-12.25-3.875a239 239 0 0 1 9.344-16.405c2.414.963 4.716 1.665 6.687 1.97c1.107.17 2.023.265 2.782.28c1.946-4.64 4.022-9.17 6.282-13.563c5.898-11.802 12.415-24.25 17-37.937zm244.375 0c4.583 13.686 11.1 26.135 17 37.938a191 191 0 0 1 6.31 13.562c.752-.016 1.66-.113 2.75-.28c1.98-.306 4.296-1 6.72-1.97a239 239 0 0 1 9.344 16.406c-3.976 1.786-8.096 3.14-12.28 3.876c2.563 8.39 4.573 17.1 5.967 26.03c1.474.658 3.404 1.12 6.033 1.408c3.742.41 8.41.12 13.28-.813a193 193 0 0 1 5.063 18.095c-6.837 1.487-13.762 2.036-20.375 1.313a41 41 0 0 1-1.967-.25a192 192 0 0 1-.782 29.812c1.75 2.45 4.745 4.43 9.345 6.25c4.967 1.965 11.462 3.14 18.406 3.406a177 177 0 0 1-1.03 18.72c-8.52-.32-16.808-1.808-24.25-4.75a46 46 0 0 1-5.813-2.814a180 180 0 0 1-7.406 24.875c.715 4.72 3.795 8.912 9.5 13.282c4.904 3.753 11.605 7.03 19.033 9.436c-2.044 5.94-4.405 11.747-7 17.438c-8.598-2.875-16.624-6.862-23.375-12.03a50 50 0 0 1-7.688-7.283c-4.01 7.422-8.52 14.444-13.5 21c-.76 5.682 1.43 11.502 6.47 18.095c4.168 5.457 10.313 10.87 17.467 15.563c-3.697 5.085-7.63 9.966-11.75 14.687c-7.99-5.396-15.086-11.74-20.562-18.906c-2.838-3.715-5.234-7.778-7-12.064c-6.71 6.478-13.976 12.236-21.72 17.188c-3.547 6.233-3.18 13.565.626 22.812c2.985 7.25 8.288 15.037 14.908 22.22a212 212 0 0 1-15.688 10.624c-7.003-7.922-12.754-16.617-16.5-25.72c-2.513-6.106-4.047-12.623-4.22-19.092a125.4 125.4 0 0 1-23.405 7c-3.873 5.28-4.96 12.324-3.78 21.437c1.327 10.264 6.08 22.33 12.967 33.438c-13.974 5.168-28.293 8.587-42.562 9.937l1.75 18.625c17.84-1.687 35.546-6.116 52.594-12.906c7.25 8.028 15.358 14.545 23.03 18.28c6.056 2.947 11.408 4.33 16.345 3.906a214 214 0 0 0 37.342-20.187c-13.896-3.52-27.562-11.293-39.53-21.19c5.442-3.504 10.74-7.293 15.906-11.28c10.18 7.604 21.456 13.126 31.062 15c6.056 1.182 11.09 1.185 15.344-.25a217.4 217.4 0 0 0 34.875-39.78c-14.705.925-30.526-3.035-45.095-9.75c4.12-4.913 8.066-9.99 11.78-15.25c11.295 4.61 23.138 6.986 32.44 6.342c6.368-.44 11.166-1.852 14.717-4.656a214.7 214.7 0 0 0 16.844-44.406c-.335.123-.663.26-1 .375c-12.355 4.247-26.623 4.723-40.594 2.625a209 209 0 0 0 6.813-18c10.236 1.027 20.29.23 27.688-2.313c5.765-1.98 9.65-4.455 11.968-7.937a214.4 214.4 0 0 0 1.064-45.906c-.043.028-.082.065-.125.094c-8.97 5.908-19.97 9.483-31.376 11.156c.563-6.302.856-12.687.812-19.125c7.92-1.582 15.21-4.317 20.28-7.657c3.593-2.366 5.946-4.604 7.283-7.032a211.8 211.8 0 0 0-13.408-43.655c-5.347 5.57-12.133 9.96-19.562 13.344a213 213 0 0 0-5.188-18.282c4.805-2.513 8.942-5.464 11.594-8.313c2.212-2.376 3.402-4.15 3.813-5.78a216.5 216.5 0 0 0-20.44-30.47c-2.642 3.796-5.93 7.18-9.592 10.22a253 253 0 0 0-9.5-16.626c2.208-2.166 3.953-4.36 4.968-6.19c.538-.97.92-1.656 1.156-2.218a222 222 0 0 0-6.468-6.437c-16.893-12.396-30.603-18.6-48.125-24.25zM152.81 134.313l24.094 129.718H341l22.906-124.5l-57.937 63.5L261 135.845l-45 67.187l-63.188-68.718zm27.563 148.406l3.563 19.217H334.03l3.533-19.218H180.375z"/>`,lion:`<path fill="currentColor" d="M123.885 20.447c-10.348.467-21.337 3.146-32.194 5.366l62.492 65.628l-21.645.188c-29.376.187-75.695 6.154-103.555 22.303l31.756 51.576l-40.625 21.098v56.577l46.54 26.32l-46.54 40.076v32.268c28.217-1.233 60.63.636 89.135-8.907l31.902-10.658l-21.828 25.586c-18.76 22-29.782 55.133-50.736 87.713c31.91-2.394 63.352-7.65 96.8-25.81l16.026-8.683l-9.746 77.124c26.333-12.19 52.103-28.923 71.178-49.055c22.683-23.94 35.713-50.49 33.36-72.71l-.074-.75c-18.488-12.687-32.26-31.173-39.236-54.18c-8.414-27.753-5.867-62.33 6.643-101.145c-26.406-4.04-46.536-14.637-57.307-30.11c-12.33-17.716-14.222-39.26-7.738-57.018s22.29-32.165 43.437-33.4c20.558-1.195 44.48 10.033 69.972 36.102c11.368 4.11 21.73 8.034 31.14 11.94c2.434-21.395-1.46-38.033-10.408-52.9c-8.41-13.975-23.217-26.43-41.1-38.582l4.27 42.888l-16.425-10.985C222.37 43.57 168.973 18.49 123.885 20.597l.002-.225zm100.387 77.997c-.436.008-.866 0-1.29 0h-.002c-13.54.785-22.545 9.105-26.937 21.135c-4.393 12.03-3.243 27.353 5.51 39.93c8.755 12.576 25.128 23.158 53.548 24.784l12.595.69l-4.344 11.827c-14.837 40.46-16.242 73.928-8.577 99.212c7.66 25.267 24.04 42.795 47.305 52.56h.037l108.59 38.474c5.65-11.9 11.672-23.813 17.988-35.71a40.6 40.6 0 0 1-16.32 3.41c-22.52 0-40.78-18.262-40.78-40.782c0-22.518 18.26-40.78 40.78-40.78c20.66 0 37.697 15.373 40.373 35.3c10.666-18.062 21.885-36 33.48-53.683l-103.224-52.377l-4.746-5.732c-3.93-13.556-11.515-23.32-26.39-33.324c-14.876-10.002-37.034-19.57-67.784-30.623l-2.08-.767l-1.53-1.607c-23.283-24.532-42.7-32.278-56.202-32.024zm119.04 89.93c8.272 0 14.657 6.387 14.657 14.657c0 8.274-6.387 14.688-14.658 14.688c-8.27 0-14.687-6.414-14.687-14.687c0-8.27 6.416-14.655 14.687-14.655z"/>`,"locked-chest":`<path fill="currentColor" d="M146.857 20.842c-12.535-.036-24.268 2.86-37.285 9.424h.004C61.356 54.6 19.966 120.734 17.982 175.91l41.848 14.236c4.33-61.89 47.057-128.37 101.527-155.86h.002a134 134 0 0 1 13.185-5.8l-22.26-7.45a84 84 0 0 0-5.428-.194zm59.34 20.19c-10.478-.09-22.832 3.093-36.424 9.943l.004-.004c-48.23 24.34-89.625 90.513-91.548 145.436l156.485 53.24c3.865-62.22 46.797-129.372 101.613-157.035h.002l.002-.003a134 134 0 0 1 12.832-5.666l-134.54-45.036a44 44 0 0 0-8.427-.873zm174.97 58.323c-10.476-.09-22.83 3.092-36.42 9.94l-.005.002c-48.577 24.518-90.225 91.473-91.586 146.623l46.205 15.72c3.914-62.188 46.825-129.274 101.607-156.92a129 129 0 0 1 13.53-5.91l-26.544-8.884a45 45 0 0 0-6.785-.57zm63.554 22.014c-10.267.093-22.094 3.353-35.333 10.034c-47.158 23.8-87.777 87.587-91.362 141.75l174.55-73.726c-.404-39.01-10.754-61.304-24.415-71.082a36 36 0 0 0-7.55-4.137l-.01.034l-4.735-1.584c-3.48-.887-7.195-1.327-11.144-1.29zM17.9 195.622l-.035 187.484L59.46 397.58V209.764l-41.56-14.14zm60.25 20.498v187.962l156.282 54.37V269.288l-29.053-9.886v119.43L104.325 344.75V225.025zm414.22 3.683L318.433 293.27v189.236l173.935-73.504v-189.2zm-369.354 11.582v99.947l63.675 21.477v-99.763l-63.674-21.662zm31.306 28.797c9.705 0 17.573 7.867 17.573 17.572c0 6.34-3.37 11.88-8.407 14.97v28.53h-18.69v-28.746c-4.838-3.13-8.048-8.562-8.048-14.754c0-9.705 7.867-17.572 17.572-17.572m98.797 15.464v189.307l46.626 16.22V291.51l-46.627-15.864z"/>`,"magic-portal":`<path fill="currentColor" d="m88.418 17.17l-66.12 475.242h18.866l66.12-475.242H88.42zm315.7 0l66.023 475.242h18.87L422.988 17.17zm-56.26.24l-132.422.37c-59.343 41.506-78.325 97.982-61.596 168.03c-22.324-31.34-32.747-63.248-33.59-98.234l-26.684 191.78c1.05-3.64 2.25-7.31 3.653-11.012l-3.843 12.385l-4.934 35.454c.41 37.954 18.614 69.416 40.91 87.406c-18.52-6.774-35.355-15.287-49.25-27.445l-9.207 66.152c43.032 20.635 88.614 24.346 120.56 17.78c-33.542 18.813-71.344 29.428-125.382 16.886l-2.13 15.3h217.568c73.664-14.515 117.318-55.617 129.045-89.216c3.54 30.568-2.754 60.093-37.473 89.215h73.242l-41.553-299.11c-15.226-35.307-51.106-59.122-74.695-59.718c10.876-3.615 21.615-5.918 32.305-5.78c11.61.15 23.16 3.2 34.76 10.56l-4.207-30.278c-21.365-18.958-46.472-31.023-68.92-35.954c6.54-.477 13.043-.73 19.513-.685c15.23.104 30.273 1.868 45.18 6.21l-4.224-30.398C331.8 45.105 287.813 60.384 263.44 79.407c13.68-23.55 44.533-47.68 84.417-61.998zm-81.323 33.065c-68.785 37.085-71.87 82.26-36.1 122.146c-7.626-69.52 80.94-110.016 118.96-59.032c-40.867-20.17-77.79 7.84-76.21 47.723c23.234-23.997 98.678-13.267 79.795 36.19c-11.3-33.297-56.74-30.094-63.648-13.77c-14.75 34.866 64.34 14.582 98.117 66.284c-18.85-10.875-47.74.482-39.22 14.59c32.28 53.45 84.53 113.185 13.3 147.025c23.57-38.677 10.786-65.734-21.85-81.43c25.644 66.744-5.1 163.717-103.81 133.19c62.83-11.442 78.355-62.576 57.263-83.425c-23.617 60.37-122.14 97.174-181.444 38.453c58.693 22.535 99.285 7.31 120.644-26.39c-35.89 21.435-95.375 6.933-113.994-42.977c28.694 29.187 67.102 37.963 91.195 20.356c13.217-9.658 8.303-25.06-8.55-29.402c-24.53-6.32-61.988-12.852-76.563-36.588c21.722 6.003 43.444 10.698 65.166-3.375c-33.985-22.07-81.546-50.75-50.348-100.278c1.008 35.15 17.23 56.557 53.197 48.254c9.285-2.142 16.8-15.472 8.55-23.373c-61.138-58.54-47.58-160.406 65.548-174.168z"/>`,"magnifying-glass":`<path fill="currentColor" d="M333.78 20.188c-39.97 0-79.96 15.212-110.405 45.656c-58.667 58.667-60.796 152.72-6.406 213.97l-15.782 15.748l13.25 13.25l15.75-15.78c61.248 54.39 155.3 52.26 213.968-6.407c60.887-60.886 60.888-159.894 0-220.78C413.713 35.4 373.753 20.187 333.78 20.187zm0 18.562c35.15 0 70.285 13.44 97.158 40.313c53.745 53.745 53.744 140.6 0 194.343c-51.526 51.526-133.46 53.643-187.5 6.375l.218-.217c-2.35-2.05-4.668-4.17-6.906-6.407c-2.207-2.206-4.288-4.496-6.313-6.812l-.218.22c-47.27-54.04-45.152-135.976 6.374-187.502C263.467 52.19 298.63 38.75 333.78 38.75m0 18.813c-30.31 0-60.63 11.6-83.81 34.78c-46.362 46.362-46.362 121.234 0 167.594c10.14 10.142 21.632 18.077 33.905 23.782c-24.91-19.087-40.97-49.133-40.97-82.94c0-15.323 3.292-29.888 9.22-43c-4.165 20.485.44 40.88 14.47 54.907c24.583 24.585 68.744 20.318 98.624-9.562s34.146-74.04 9.56-98.625a52.4 52.4 0 0 0-7.655-6.313c45.13 8.648 79.954 46.345 84.25 92.876c4.44-35.07-6.82-71.726-33.813-98.72c-23.18-23.18-53.47-34.78-83.78-34.78zM176.907 297.688L42.094 432.5l34.562 34.563L211.47 332.25zM40 456.813L24 472.78L37.22 486l15.968-16z"/>`,meeple:`<path fill="currentColor" d="M256 54.99c-27 0-46.418 14.287-57.633 32.23c-10.03 16.047-14.203 34.66-15.017 50.962c-30.608 15.135-64.515 30.394-91.815 45.994c-14.32 8.183-26.805 16.414-36.203 25.26C45.934 218.28 39 228.24 39 239.99c0 5 2.44 9.075 5.19 12.065c2.754 2.99 6.054 5.312 9.812 7.48c7.515 4.336 16.99 7.95 27.412 11.076c15.483 4.646 32.823 8.1 47.9 9.577c-14.996 25.84-34.953 49.574-52.447 72.315C56.65 378.785 39 403.99 39 431.99c0 4-.044 7.123.31 10.26c.355 3.137 1.256 7.053 4.41 10.156s7.017 3.938 10.163 4.28c3.146.345 6.315.304 10.38.304h111.542c8.097 0 14.026.492 20.125-3.43c6.1-3.92 8.324-9.275 12.67-17.275l.088-.16l.08-.166s9.723-19.77 21.324-39.388c5.8-9.808 12.097-19.576 17.574-26.498c2.74-3.46 5.304-6.204 7.15-7.754c.564-.472.82-.56 1.184-.76c.363.2.62.288 1.184.76c1.846 1.55 4.41 4.294 7.15 7.754c5.477 6.922 11.774 16.69 17.574 26.498c11.6 19.618 21.324 39.387 21.324 39.387l.08.165l.088.16c4.346 8 6.55 13.323 12.61 17.254c6.058 3.93 11.974 3.45 19.957 3.45H448c4 0 7.12.043 10.244-.304s6.998-1.21 10.12-4.332c3.12-3.122 3.984-6.997 4.33-10.12c.348-3.122.306-6.244.306-10.244c0-28-17.65-53.205-37.867-79.488c-17.493-22.74-37.45-46.474-52.447-72.315c15.077-1.478 32.417-4.93 47.9-9.576c10.422-3.125 19.897-6.74 27.412-11.075c3.758-2.168 7.058-4.49 9.81-7.48S473 244.988 473 239.988c0-11.75-6.934-21.71-16.332-30.554c-9.398-8.846-21.883-17.077-36.203-25.26c-27.3-15.6-61.207-30.86-91.815-45.994c-.814-16.3-4.988-34.915-15.017-50.96C302.418 69.276 283 54.99 256 54.99"/>`,menhir:`<path fill="currentColor" d="M226.502 17.773c-44.12.506-112.97 320.03-100.887 386.12c10.002 54.708 84.118 85.005 133.518 89.68c49.062 4.644 114.82-14.037 126.773-100.86l-7.035 4.04c-.863 1.036-4.473 5.37-9.29 11.084c-4.864 5.77-9.245 11.08-12.188 14.186l-.01.01a44 44 0 0 1-.86.892c.433-.43.698-.71.853-.88a3 3 0 0 0-.412.656c-.39.86-.95 2.25-1.555 3.895c-1.213 3.292-2.647 7.642-3.988 11.91c-2.684 8.538-5.018 16.766-5.018 16.766l-2.334 8.232l-34.18-7.846l-22.105 19.13l-38.524-7.142l31.445-10.533l24.308-21.038l26.528 6.088c.954-3.25 1.25-4.41 2.71-9.05c1.39-4.423 2.874-8.952 4.27-12.737c.697-1.893 1.362-3.59 2.058-5.12c.696-1.533.725-2.56 3.22-5.054c.074-.077 6.704-7.657 12.022-13.964s10.27-12.252 10.27-12.252l1.035-1.238l20.566-11.817c.035-1.1.074-2.198.093-3.317c.154-9.013-6.625-36.675-17.723-72.682l-.414 3.11l-36.853 7.065l-2.662 11.654l-17.548-4.01l5.283-23.11l35.654-6.838l3.114-23.37l2.053.275a1630 1630 0 0 0-17.592-49.64l-1.83 5.323l-17.023-5.85l7.726-22.474l2.678.92c-10.27-26.297-21.314-52.413-32.593-75.998l-3.32 6.482l15.683 23.94l-52.146 19.85l26.675-25.882l-11.006-16.797l14.15-27.624c-7.455-14.38-14.925-27.348-22.248-38.298l-13.034 8.812l.305-25.86c-10.21-11.97-19.914-18.937-28.61-18.837zm82.244 208.148l22.543 18.314l-16.194 3.414l-12.586 17.08l-36.42-.568l.28-17.998l27.15.423zm40.95 94.757l15.833 1.582l-1.792 17.907l-4.035-.402l-17.22 31.104l-30.75-20.13l-31.03 7.79l31.545-28.964l23.877 15.63zM255.6 389.12l25.033 19l-22.643 1.122l-26.937 18.248l-10.096-14.903z"/>`,"mine-wagon":`<path fill="currentColor" d="M365.906 60.844C347.218 62.03 327.732 73.3 307.72 87.5c-20.814 14.77-41.852 32.27-64.626 41.875a8 8 0 0 1-9.125-2.125c-15.01-17.31-38.15-30.55-73.22-27.28c-19.124 1.78-32.252 10.625-43.688 23.655c-5.264 6-9.998 12.975-14.53 20.375h322.624c-15.21-29.846-29.05-64.182-59.25-83.156zM40 160v44h416v-44zm18.375 60l49.344 186.563H118a63.4 63.4 0 0 1 12.563-17.938c11.916-11.916 28.63-18.906 45.843-18.906s33.897 6.99 45.813 18.905a63.5 63.5 0 0 1 12.56 17.938h42.97c3.104-6.47 7.282-12.44 12.406-17.563c11.927-11.926 28.384-18.75 45.25-18.75c16.867 0 33.324 6.824 45.25 18.75c5.124 5.124 9.303 11.092 12.406 17.563h6.032L438.156 220zM426.22 355l-6.064 29H456v-29zm-249.814 31.563c-11.69 0-23.728 4.915-32.25 13.437s-13.75 21.002-13.75 33.344c0 12.34 5.228 24.82 13.75 33.344c8.522 8.522 20.56 13.437 32.25 13.437s23.697-4.915 32.22-13.438c8.52-8.522 13.78-21.002 13.78-33.343s-5.26-24.822-13.78-33.344c-8.523-8.522-20.53-13.438-32.22-13.438zm159 1.28c-12.037 0-24.3 5.083-32.812 13.594C294.082 409.95 289 422.212 289 434.25s5.082 24.3 13.594 32.813c8.512 8.51 20.775 13.593 32.812 13.593c12.038 0 24.3-5.082 32.813-13.594c8.51-8.51 13.592-20.774 13.592-32.812s-5.08-24.3-13.593-32.813c-8.513-8.51-20.776-13.593-32.814-13.593z"/>`,mountaintop:`<path fill="currentColor" d="M253.813 14.47c-132.537 0-240.188 107.65-240.188 240.186c0 132.537 107.65 240.156 240.188 240.156C386.349 494.813 494 387.192 494 254.656S386.35 14.47 253.812 14.47zm0 18.686c122.436 0 221.5 99.064 221.5 221.5c0 17.96-2.133 35.412-6.157 52.125l-44.906-8.686l-20.53-71.594l-1.376-4.844l-4.844-1.5l-58.063-17.937l-66.906-128.626l-4.75-9.156l-8.655 5.624l-91.094 59.25l-2.936 1.907l-.97 3.374L116.19 301.97l-70.22 29.436c-8.82-23.91-13.656-49.753-13.656-76.75c0-122.436 99.064-221.5 221.5-221.5zm.812 62.125l-52.53 104.595l16.218 134.438l90.125-61.938v62.97l-23.563 6.25L305.72 470.03c-16.646 3.988-34.03 6.095-51.908 6.095c-88.813 0-165.33-52.117-200.656-127.47l74.406-31.217l4.126-1.72l1.25-4.312l48.187-168.28z"/>`,"open-book":`<path fill="currentColor" d="M149.688 85.625c-1.234.005-2.465.033-3.72.063c-33.913.806-75.48 10.704-127.25 33.718V362.78c60.77-28.82 106.718-37.067 144.22-33.092c33.502 3.55 59.685 16.66 83.562 31.187v-242.97c-23.217-17.744-50.195-30.04-85.97-32a185 185 0 0 0-10.843-.28zm211.968 0c-3.7-.016-7.322.088-10.844.28c-35.773 1.96-62.75 14.256-85.968 32v242.97c23.876-14.527 50.06-27.637 83.562-31.188c37.502-3.974 83.45 4.272 144.22 33.094V119.407c-51.77-23.014-93.337-32.912-127.25-33.72c-1.255-.028-2.486-.056-3.72-.06zm5.72 261.78c-1.038-.002-2.074.017-3.095.033c-4.808.075-9.43.37-13.905.843c-33.932 3.597-59.603 17.976-85.53 34.44v.28c-6.554-1.99-13.02-2.37-19.408-.97c-25.566-16.177-51.003-30.202-84.468-33.75c-5.595-.592-11.44-.883-17.564-.842c-32.04.213-71.833 9.778-124.687 35.937v42.53c60.77-28.823 106.714-37.067 144.218-33.092c18.545 1.965 34.837 6.845 49.75 13.28c-4.682 6.064-9.308 13.268-13.875 21.688h117.156c-5.93-8.22-11.798-15.414-17.626-21.56c14.996-6.503 31.39-11.43 50.062-13.408c37.503-3.974 83.448 4.27 144.22 33.094v-42.53c-53.16-26.31-93.115-35.863-125.25-35.97z"/>`,"orc-head":`<path fill="currentColor" d="M256 51c-1.216 1.157-3.235 3.694-5.595 7.47c-4.552 7.283-10.594 19.233-18.383 34.8v9.94c6.19 4.752 14.906 7.626 23.978 7.626s17.787-2.874 23.978-7.627v-9.94c-7.79-15.567-13.83-27.517-18.383-34.8c-2.36-3.776-4.38-6.313-5.595-7.47zm-42.743 54.286c-28.17 6.895-55.87 20.62-82.175 41.132c-16.04 80.706-31.2 175.83-16.89 254.565c6.188 2.322 12.687 4.44 19.403 6.398l-3.062-12.257l-4.305-6.455l7.807-5.204c6.304-4.203 13.54-7.85 21.487-10.99c-5.028-6.777-8.326-15.44-11.545-24.286c-5.46-15.013-9.66-31.84-13.654-44.028l-9.792-29.87l24.565 19.616c24.47 19.543 49.132 32.704 82.918 56.314l10.07 7.037c5.944-.26 11.928-.39 17.917-.39s11.973.13 17.916.39l10.07-7.037c33.787-23.61 58.45-36.77 82.92-56.314l24.563-19.616l-9.793 29.87c-3.995 12.19-8.193 29.015-13.654 44.028c-3.22 8.847-6.517 17.51-11.545 24.287c7.948 3.138 15.183 6.786 21.487 10.99l7.807 5.203l-4.305 6.455l-3.062 12.258c6.716-1.956 13.215-4.075 19.402-6.397c14.31-78.736-.85-173.86-16.89-254.565c-26.305-20.51-54.004-34.237-82.174-41.132v6.31l-2.75 2.746c-10.55 10.552-25.398 15.26-39.993 15.26s-29.442-4.708-39.994-15.26l-2.75-2.746v-6.31zm75.98 55.876l13.39 13.145l-6.572 6.695c-12.91 13.147-27.168 19.604-41.277 18.865c-14.108-.74-26.793-8.077-38.39-18.442l-6.995-6.253l12.504-13.99l6.996 6.25c9.774 8.735 18.788 13.273 26.867 13.696s16.495-2.67 26.905-13.272zm-149.998 3.885c19.807 0 41.364 9.12 60.852 19.946c19.487 10.826 36.416 23.397 45.862 32.843l-13.268 13.267c-7.234-7.234-23.665-19.683-41.708-29.707s-38.186-17.584-51.74-17.584v-18.765zm233.52 0v18.765c-13.552 0-33.695 7.56-51.738 17.584s-34.474 22.473-41.708 29.707l-13.268-13.267c9.446-9.446 26.375-22.017 45.862-32.843s41.045-19.946 60.853-19.946zm-226.887 36.11c16.68 16.68 47.577 47.29 93.447 47.29v.316l16.757-24.214l16.603 24.475v-.578c45.87 0 76.767-30.61 93.447-47.29l13.268 13.266c-8.234 8.233-21.14 21.197-38.61 32.218c4.916 4.755 7.998 11.397 7.998 18.697c0 14.283-11.78 26.063-26.063 26.063s-26.062-11.78-26.062-26.063c0-.183.01-.364.014-.546c-3.9.798-7.922 1.415-12.06 1.828l28.074 41.386l-3.79 5.315c-7.152 10.026-16.657 15.68-26.033 18.204s-18.523 2.41-26.863 2.41s-17.496.107-26.944-2.4s-19.065-8.05-26.67-17.95l-4.17-5.425l28.773-41.58c-4-.41-7.887-1.017-11.662-1.79c.004.183.014.364.014.547c0 14.283-11.78 26.063-26.062 26.063s-26.063-11.78-26.063-26.063c0-7.3 3.082-13.942 7.998-18.696c-17.47-11.02-30.376-23.984-38.61-32.217l13.268-13.267zm-128.076 16.11c2.95 6.932 8.367 15.73 16.54 27.413c12.455 17.8 29.556 41.635 46.575 75.674c1.848 3.697 4.587 6.08 8.64 7.774c.07-13.807.677-27.726 1.7-41.656l-24.876-21.55l12.286-14.184l14.638 12.68a899 899 0 0 1 3.23-26.948c-7.94-6.23-17.723-10.416-28.564-13.373c-16.628-4.535-34.943-5.58-50.17-5.83zm476.406 0c-15.226.25-33.54 1.295-50.17 5.83c-10.84 2.957-20.623 7.142-28.562 13.373a899 899 0 0 1 3.23 26.947l14.638-12.68l12.286 14.185l-24.875 21.55c1.02 13.93 1.628 27.848 1.7 41.656c4.05-1.694 6.79-4.077 8.638-7.774c17.02-34.04 34.12-57.873 46.575-75.674c8.173-11.682 13.59-20.48 16.54-27.412zm-238.28 40.48L221.81 307.04c3.74 3.347 7.608 5.175 12.06 6.356c6.265 1.663 13.79 1.772 22.13 1.772s15.874-.117 21.982-1.762c4.345-1.17 8.01-2.94 11.476-6.216zm-66.643.292c-4.142 0-7.298 3.155-7.298 7.297c0 4.14 3.156 7.297 7.298 7.297c4.14 0 7.297-3.156 7.297-7.297c0-4.142-3.156-7.298-7.297-7.298zm133.44 0c-4.14 0-7.297 3.155-7.297 7.297c0 4.14 3.156 7.297 7.297 7.297c4.142 0 7.298-3.156 7.298-7.297c0-4.142-3.156-7.298-7.298-7.298zm-166.322 67.34c1.684 5.604 3.355 11.28 5.214 16.392c4.053 11.14 9.25 19.18 12.498 22.424l27.458-9.153c-16.38-10.857-31.114-20.08-45.17-29.662zm199.204 0c-14.056 9.583-28.79 18.806-45.17 29.663l27.458 9.153c3.247-3.245 8.445-11.283 12.498-22.424c1.86-5.112 3.53-10.788 5.214-16.39zM256 375.634c-41.212 0-82.64 7.558-105.97 20.12l13.58 54.32c61.668 14.57 123.112 14.57 184.78 0l13.58-54.32c-23.33-12.562-64.758-20.12-105.97-20.12m-.018 10.543c23.4-.08 46.826 4.167 70.074 13.005l8.77 3.334l-6.67 17.542l-8.77-3.336c-42.466-16.144-84.223-15.572-126.88.04l-8.814 3.226l-6.448-17.623l8.81-3.223c23.152-8.473 46.527-12.883 69.928-12.964z"/>`,padlock:`<path fill="currentColor" d="M254.28 17.313c-81.048 0-146.624 65.484-146.624 146.406V236h49.594v-69.094c0-53.658 43.47-97.187 97.03-97.187c53.563 0 97.032 44.744 97.032 97.186V236h49.594v-72.28c0-78.856-65.717-146.407-146.625-146.407zM85.157 254.688c-14.61 22.827-22.844 49.148-22.844 76.78c0 88.358 84.97 161.5 191.97 161.5c106.998 0 191.968-73.142 191.968-161.5c0-27.635-8.26-53.95-22.875-76.78H85.155zM254 278.625c22.34 0 40.875 17.94 40.875 40.28c0 16.756-10.6 31.23-25.125 37.376l32.72 98.126h-96.376l32.125-98.125c-14.526-6.145-24.532-20.62-24.532-37.374c0-22.338 17.972-40.28 40.312-40.28z"/>`,panda:`<path fill="currentColor" d="M104.75 16.813c-24.29.552-47.924 8.42-62.844 26.03C29.71 57.24 27.212 75.418 31.126 93.438c3.912 18.02 13.678 36.518 26.25 55.063l.124.156C41.142 180.15 32 216.558 32 256c0 64 32 128 96 128c32 48 32 96 128 96s96-48 128-96c64 0 96-48 96-128c0-39.442-9.142-75.85-25.5-107.344l.125-.156c12.57-18.545 22.337-37.042 26.25-55.063c3.913-18.02 1.414-36.197-10.78-50.593c-15.915-18.785-41.757-26.468-67.72-26.032c-25.963.437-52.602 8.894-71.563 25.094l-1.593 1.344C306.473 35.923 281.892 32 256 32s-50.474 3.923-73.22 11.25l-1.593-1.344c-18.96-16.2-45.6-24.657-71.562-25.093a122 122 0 0 0-4.875 0m.375 16c1.397-.034 2.808-.024 4.22 0c19.96.335 40.684 6.498 55.81 16.968C123.906 67.025 89.78 96 66.406 133.095c-9.75-15.32-16.81-30.108-19.624-43.063c-3.203-14.755-1.46-26.517 7.314-36.874c10.937-12.91 30.08-19.842 51.03-20.343zm297.53 0c22.574-.38 43.585 6.572 55.25 20.343c8.775 10.357 10.518 22.12 7.314 36.875c-2.814 12.956-9.874 27.743-19.626 43.064c-23.372-37.096-57.5-66.07-98.75-83.313c15.127-10.47 35.85-16.632 55.812-16.968zM176 144c16 0 48 16 48 64c0 64-48 96-80 96s-48-64-48-96s64-64 80-64m160 0c16 0 80 32 80 64s-16 96-48 96s-80-32-80-96c0-48 32-64 48-64m-143.53 80A16 16 0 0 0 176 240a16 16 0 0 0 32 0a16 16 0 0 0-15.53-16m128 0A16 16 0 0 0 304 240a16 16 0 0 0 32 0a16 16 0 0 0-15.53-16M256 340c12 0 24 4 48 12l-48 48l-48-48c24-8 36-12 48-12m-59.563 69.344C219.756 424.89 238.133 432 256 432s36.245-7.11 59.563-22.656l8.875 13.312C299.755 439.11 278.132 448 256 448s-43.755-8.89-68.438-25.344z"/>`,paw:`<path fill="currentColor" d="M163.188 21.97c-7.297 26.986-10.203 53.018-7.938 78.436c-14.85 7.285-25.906 20.114-25.813 37.438c.283 52.65 14.304 78.17 27.75 103.28c13.548 25.303-13.83 40.578-25.812 11.626c-9.234-22.314-15.026-41.954-32.938-67.78c-9.084-13.102-22.705-17.43-36.124-15.75c-11.94-18.19-21.904-36.186-30.188-56.282c-7.62 29.437-8.15 53.222-.875 72.156c-10.35 10.828-15.61 25.955-9.625 41.844c12.662 33.607 39.78 62.612 56.156 76.812c31.5 27.312 48.92 57.614 59.69 93.78L122.187 444l23.124-12.375l-15.687 47.063l17.406-10.438c-1.464 10.67-4.858 19.785-9.843 29.156h220.094c-6.797-11.38-13.59-21.46-17.405-32.344l18.594 13.625l-12.783-58.218l15.282 16.936l.592-48.156c17.473-24.295 40.45-46.337 58.97-61.625c4.012-3.313 8.287-6.348 12.28-9.688c16.656-13.928 34.265-34.822 50.344-65.187c7.97-15.047 4.18-29.898-5.437-41.28c6.854-20.713 10.25-40.728 10.186-61.376l-39.03 43.03c-16.944-4.927-35.66-2.328-47.688 12.5c-15.665 19.312-20.914 36.51-32.938 52.282c-14.377 18.857-30.835 6.79-21.938-9.687c14.045-26.01 29.088-57.898 31.625-109.095c1.034-20.86-12.418-35.303-30.406-42.5c1.58-23.15-7.402-49.838-16.217-74.313c-5.48 21.334-13.383 46.38-21.407 69.72c-19.64 2.562-37.13 12.946-42.344 32.906c-11.923 45.646-6.575 79.856-5.812 103.28c.998 30.646-32.694 23.28-30.97 0c2.43-32.78 9.427-56.95-.655-103.937c-3.872-18.04-18.63-27.624-35.688-30.093c-6.52-25.415-18.27-48.343-31.25-72.218zm157.25 92.468c23.62.08 46.055 24.707 29.656 68.624c-20.786 55.666-73.04 38.98-69.156-21.78c2.052-32.11 21.128-46.908 39.5-46.845zm-142.72 3.75c17.888-.42 38.083 16.814 40.188 49.156c3.6 55.282-52.667 63.817-64.78 15.28c-10.868-43.537 5.55-63.99 24.593-64.436zM65.25 191.344c9.805-.166 20.597 5.605 27.594 18.28c30.027 54.392-16.39 80.447-39.625 41c-21.794-36.994-6.688-58.965 12.03-59.28zm370.625 22.406c21.77-.634 42.792 24.326 19.844 51.125c-35.94 41.97-80.713 30.29-44.564-34.844c6.206-11.18 15.527-16.012 24.72-16.28zM253.47 266.438c97.645 0 155.217 95.69 61.468 113.093c-28.966 5.38-41.64-10.665-61.875-10.75c-17.822 0-38.463 16.566-59.844 12.845c-98.955-17.233-51.51-115.188 60.25-115.188z"/>`,"pine-tree":`<path fill="currentColor" d="M249.28 19.188v.25c-18.114 38.634-45.065 72.36-77.686 102.937l37.72-3.938l-51.345 65.032l24.81-7.907l-33.624 54.875l16.53 9.843l-65.25 92.157l36.095.188l-51.686 83.594l63.562-8.126l12 32.094l66.438-25.282L215.5 493.28h52.938l-6.532-68.217l38.188 16.406l10.187-24.783l44.283 20.97l56.406-20.75l-37.064-64.094l-12.437-2.282l6.78 17.19l7.844 19.905l-19.938-7.78l-50.906-19.908v35.751l-14.156-8.594l-69.375-42l-21.595 21.25l-18.03 17.75l2.155-25.22l2.125-24.655l18.188 1.56l9.218-9.092l5.19-5.094l6.218 3.75l61.375 37.156v-29.906l12.75 4.97l43.718 17.092l-5.092-12.906l-6.157-15.656l16.533 3.03l45.468 8.345l-34.53-38.94l-23.625 14.033l-6.688 3.968l-5.125-5.874l-14.28-16.437l.218 1.217l-18.406 3.22l-5.97-34.313l-5.75-33.063l22 25.345l31.188 35.875l43.907-26.03c-24.67-19.543-39.507-33.87-49.658-48.814l.813 12.656l1.97 31l-18.75-24.75l-34.47-45.437l-22.25 46.813l-13.844 29.125l-3.843-32.032l-3.5-28.843l16.532-1.968l16.624-34.97l6.594-13.875l9.28 12.22l25 32.936l-.75-11.53l-.906-14.28l13.47 4.936L341.81 188l-26.125-35.156l-55.843-28.875l-8.938 20.218l-9.656 21.937l-7.72-22.688l-7.468-21.875l16.97-5.78l3.718-8.438l4-9.125l8.844 4.593l49.375 25.53l16.467-5.562c-43.42-34.31-64.63-68.886-76.156-103.593z"/>`,portal:`<path fill="currentColor" d="M298.736 21.016c-99.298 0-195.928 104.647-215.83 233.736c-7.074 45.887-3.493 88.68 8.512 124.787a243 243 0 0 1-11.467-20.034c-16.516-32.335-24.627-65.378-25-96.272c-11.74 36.254-8.083 82.47 14.482 126.643c27.7 54.227 81.563 91.94 139.87 97.502a136.5 136.5 0 0 0 17.364 1.108c99.298 0 195.93-104.647 215.83-233.736c9.28-60.196.23-115.072-22.133-156.506c21.625 21.867 36.56 45.786 44.617 69.496c.623-30.408-14.064-65.766-44.21-95.806c-33.718-33.598-77.227-50.91-114.995-50.723c-2.328-.118-4.67-.197-7.04-.197zm-5.6 36.357c40.223 0 73.65 20.342 95.702 53.533c15.915 42.888 12.51 108.315.98 147.858c-16.02 54.944-40.598 96.035-79.77 126.107c-41.79 32.084-98.447 24.39-115.874-5.798a43.4 43.4 0 0 1-3.38-7.385c11.724 14.06 38.188 14.944 61.817 1.3c25.48-14.71 38.003-40.727 27.968-58.108c-10.036-17.384-38.826-19.548-64.307-4.837c-9.83 5.676-17.72 13.037-23.14 20.934a82 82 0 0 1 1.626-3.88c-18.687 24.49-24.562 52.126-12.848 72.417c38.702 45.923 98.07 25.503 140.746-6.426c37.95-28.392 72.32-73.55 89.356-131.988a296 296 0 0 0 3.467-13.008c-.286 2.218-.59 4.442-.934 6.678c-16.807 109.02-98.412 197.396-182.272 197.396c-35.644 0-65.954-15.975-87.74-42.71c-26.492-48.396-15.988-142.083 4.675-185.15c26.745-55.742 66.133-122.77 134.324-116.804c46.03 4.027 63.098 58.637 39.128 116.22c-8.61 20.685-21.192 39.314-36.21 54.313c24.91-16.6 46.72-42.13 59.572-73c23.97-57.583 6.94-113.422-39.13-116.805c-85.737-6.296-137.638 58.55-177.542 128.485a319 319 0 0 0-20.977 60.707a263 263 0 0 1 2.493-22.652C127.67 145.75 209.275 57.373 293.135 57.373z"/>`,push:`<path fill="currentColor" d="m224 27.027l14.037 110.54l14.807-103.032zm112.71 21.127l-61.58 92.37l88.4-70.518zM125.15 69.012V98.81l77.475 41.715zM319 143.088C364.826 255.36 348.206 384 319 493h174V143.088zm-78.598 11.463q-.85-.01-1.718.02c-12.517.413-26.47 6.774-37.893 17.274c-15.774 14.527-23.843 34.25-20.167 49.3c-45 12.35-76.594 62.683-81.64 102.18c-3.968 37.166 15.322 61.415.558 85.432L40.77 447.54l-20.458 9.997L55.33 496.19h15.686l-17.27-32.17l72.906-38.573c14.698-8.6 16.065-23.74 19.28-41.092c16.147 11.876 33.577 23.202 47.56 32.48c-6.36 27.685-38.544 52.854-58.512 79.356h77.827l-2.905-5.21s-39.03-6.813-43.77-7.498c-.15.01-.29.005-.407-.02c-.327-.076-.082-.05.408.02c8.143-.477 65.126-51.946 63.53-64.54c-13.498-23.115-34.03-44.835-54.974-66.276c1.845-25.475 2.3-52.734 40.75-75.596l110.044-4.566c-.94-22.375-4.53-59.816-10.35-66.018c-9.702 7.54-10.872 30.843-11.628 48.637l-79.463-2.283c-8.445-.63-14.943-7.846-21.15-12.822c13.6 1.556 30.02-4.91 43.218-17.024c20.673-19.002 27.286-45.857 14.77-59.982c-4.795-5.412-11.97-8.365-20.478-8.46z"/>`,"ram-profile":`<path fill="currentColor" d="M189.6 19.18C162 46.06 150.9 71.02 149 94.29c-1.7 21.21 4.3 41.51 14.6 60.81c11.2-2.8 23.2-2.7 34.7.9c4.5-19.1 10.5-38.6 24.3-56c14.4-18.06 36.9-33.1 72.5-43.47c-22-16.95-48.1-28.2-75.9-33.63c-10.2-1.99-20.1-3.23-29.6-3.72m-25.1.41c-31.6 2.76-58.5 14.19-80.27 31.83c-16.52 13.36-30.19 30.44-40.65 50.28l1.38-.2c6.28 45 31.59 70.4 75.44 83.6c7-9.9 16.1-17.9 26.3-23.4c-10.8-20.9-17.6-44.1-15.6-68.86c1.9-23.76 12.1-48.51 33.4-73.25m146.8 51.25c-40 9.69-61.5 23.99-74.6 40.36c-12 15.2-17.2 32.8-21.6 52.2c7.3 4.2 12.9 9.2 17.1 14.8c4 5.4 6.6 11.2 8.6 17.1c33.4-15.7 76.2-33.2 118-30.1c-7-39.3-24-70.81-47.5-94.36M32.5 127c-4.83 13.6-8.37 28.1-10.52 43.3c-4.54 32-.31 67.5 10.98 99.9c29.71 2.9 53.76-2.6 72.74-21.8c-.6-5.5-.8-11.1-.7-16.7c.2-11 2.5-21.4 6.4-30.7c-38.71-12.9-66.7-37.3-78.9-74m318 55.9h-2.6l-6.6.3c-2.2.2-4.3.4-6.4.6c-33.3 3.8-68.3 19-96.1 32.3l-7.2 3.4c-1 .9-2.1 1.8-3.1 2.8c0 0-23-18.1-55.1-24.7c-23.1-4.7-16.4 33.5 1.5 49c18.9 16.5 36.8 16.3 36.8 16.3c-11 20.3-20.3 38.2-28.8 54.6c23 5.7 53.9 4.7 94.9-7.4l11.7-3.5l-.2 12.2c-.4 27.5-25.9 53.7-61.9 68.3c-24.5 9.9-54.6 14-86.5 7.5c-18.2 29.9-39.9 60.1-74.15 99.4H355.9c-.1-10.3.2-20.8.6-31.6l10.9 5.3l-8.5-29.1l15.6 4.2l-17-55.4c-.8-13.2-2.5-26.1-5.6-38.5c43.9 10.3 98.5 24.3 126 17.4c8-2 21.1-27.6 17.7-43.9c-5.3-25.9-40.3-36.3-58.4-52.4c0 0-12.5-29-22.7-43.2c-11.7-16.3-32.7-34.1-41.7-41.5l-4.8-.8c-5.7-1-11.5-1.6-17.5-1.6m3 40.8c20.3 3.4 43.2 9.7 39.4 38.7c-24.7-1.9-48.8-3.6-39.4-38.7M109.6 269c-19.61 15.2-43.6 20.6-69.25 19.6c14.27 31.5 35.56 58.1 62.05 72.8c18.3-11 30.4-32.9 26-56.4c-8.9-10.5-15.1-22.9-18.8-36m37.4 52.6c-1.9 19.2-11.7 36.6-25.9 48.5c23.9 9.2 46.9 11.3 67.5 8.6c8.8-15.7 8.2-28.3 2.7-41.4c-17.5-2.3-32.2-7.8-44.3-15.7m120.7 9.6c-21.2 5.2-40.3 7.6-57.2 7.4c3 11.2 3.2 23.2-.5 35.6c3.6-1.2 7.2-2.4 10.6-3.8c23.6-9.5 40.2-25.4 47.1-39.2"/>`,reed:`<path fill="currentColor" d="M350.8 22.28c-2.3 13.74-4.6 27.67-6.8 41.68h.6c1.3-.1 2.7 0 4.1.1c4.5.4 8.9 1.78 12.9 3.97c2.3-14.37 4.6-28.66 7-42.75zm-171.6.32l-17.8 2.52c1.2 8.41 2.4 16.86 3.6 25.34c3.9-1.63 8-2.62 12.2-2.89c1.8-.12 3.7-.1 5.5.1c-1.2-8.37-2.3-16.73-3.5-25.03zm.4 42.89h-1.2c-12.7.8-26.1 11.9-23.7 40.61l10.2 127.7c2.3 28.6 17.7 38.2 30.4 37.4s26.1-12 23.8-40.5l-10.3-127.8c-2.2-27.65-16.8-37.55-29.2-37.41m165.6 16.4c-4.5.13-9.2 2.17-13.6 7.1c-5.1 5.65-9.6 15.31-10.9 29.71l-11.3 127.5c-1.3 14.5 1.4 24.8 5.4 31.2c4 6.5 9 9.3 14 9.7c4.9.5 10.4-1.4 15.4-7c5.1-5.7 9.6-15.3 10.9-29.8l11.4-127.5c1.3-14.4-1.4-24.71-5.4-31.17s-9-9.23-14-9.68c-.6-.1-1.3-.1-1.9-.1zM25.99 223.3C78.79 299.9 126.7 397.8 125 489.7h35.3c3.1-20.8 7.5-39.3 13-56.2c-10.9-35.5-28.2-73.7-49.5-108.1c-28.14-45.5-63.44-83.9-97.81-102.1M419.3 270c-1.3 0-3.7.7-6.8 3.1c-3.6 2.7-7.8 7.3-11.9 13c-3.3 4.7-6.6 10.2-9.6 16c5-2.1 10-3.7 15-4.4c13.3-2 26.3 1 37.8 8.1c16.5 10.2 30.1 28.1 42.2 52.2c-.3-15.6-3.4-31.3-9.5-45c-10.4-23.3-28.3-40.3-56.7-43zm-210.9 16.3c-3.8 1.6-7.9 2.5-12 2.8c-2 .1-4 .1-5.9-.1c1.8 33.1 2.7 65.9 2.3 97.9c5.5-10.6 11.5-21 18.1-31.4c-.3-22.9-1.2-46-2.5-69.2m104.5 14.1c-5.5 56.5-9.3 112.6-10.6 166.7c5.9-20.8 12.7-41.5 20.6-62.1c1.8-32.8 4.5-66.2 7.7-99.8c-1.2 0-2.3 0-3.4-.1c-5-.5-9.9-2.1-14.3-4.7m88.3 16.9c-7 2.3-14.7 6.4-23 12.9c-30.1 52.2-49 105.1-63.4 159.5h80.5c-12.6-57.3-5-115 5.9-172.4m-146.7 5.6c-38.5 54.6-64.6 95.2-75.8 166H237c-13-31.1-12.1-62.8-4.3-96.6c5-21.6 12.9-44.6 21.8-69.4"/>`,"rolling-dices":`<path fill="currentColor" d="M138.798 35.342L28.73 114.268l95.777 29.095l111.305-87.09zm112.986 31.082l-118.047 89.96l51.07 131.102l8.534-7.455l4.23-15.708a18.338 13.102 76.863 0 1-9.08-20.45a18.338 13.102 76.863 0 1 10.997-13.727a18.338 13.102 76.863 0 1 3.62.53a18.338 13.102 76.863 0 1 3.113 1.544l7.94-29.48a9 9 0 0 1 .353-1.04l.058-.128a9 9 0 0 1 .32-.685l.09-.153a9 9 0 0 1 .37-.625a9 9 0 0 1 .534-.723l.066-.074a9 9 0 0 1 .54-.594a9 9 0 0 1 .65-.593l.004-.002a9 9 0 0 1 .46-.342a9 9 0 0 1 .266-.197a9 9 0 0 1 .502-.3a9 9 0 0 1 .27-.157a9 9 0 0 1 .44-.208a9 9 0 0 1 .38-.178a9 9 0 0 1 .437-.152a9 9 0 0 1 .41-.143a9 9 0 0 1 .404-.1a9 9 0 0 1 .47-.114a9 9 0 0 1 .51-.07a9 9 0 0 1 .37-.05h.01l.01-.003l33.624-2.873a18.338 13.102 76.863 0 1 10.326-9.777a18.338 13.102 76.863 0 1 3.622.53a18.338 13.102 76.863 0 1 8.527 7.327l13.043-1.113L251.785 66.42zM137.25 74.03a9.8 19.77 77.916 0 1 12.798 8.734a9.8 19.77 77.916 0 1-21.938 11.998a9.8 19.77 77.916 0 1-16.57-8.602a9.8 19.77 77.916 0 1 21.938-12a9.8 19.77 77.916 0 1 3.77-.13zm100.228 23.517a18.338 13.102 76.863 0 1 .002 0a18.338 13.102 76.863 0 1 3.62.53a18.338 13.102 76.863 0 1 12.112 21.94a18.338 13.102 76.863 0 1-14.617 13.196a18.338 13.102 76.863 0 1-12.114-21.94a18.338 13.102 76.863 0 1 10.998-13.726zM24.22 131.71l46.992 114.124l94.236 40.38l-45.988-125.57l-95.24-28.935zm147.886 17.43a18.338 13.102 76.863 0 1 3.622.528a18.338 13.102 76.863 0 1 12.11 21.94a18.338 13.102 76.863 0 1-14.616 13.197a18.338 13.102 76.863 0 1-12.112-21.94a18.338 13.102 76.863 0 1 10.996-13.726zm-75.123 13.016a19.454 9.134 59.254 0 1 16.955 15.078a19.454 9.134 59.254 0 1-.425 19.485A19.454 9.134 59.254 0 1 95.6 181.78a19.454 9.134 59.254 0 1 .424-19.48a19.454 9.134 59.254 0 1 .96-.144zm263.393 40.21l-112.102 9.577l113.762 79.926l113.598-16.956l-115.258-72.55zM70.82 212.022A19.454 9.134 59.254 0 1 87.777 227.1a19.454 9.134 59.254 0 1-.425 19.484a19.454 9.134 59.254 0 1-17.913-14.938a19.454 9.134 59.254 0 1 .425-19.482a19.454 9.134 59.254 0 1 .96-.14zm157.378 7.813L186.66 374.023l115.616 99.454l47.147-168.47l-121.225-85.17zm126.987 11.168a21.76 8.898 15.267 0 1 19.693 4.783a21.76 8.898 15.267 0 1 7.607 14.244a21.76 8.898 15.267 0 1-28.886-3.182a21.76 8.898 15.267 0 1-7.61-14.244a21.76 8.898 15.267 0 1 9.195-1.6zM487.78 291.3L366.9 309.343l-46.823 167.316l116.297-31.77zm-181.808 10.8a25.834 15.573 84.277 0 1 4.238.943a25.834 15.573 84.277 0 1 12.873 31.72a25.834 15.573 84.277 0 1-18.105 17.893a25.834 15.573 84.277 0 1-12.874-31.72a25.834 15.573 84.277 0 1 13.868-18.836m154.086 11.636a13.237 21.96 28.62 0 1 7.673 4.13a13.237 21.96 28.62 0 1-6.176 28.435a13.237 21.96 28.62 0 1-21.287 3.878a13.237 21.96 28.62 0 1 6.175-28.434a13.237 21.96 28.62 0 1 13.616-8.008zM391.362 324.4a13.237 21.96 28.62 0 1 7.672 4.13a13.237 21.96 28.62 0 1-6.176 28.435a13.237 21.96 28.62 0 1-21.287 3.877a13.237 21.96 28.62 0 1 6.177-28.434a13.237 21.96 28.62 0 1 13.615-8.008zm-173.996 13.305a25.834 15.573 84.277 0 1 4.24.945a25.834 15.573 84.277 0 1 12.872 31.72a25.834 15.573 84.277 0 1-18.106 17.894a25.834 15.573 84.277 0 1-12.873-31.72a25.834 15.573 84.277 0 1 13.866-18.84zm212.278 60.87a13.237 21.96 28.62 0 1 7.67 4.13a13.237 21.96 28.62 0 1-6.174 28.434a13.237 21.96 28.62 0 1-21.287 3.876a13.237 21.96 28.62 0 1 6.175-28.434a13.237 21.96 28.62 0 1 13.616-8.008zm-70.332 19.488a13.237 21.96 28.62 0 1 7.67 4.132a13.237 21.96 28.62 0 1-6.174 28.434a13.237 21.96 28.62 0 1-21.287 3.874a13.237 21.96 28.62 0 1 6.176-28.434a13.237 21.96 28.62 0 1 13.616-8.007z"/>`,"sabers-choc":`<path fill="currentColor" d="m286.313 15.688l-27.344 93.437l-99.345-81.188l2.844 59.626l-62.5-71.313l55.405 155.094L45.53 153.656l71.44 67.813l-99.5 41.81l113.968 24.095l-66.875 97.75l86.718.47l.27-.16l-53.226 76.985l98.78-66.066l25.552 94.302L283.5 384.75l51.313 99.97l-20.25-102.876L429.53 424.5l-41-125.594l74.22-90l-88.25-9.03l98-112.19l-118.53 76.5l12.436-120.25l-70.625 74.97l-9.467-103.22zm-64.22 92.218c-1.85 32.582 5.535 54.595 29.22 88.75a850 850 0 0 0 13.218 18.5c27.253-31.716 53.06-65.5 72.283-95.875c9.52 26.452-16.487 79.21-51.032 123.75c14.97 18.868 32.62 39.58 51.033 57.97l17.78-17.78l13.22 13.217l-23.657 23.657l42.03 42.03l-13.217 13.22l-42.033-42.03l-23.656 23.655l-13.217-13.22l18.187-18.188a640 640 0 0 1-49.97-54.937c-12.22 12.986-24.73 24.26-36.56 32.563c5.864 14.06 3.938 31.497-11.75 47.187l-23.657-23.688l-48.657 48.657l-13.22-13.22l48.626-48.624l-23.625-23.656c15.812-15.81 35.026-16.877 50.094-9.688c12.003-11.6 24.51-24.447 37.032-38.062c-12.025-16.877-23-34.274-32.468-51.844c-23.307-43.25-21.733-65.31 14-82.344z"/>`,sailboat:`<path fill="currentColor" d="M199.256 74.5v285H27.744l25.998 78h326.513l104-78h-267v-285h-18zm18 18c36.787 88.85 64.94 216 0 250h208c22-34-11.905-164.76-208-250m-36 0c-33.046 69.333-50 200-144 250h144z"/>`,"sands-of-time":`<path fill="currentColor" d="M115.063 21.97v9.343c0 101.953 38.158 189.648 96.343 222.093v6.094c-58.186 32.445-96.344 120.14-96.344 222.094v9.344H401.81v-9.344c0-102.552-38.804-190.274-97.53-222.188V253.5c58.722-31.917 97.53-119.64 97.53-222.188V21.97H115.06zM134 40.655h248.875c-2.477 96.445-42.742 175.523-91.938 198.906l-5.343 2.532v28.751l5.344 2.53c49.193 23.383 89.456 102.438 91.937 198.876H134c2.456-95.898 42.125-175.078 90.875-198.938l5.25-2.562v-28.594l-5.25-2.562c-48.748-23.86-88.42-103.04-90.875-198.938zm213.656 86.125c-57.607 27.81-124.526 27.84-177.562 4.095C184.748 181.78 213.91 218.012 248.22 224a12.18 12.18 0 0 0-2.47 7.344c0 6.76 5.488 12.25 12.25 12.25s12.25-5.49 12.25-12.25c0-2.72-.907-5.218-2.406-7.25c35.426-5.88 65.488-44.07 79.812-97.313zM258 258.626c-6.762 0-12.25 5.488-12.25 12.25s5.488 12.25 12.25 12.25s12.25-5.488 12.25-12.25s-5.488-12.25-12.25-12.25m0 39.28c-6.762 0-12.25 5.49-12.25 12.25c0 6.763 5.488 12.25 12.25 12.25s12.25-5.487 12.25-12.25c0-6.76-5.488-12.25-12.25-12.25m0 39.533c-6.762 0-12.25 5.488-12.25 12.25c0 6.76 5.488 12.25 12.25 12.25s12.25-5.49 12.25-12.25c0-6.762-5.488-12.25-12.25-12.25m.125 39.906c-23.21.28-46.19 25.77-75.813 75.656h153c-30.523-51.003-53.977-75.936-77.187-75.656"/>`,scales:`<path fill="currentColor" d="M254.47 53.094s-4.808 37.12-49.5 49.5c-44.695 12.38-129.282 0-129.282 0L61.343 115.78l8.187 9.157l-1.093 2.876l-51.843 137.312L16 266.72v1.717c0 18.897 8.253 34.243 20.344 44c12.09 9.758 27.563 14.31 42.937 14.313c15.376.003 30.878-4.556 42.97-14.313c12.092-9.756 20.344-25.094 20.344-44v-1.843l-.688-1.688L86.97 130.28c23.946-3.003 80.866-8.54 115.5 1.532c23.064 6.71 36.151 20.345 43.436 31.97L210.78 354.468l21.407 30.31c-17.75 7.75-32.593 24.84-37.562 51.345c-56.076 6.195-95.47 20.74-95.47 37.688h311.876c0-16.947-39.392-31.493-95.467-37.688c-4.91-26.6-19.57-44.112-37.188-51.906l21-29.75L264 162.28c7.457-11.275 20.388-24.045 42.47-30.468c34.955-10.167 92.615-4.42 116.155-1.437l-50.875 134.75l-.625 1.594v1.717c0 18.897 8.253 34.243 20.344 44c12.09 9.758 27.593 14.31 42.967 14.313c15.375.003 30.877-4.556 42.97-14.313c12.09-9.756 20.343-25.094 20.343-44v-1.843l-.688-1.688L441 127.562l-.938-2.28l8.782-8.438l-15.594-14.25s-84.556 12.38-129.25 0s-49.53-49.5-49.53-49.5M77.53 156.656l44.22 108.375H36.594L77.53 156.657zm355.158 0l44.218 108.375H391.72l40.967-108.374z"/>`,"scroll-unfurled":`<path fill="currentColor" d="M103.432 17.844a87 87 0 0 0-3.348.08q-3.822.163-7.604.678c-20.167 2.747-39.158 13.667-52.324 33.67c-24.613 37.4 2.194 98.025 56.625 98.025c.536 0 1.058-.012 1.583-.022v.704h60.565c-10.758 31.994-30.298 66.596-52.448 101.43a283 283 0 0 0-6.29 10.406l34.878 35.733l-56.263 9.423c-32.728 85.966-27.42 182.074 48.277 182.074v-.002l9.31.066c23.83-.57 46.732-4.298 61.325-12.887c4.174-2.458 7.63-5.237 10.467-8.42h-32.446c-20.33 5.95-40.8-6.94-47.396-25.922c-8.956-25.77 7.52-52.36 31.867-60.452a55.6 55.6 0 0 1 17.565-2.834v-.406h178.33c-.57-44.403 16.35-90.125 49.184-126c23.955-26.176 42.03-60.624 51.3-94.846l-41.225-24.932l38.272-6.906l-43.37-25.807h-.005l.002-.002l.002.002l52.127-8.85c-5.232-39.134-28.84-68.113-77.37-68.113C341.14 32.26 222.11 35.29 149.34 28.496c-14.888-6.763-30.547-10.723-45.908-10.652m.464 18.703c13.137.043 27.407 3.804 41.247 10.63l.033-.07c4.667 4.735 8.542 9.737 11.68 14.985H82.92l10.574 14.78c10.608 14.83 19.803 31.99 21.09 42.024c.643 5.017-.11 7.167-1.814 8.836c-1.705 1.67-6.228 3.875-15.99 3.875c-40.587 0-56.878-44.952-41.012-69.06C66.238 46.64 79.582 39.22 95.002 37.12a64 64 0 0 1 8.894-.573M118.5 80.78h46.28c4.275 15.734 3.656 33.07-.544 51.51H131.52c1.9-5.027 2.268-10.574 1.6-15.77c-1.527-11.913-7.405-24.065-14.62-35.74m101.553 317.095c6.44 6.84 11.192 15.31 13.37 24.914c3.797 16.736 3.092 31.208-1.767 43.204c-4.526 11.175-12.576 19.79-22.29 26h237.19c14.448 0 24.887-5.678 32.2-14.318c7.312-8.64 11.2-20.514 10.705-32.352a47.7 47.7 0 0 0-2.407-13.18l-69.91-8.205l42.017-20.528c-8.32-3.442-18.64-5.537-31.375-5.537H220.053zm-42.668.506a37 37 0 0 0-3.457.153a34.8 34.8 0 0 0-7.824 1.63c-15.11 5.02-25.338 21.54-20.11 36.583c3.673 10.57 15.347 17.71 25.654 13.938l1.555-.57h43.354c.946-6.36.754-13.882-1.358-23.192c-3.71-16.358-20.543-28.483-37.815-28.54z"/>`,"sea-serpent":`<path fill="currentColor" d="m220 16.125l12.688 39.438l-75.75-31.157l22.843 35.5l-62.31-8.062l20.25 18.375C85.836 87.854 40.9 132.144 31.47 182.5c-13.072 69.79 13.156 136.212 83.56 174.344c28.93 15.672 67.963 44.2 69.626 74.625c1.576 28.818-16.452 47.193-38.437 62.25h141.5c10.595-26.14 15.644-50.77 12.81-74.5c-7.014-58.812-61.562-108.4-122.56-133.126c-31.615-12.813-67.4-25.374-59.595-84.125c7.474-56.25 65.42-77.176 104.78-65.126l175.064 174.47l11.217-11.283l.125.158l29.75-27.032l-46.812 6.094l-11.344-11.344l27.188-24.656l-45.938 5.97l-13-12.97l27.75-25.22l-46.906 6.095l.25.313l-13.844-13.813L341 181.562l-41.156 5.313l-32.906-32.813c-9.38-17.193-4.68-25.8 5.468-28.28c3.945 12.708 14.1 23.23 27.813 26.906c14.044 3.763 28.41-.562 38.186-10.063l10.938 29.438l6.72-26.094l21.405 5.718l14.155 38.093l8.28-32.06l20.908 5.593L436.5 205.53l9.188-35.56l16 4.28l15.656 42.156l9.156-35.5l.22.063l5.28-19.782l-23.97-27.47l-119.56-32.03c-4.09-12.39-14.137-22.582-27.595-26.188a39.4 39.4 0 0 0-7.938-1.28c-4.957-.29-9.84.372-14.437 1.843L220 16.124zm89.938 76.688a21 21 0 0 1 1.843.03c1.418.09 2.85.336 4.283.72c11.452 3.068 18.1 14.578 15.03 26.03c-3.067 11.45-14.61 18.1-26.062 15.032c-11.452-3.07-18.098-14.58-15.03-26.03c2.517-9.394 10.746-15.563 19.938-15.782z"/>`,shield:`<path fill="currentColor" d="M256 16c25 24 100 72 150 72v96c0 96-75 240-150 312c-75-72-150-216-150-312V88c50 0 125-48 150-72"/>`,shouting:`<path fill="currentColor" d="M256.813 34.094c-32.67 0-62.826 19.624-85.375 53.125c-22.55 33.5-36.844 80.558-36.844 132.686s14.294 99.187 36.844 132.688s52.705 53.125 85.375 53.125s62.825-19.626 85.375-53.126s36.875-80.56 36.875-132.688s-14.326-99.187-36.875-132.687c-22.55-33.502-52.706-53.126-85.375-53.126zM64.405 127.47c-37.863 55.188-52.23 125.55-33.562 195.218c23.816 88.89 95.022 152.122 179.25 170.25C145.894 460.577 90.12 390.486 65.874 300c-16.337-60.975-15.608-121.328-1.468-172.53zm384.813 0c14.14 51.202 14.836 111.555-1.5 172.53c-24.246 90.486-79.988 160.578-144.19 192.938c84.23-18.128 155.403-81.36 179.22-170.25c18.668-69.668 4.332-140.03-33.53-195.22zM118.5 167.78c-27.588 40.212-38.04 91.49-24.438 142.25c17.355 64.767 69.225 110.823 130.594 124.033C177.88 410.485 137.26 359.43 119.594 293.5c-11.905-44.428-11.397-88.41-1.094-125.72m276.594 0c10.303 37.31 10.81 81.292-1.094 125.72c-17.666 65.93-58.285 116.985-105.063 140.563c61.37-13.21 113.24-59.266 130.594-124.032c13.603-50.76 3.152-102.038-24.436-142.25zm-197.813 2.095c20.065-.2 38.86 8.59 52 25.313l-14.718 11.53c-16.02-20.384-38.817-24.964-64.625-10.312l-9.218-16.25c12.02-6.824 24.523-10.16 36.56-10.28zm117.157.53c.625-.01 1.25-.005 1.875 0c12.04.122 24.543 3.49 36.563 10.314l-9.22 16.25c-25.806-14.653-48.603-10.103-64.624 10.28l-14.686-11.53c12.73-16.2 30.74-24.965 50.094-25.314zm-57.625 66.69c42.196 0 76.375 34.21 76.375 76.405c0 42.193-34.18 76.375-76.375 76.375s-76.406-34.18-76.406-76.375s34.21-76.406 76.406-76.406z"/>`,spears:`<path fill="currentColor" d="m433.877 19.855l-78.62 158.668l47.82 53.934l-15.673 260.824h38.79l15.697-261.233l51.04-45.25l-59.053-166.942zm-130.48 20.598L216.073 152.55l28.397 49.186l-28.616 106.387l-.102-.176l-9.545 35.62l.076.134l-40.234 149.58h32.68l29.676-111.186l.026.045l9.527-35.556l-.054-.09L274.56 209.15l48.415-27.95L303.4 40.452h-.002zM111.632 153.21l14.48 116.54l44.42 11.904L193 320.648l9.555-35.66l-9.256-16.1l12.022-44.87l-93.69-70.81zm-49.357 74.31l-42.68 79.31l23.57 28.455L30.786 493.28h18.746L61.83 336.26l27.608-22.865zh-.002zm257.06 10.878l-22.354 87.248l29.686 21.932L345.04 493.28h18.84l-18.823-149.235l21.293-28.824zm175.103 28.614l-40.108 226.27h18.98l21.128-119.188zm-339.903 38.886l-55.35 71.05l18.618 32.247l-20.41 84.086h19.233l19.51-80.385l30.81-17.788l-12.408-89.21h-.002zm96.623 63.645l-9.517 35.516l50.837 88.22h29.8z"/>`,"stone-wall":`<path fill="currentColor" d="m18.08 23l.1 18H494V23zM254.3 54.93L133 61.6l30.1 68.5l98.1-3.6zm115.9.28l-92.9.53l3 71.96l96.8-.9zM18.23 56.43l.35 74.67l72.27-2.4l24.35-72.27zM393 64.24l-.5 47.16l15.7 21.5l85.8-6.3V64.93zM120.8 84.68l-17.6 49.82l41.1-1l-8.2-34.02zm354.7 56.02l-4 75.5l22.5-.6v-74.9zm-25.7 3.5l-97.3 10.7L346 219l110.7-3.2zm-243.8.7l-4 75.5l126.1-3.9l7-71.1zm-145.33 2.7l-3.9 75.5l126.13-3.9l-6.9-71.6zm-42 1.5l.33 72.4l24.77-.8l-6.9-71.6zm278.93 84.3L276 277.2l2.1 42l128.7-1.9l-7.6-79.7zm-40.2 1.4l-127.2 6l8 69.5l124.7 6.6zm236.6 3.1l-66.5 2.9l-7.5 75.8l74-5.2zm-474.89 7l.31 65.8l100.78-3.1l-6.9-62.7zm470.29 81.2l-115.9 10.5l-3.3 65l121.5-3.5zm-422.36 4.1l-47.52 2l.34 72.9l51.1-1.3zm17.84 0l3.98 68.5l138.64 9.6l-3-78.1zm161.22 4.3l-5.5 69l107.5 5.4l-1-73.5zm185.4 81.1l-4 75.5l66.5-.6v-73.8zm-9.8 1.2l-39 3.6l27.4 28zm-399.46 1.8l-2.13 40.6l.16 34.8H145.4v-68.9l-46.56-2.5l-18.4 14L68.56 421zm247.96.3l-111.3 1.5l3.5 72.5l114.7-2.4zm101.2 4.3l-72.2 5.9l-8.9 62.1l125.6.6l-6.2-27z"/>`,swordman:`<path fill="currentColor" d="M467.838 35.848c-53.208 3.518-101.284 8.091-139.14 50.18c9.869 29.563 26.168 65.884 46.613 95.234c20.504 29.436 44.758 50.59 68.61 53.297c35.265-33.057 53.699-112.599 23.917-198.711M189.8 46.02a70.936 54.43 66.039 0 0-15.987 3.638a70.936 54.43 66.039 0 0-20.931 86.928a70.936 54.43 66.039 0 0 51.62 45.443c2.392 57.507-19.428 43.883-70.534 73.606l15.888 31.69c35.566-13.731 51.844-19.703 69.27-44.317c32.586 93.92-1.874 157.236-23.688 247.078l33.711 4.916c23.698-57.247 55.114-122.355 62.438-181.422c48.937 51.134 77.498 114.641 114.65 169.143l35.82-14.75c-45.81-80.724-65.633-128.371-150.591-262.19c26.819-.194 49.826-6.592 70.683-15.422c-7.036-10.105-13.565-20.882-19.529-31.886c-28.223 12.083-59.028 16.997-90.14.855a70.936 54.43 66.039 0 0-.118-66.955A70.936 54.43 66.039 0 0 189.8 46.02M15.47 87.309l3.287 34.09l52.6 107.77l21.568-10.526l-52.383-107.325l-25.072-24.01zm97.066 139.566L65.78 249.697l3.137 18.496l56.271-27.464zm2.318 36.701l-21.568 10.528l16.668 34.15l21.568-10.527l-16.668-34.15z"/>`,table:`<path fill="currentColor" d="M41 265v30h430v-30zm39 48v158.066h32V313zm320 0v158.066h32V313z"/>`,"thor-hammer":`<path fill="currentColor" d="m266.033 32.42l-85.238 85.238v19.799L285.832 32.42zm41.528 3.728L184.523 159.186l168.291 168.29L475.852 204.44L307.56 36.15zm172.02 190.02L374.542 331.205h19.799l85.238-85.238v-19.799zm-239.903 13.627l-9.9 9.9l32.527 32.528l9.9-9.9zm-22.627 22.627l-23.528 23.527h47.055zm-41.528 41.527l-27.255 27.256h65.054l27.256-27.256zm-45.255 45.256l-27.254 27.254h65.054l27.254-27.254zm-27.254 45.254l23.527 23.527l23.527-23.527zm-21.729 3.728l-9.898 9.899l32.527 32.527l9.898-9.898l-32.527-32.527zm-38.767 18.899l-7.504 22.512l37.388 37.388l22.512-7.504v-12.414L54.93 417.086z"/>`,"three-friends":`<path fill="currentColor" d="M389 40.84c18.5 0 35 18.79 35 44.03c0 25.33-16.5 44.03-35 44.03s-35-18.7-35-44.03c0-25.24 16.5-44.03 35-44.03m-132.9 0c18.4 0 35 18.79 35 44.03c0 25.33-16.6 44.03-35 44.03c-18.5 0-35.1-18.7-35.1-44.03c0-25.24 16.6-44.03 35.1-44.03m-133 0c18.5 0 35 18.79 35 44.03c0 25.33-16.5 44.03-35 44.03s-35.09-18.7-35.09-44.03c0-25.24 16.59-44.03 35.09-44.03m133 109.06c64 2 118 2 182.8 4.2c30.9 17.8 45.2 109 44.3 140.7l-17.6 17.7c-7.7-42.8-17.4-99.9-33.5-112.6v87.6l4.1 183.7H414l-16.7-184.7h-18l-16.7 184.7h-22.3l4.2-183.7l-8-88.5h-29.3l-7.2 88.2l4.2 183.7h-22.3l-16.8-184.7h-18l-16.8 184.7h-22.2l4.2-183.7L205 199h-29.3l-8 88.5l4.2 183.7h-22.3l-16.7-184.7h-18L98.01 471.2h-22.2l4.2-183.7v-87.6c-16.2 12.7-25.9 69.8-33.6 112.6l-17.6-17.7c-.9-31.7 13.5-122.9 44.3-140.7c64.99-2.2 118.99-2.2 182.99-4.2"/>`,"tower-flag":`<path fill="currentColor" d="M151 32v247h18V32zm247 9.574l-13.428 7.59c-31.626 17.876-61.492 12.267-93.138 4.356c-31.647-7.912-64.83-18.84-97.946-4.807L188 51.039v115.549l12.512-5.3c25.883-10.968 54.201-2.396 86.554 5.692s68.988 14.98 106.362-6.144l4.572-2.584zM73 297v67.271l32 32V487h302v-90.729l32-32V297h-46v39h-18v-39h-46v39h-18v-39h-46v39h-18v-39h-46v39h-18v-39h-46v39h-18v-39z"/>`,"treasure-map":`<path fill="currentColor" d="M227.4 34.7c-10.1 0-20.2.2-30.2.5l6.1 65.6l-61.1-62.5c-31.3 2.5-62.5 6.6-93.8 12.5l34.2 28.4l-48-.6c35.1 100.2 6.9 182.6-.3 292.1L130 476.5c10-1.3 19.9-2.4 29.6-3.3l21.5-42.2l18.6 28.8l41.5-33.5l.8 43c82.9-.2 157.7 9.1 235.7 7.9c-28.2-73-31.2-143.6-31.9-209.2l-33.3-19.1l32.7-33.9c-.4-21.3-1.3-42-3.6-61.9l-57.4.7l50.2-41.7c-3.8-15.5-9-30.4-16.1-44.7l-29.5-23.9C335 38 281.2 34.6 227.4 34.7m58.7 37c10.6 24.75 21.1 49.5 31.7 74.3c7.5-10.5 14.9-21 22.4-31.5c16 27.2 32 54.3 48 81.5l-16.2 9.5l-33.3-56.7l-42.5 59.4l-15.2-10.9l24-33.5l-21.9-51.5l-24.6 40.1l12 22.6l-16.5 8.8l-18.3-34.5l-24.8 58.2l-17.2-7.4l32.5-76.2l7.7-18c4.8 9.2 9.6 18.3 14.5 27.4c12.5-20.6 25.1-41.11 37.7-61.6M91.2 128c6.72 1.6 13.4 3.4 19.2 5.3c-2.1 5.9-4.1 11.8-6.2 17.6c-5.79-1.6-11.72-3.4-16.9-4.7c1.39-6 2.62-12.1 3.9-18.2m37.9 13.4c6.3 3.8 12 7.2 17 12.8L132.6 167c-4-3.7-8.6-7-12.8-9.4zm28.7 32.3c2.1 7.4 2.1 15.7 1.6 22.5l-18.5-2.4c.1-5.1.3-10-1-14.5zm-21.2 35.7l17.2 7.1c-3.3 6.6-5.1 12.7-8.6 17.8l-16.3-9c2.6-5.4 5.6-10.8 7.7-15.9m-16.5 34.1l17.7 6.1c-1.5 5.4-3 11.2-3.6 16.2l-18.6-2c1.3-7.5 2.1-14 4.5-20.3m207.8 17.4c8.5 1 14.6 3 21.7 7.1l-9.8 16c-4.1-2.8-9.4-3.8-13.5-4.5zm-21.2 1.5c1.1 6.1 2.5 12.2 3.9 18.3c-5.9 1.3-11.7 3.3-16.5 5.1l-6.8-17.4c6.7-2.4 13.5-4.7 19.4-6m-37.9 15.9l11 15.1c-5.6 4-11.8 7.8-16.8 10.6l-8.9-16.4c5.1-2.9 10.6-6.3 14.7-9.3M135.3 281c1.5 4.7 4.2 9.2 6.9 12.1l-13.8 12.6c-5.5-5.7-9.5-13.5-11.2-20.1zm230.3 3.3c3.5 6.4 6.8 12.7 8.7 19.1l-17.8 5.6c-2-5.4-4.3-10.8-6.8-14.8zm-127.4 10.9l6.9 17.3c-6.4 2.7-12.9 4.8-18.6 6.5l-5-18c5.9-1.6 11.3-3.8 16.7-5.8m-83.8 6.2c5.3 1.7 10.8 3.4 15.7 4.2c-1.2 6.1-2 12.3-2.8 18.5c-7-1-14.5-3.3-20.5-5.7zm50 3.5l2.8 18.5c-7.2 1.3-13.4 1.6-19.8 1.9l-.4-18.7c5.9-.2 11.6-.8 17.4-1.7m174.5 18c1 6.4 1.6 12.9 2.2 19.3l-18.7 1.5c-.4-6-.9-11.9-2-17.8zm-67.6 30.8c18.9 3.5 44.9 16.2 68.9 33.9c7.4-9.9 14.4-20.4 21.3-31.1l30.1 12.9c-4.7 12.3-15 25.6-28.6 37.2c17 16.2 30.9 34.5 37 53c-13.8-18.1-31.1-31.8-50.3-42.8c-23.4 15.8-52.7 25.9-79.6 20.4c22.9-4.4 40.6-16.6 55.8-32.6c-16.5-7.5-33.8-13.9-51.3-20.1z"/>`,troll:`<path fill="currentColor" d="M262 96.795c-60 0-115.84 16.07-162.48 43.67l7.37 91.17l14.2 3.62c8.8-73.35 65.57-130.12 134.08-130.11c70.35 0 128.32 59.86 134.68 136.06l10.15-2.59l8.64-106.89c-43.23-22.22-93.28-34.93-146.64-34.93m182 56.3l-6.13 75.85l42.73-10.9s-33.62 50.7-47.33 67.8L416.467 494H494V198.287a278.5 278.5 0 0 0-50-45.19zm-379.62 11.76A275.4 275.4 0 0 0 18 212.925V494h72.982L73.08 272.426c-10.5-13.69-17.82-24.71-18.23-25.31l-22.92-34.59l37.07 9.45zm289.48 15.14l5.95 36.85l-45.34-34.09l3.1 50.57l-44.33-42.07l-18.67 47.95l-23-46.95l-35.47 37.18l-7.1-47.18l-32.9 38.61l-6.82-27.52a146.6 146.6 0 0 0-13.43 61.73q.01 5.6.41 11.08c-4.51-7.39-8.18-12.65-8.18-12.65l-59.95-15.29s49.92 75.36 75.59 75.36a11.1 11.1 0 0 0 3.83-.65c11.98 27.99 32.37 50.62 57.46 63.73c9.07-36.31 28.51-88.87 34-103.46c-2.4-2.87-6.08-4.86-10.51-6.16c-8.16-2.4-18.91-2.44-29-1.23c-9.92 1.19-19.21 3.57-24.77 6.09l-6.61-14.57c18.2-8.26 72.67-17.12 88.52 14.59c-12.02 21.91-39.79 124.66-40.28 129.91c-.72 7.73.73 13.13 4.58 17c6.87 6.91 22.09 9.55 44 7.62c23.31-2.05 32.18-7.39 36.24-10.71c9.6-7.86 1.97-28.56-.8-36.69c-2.26-6.63-5.03-14.12-7.53-20.84v-.08l-1-2.76c-18.86-50.56-26.54-75.59-15.44-86.28l.06-.06c7.02-6.68 31.78-28.17 55.53-23.82c11.9 2.22 21.22 10.18 27.72 23.76l-16.51 3.07c-3.84-6.36-8.47-10-14.08-11c-8.57-1.57-19.13 2.91-28.51 9.17a99.3 99.3 0 0 0-12.87 10.28c-.35.93-1.7 6.02 3.65 24.75c3.89 13.63 10.04 30.09 15.46 44.63c3.06 8.22 5.69 15.31 7.82 21.42c19.89-12.92 36.17-32.14 46.69-55.14c1.806 2.085 5.055 3.073 7.42 3.06c25.67 0 75.58-75.4 75.58-75.4l-59.96 15.28s-5.75 8.22-11.68 18.55a150.5 150.5 0 0 0 1.69-22.51a145 145 0 0 0-20.56-75.13m-151.67 96.35c9.58 0 17.35 8 17.35 8s-7.77 8-17.35 8s-17.35-8-17.35-8s7.77-8 17.35-8m115.76 0c9.58 0 17.35 8 17.35 8s-7.77 8-17.35 8s-17.35-8-17.35-8s7.77-8 17.35-8m-204.24 40.18L128.114 494H379.31l13.59-167.564c-8.47 5.71-16.13 8.52-23.36 8.71a143.2 143.2 0 0 1-49.95 51.838c1.11 4.44 1.35 13.33 1.35 14.83c-.07 18.13-4.34 36.21-54.52 40.63q-7.76.681-14.58.68c-19.67 0-33.54-4.28-42.17-13c-7.25-7.29-10.33-17.3-9.17-29.77c.21-2.27.57-4.81 1-7.55c-27.09-13-49.61-35.59-64.09-63.86c-7.28-1.49-15.06-5.54-23.7-12.42z"/>`,"two-coins":`<path fill="currentColor" d="M264.4 95.01c-35.6-.06-80.2 11.19-124.2 34.09C96.27 152 61.45 182 41.01 211.3c-20.45 29.2-25.98 56.4-15.92 75.8c10.07 19.3 35.53 30.4 71.22 30.4c35.69.1 80.29-11.2 124.19-34c44-22.9 78.8-53 99.2-82.2c20.5-29.2 25.9-56.4 15.9-75.8c-10.1-19.3-35.5-30.49-71.2-30.49m91.9 70.29c-3.5 15.3-11.1 31-21.8 46.3c-22.6 32.3-59.5 63.8-105.7 87.8c-46.2 24.1-93.1 36.2-132.5 36.2c-18.6 0-35.84-2.8-50.37-8.7l10.59 20.4c10.08 19.4 35.47 30.5 71.18 30.5c35.7 0 80.3-11.2 124.2-34.1c44-22.8 78.8-52.9 99.2-82.2c20.4-29.2 26-56.4 15.9-75.7zm28.8 16.8c11.2 26.7 2.2 59.2-19.2 89.7c-18.9 27.1-47.8 53.4-83.6 75.4c11.1 1.2 22.7 1.8 34.5 1.8c49.5 0 94.3-10.6 125.9-27.1c31.7-16.5 49.1-38.1 49.1-59.9s-17.4-43.4-49.1-59.9c-16.1-8.4-35.7-15.3-57.6-20m106.7 124.8c-10.2 11.9-24.2 22.4-40.7 31c-35 18.2-82.2 29.1-134.3 29.1c-21.2 0-41.6-1.8-60.7-5.2c-23.2 11.7-46.5 20.4-68.9 26.1c1.2.7 2.4 1.3 3.7 2c31.6 16.5 76.4 27.1 125.9 27.1s94.3-10.6 125.9-27.1c31.7-16.5 49.1-38.1 49.1-59.9z"/>`,"unlit-bomb":`<path fill="currentColor" d="M135.25 38.156c-16.082.46-32.345 7.235-46.47 17.407c-17.216 12.4-31.534 30.2-37.31 50.687c-5.78 20.488-1.95 44.032 16.155 63.406c14.573 15.595 19.996 29.328 20.563 40.5c.566 11.173-3.554 20.304-10.376 27.406c-13.643 14.206-37.278 17.995-50.5 6.094l-12.5 13.906c22.224 20.005 56.61 13.645 76.47-7.03c9.93-10.34 16.43-24.836 15.593-41.313s-8.83-34.407-25.594-52.345C67.18 141.782 65.16 126.6 69.47 111.312S85.484 80.97 99.72 70.72c14.233-10.253 30.704-15.365 43.218-13.44c9.566 1.474 17.565 6.055 23.062 17.44l15.938-9.19c-8.362-15.432-21.594-24.476-36.157-26.718a57 57 0 0 0-7.31-.656a62 62 0 0 0-3.22 0zM243.5 51.563l-120.125 69.374l24.906 43.157c15.03-18.11 33.446-33.898 55-46.344c20.615-11.903 42.444-19.803 64.595-23.938zm60.03 57.406c-1.026.01-2.065.034-3.092.06c-29.894.803-60.05 8.877-87.813 24.907c-88.84 51.298-119.255 164.55-68.03 253.282c51.222 88.73 164.505 119.013 253.343 67.717c88.837-51.295 119.223-164.55 68-253.28c-34.666-60.05-97.713-93.346-162.407-92.688z"/>`,"visored-helm":`<path fill="currentColor" d="M258.094 18.5c-74.34 0-138.073 62.498-156.188 148.438c52.758-7.697 102.23-22.044 153.938-45.094l4.125-1.813l3.967 2.064c49.424 25.667 97.648 41.026 150.657 46.406c-17.66-86.744-81.71-150-156.5-150zm1.28 122.156c-57.41 25.148-112.883 39.993-172.53 47c6.724 32.847 6.91 65.935-.5 98.938c89.29 41.602 231.648 43.154 340.594-.125c-10.762-32.516-11.727-65.66-1.188-98.408c-59.03-4.235-112.628-20.06-166.375-47.406zm-13.5 33.125h18.72v127.75h-18.72V173.78zm-58.78 11.19h18.687v101.655h-18.686V184.97zm115.72 0H321.5v101.655h-18.688V184.97zm-171.72 14.905h18.687v79.28h-18.686zm227.72 0H377.5v79.28h-18.688v-79.28zm38.748 116.75c-14.302 4.282-28.96 7.873-43.78 10.844l-19.22 64.06c26.114-17.337 48.002-43.31 63-74.905zm-277.53 2.875c13.95 28.257 33.448 51.85 56.562 68.53l-17.688-58.905c-13.397-2.61-26.387-5.826-38.875-9.625zm213.156 11.656c-51.63 8.175-104.745 8.588-153.72 1.438l20.845 69.5c18 8.52 37.49 13.187 57.78 13.187c18.588 0 36.507-3.92 53.22-11.124zm-195.5 47.156c-19.436 21.562-36.416 44.367-48.594 72.157c70.233-8.736 133.743 14.684 168.03 50.75c39.684-35.607 103.71-55.685 170.876-44.25c-15.08-29.372-33.32-51.982-53.938-74c-31.187 31.75-71.53 51-115.968 51c-46.568 0-88.65-21.142-120.406-55.658z"/>`,watchtower:`<path fill="currentColor" d="m256 32l-96 48h23v71h-32v50h30.945L155.36 440.244l-.653.477l.522.72l-4.175 37.566l-.994 8.945l17.89 1.99l.995-8.946L171.61 457h168.78l2.665 23.994l.994 8.945l17.89-1.99l-.995-8.944l-4.174-37.567l.523-.72l-.654-.476L330.054 201H361v-50h-32V80h23zm-48 64h32v48h-32zm64 0h32v48h-32zm-103 73h14v14h-14zm32 0h14v14h-14zm32 0h14v14h-14zm32 0h14v14h-14zm32 0h14v14h-14zm32 0h14v14h-14zm-113.328 32h80.656L256 236.848zm-16.65 9.283L240.33 247h-45.385l4.08-36.717zm113.955 0l4.08 36.717h-45.385zM192.945 265h31.383l-34.822 30.953l3.44-30.953zm58.477 0h9.156l51.75 46H199.672zm36.25 0h31.383l3.44 30.953L287.67 265zm-83.994 64h104.644L256 367.053zm-18.8 8.586L236.323 375h-55.6l4.157-37.414zm142.243 0L331.278 375h-55.6l51.444-37.414zM178.724 393h41.6l-45.26 32.914zm72.205 0h10.144l63.25 46H187.678l63.25-46zm40.75 0h41.6l3.658 32.914z"/>`,"water-drop":`<path fill="currentColor" d="M406.043 316c24.11 96.443-50.59 180-150 180s-174.405-82.38-150-180c15-60 90-150 150-300c60 150 135 240 150 300"/>`,well:`<path fill="currentColor" d="m86.236 28.564l-41.248 110h422.024l-41.248-110zm32.764 128v176.07c76.024 28.87 197.976 28.87 274 0v-176.07h-18v137.428c-7.16-3.66-15.96-6.65-26.307-9.236c-24.208-6.052-56.74-9.64-92.693-9.64c-7.85 0-15.526.18-23 .51c-.017-12.01.002-24.02.04-36.032l24.013-60.03H238.05L215 237.194v39.566c-19.528 1.612-37.125 4.354-51.693 7.996c-10.346 2.586-19.147 5.577-26.307 9.236V156.564zm89 23v16h4.266l6.4-16zm68.44 0l-25.6 64h17.867l25.602-64zm-196.44 23v18h21v-18zm75 0v18h42v-18zm149.492 0l-16.4 41H304v-23h53v-18zm106.508 0v18h12v80h57v-18h-39v-80zm-155 90.55c34.738 0 66.208 3.575 88.326 9.105c11.06 2.763 19.795 6.09 25.035 9.186c4.377 2.587 5.365 4.425 5.576 4.71c.04-.057.064-.074.064 0c0 .073-.023.055-.064 0c-.21.283-1.2 2.12-5.575 4.706c-5.24 3.098-13.975 6.425-25.034 9.19c-22.118 5.53-53.588 9.103-88.326 9.103s-66.208-3.574-88.326-9.103c-11.06-2.765-19.795-6.092-25.035-9.19c-4.377-2.586-5.365-4.423-5.576-4.707c-.04.056-.064.074-.064 0c0-.073.023-.056.064 0c.21-.284 1.2-2.122 5.575-4.71c5.24-3.096 13.975-6.422 25.034-9.186c12.965-3.243 29.16-5.805 47.326-7.376v28.72h18v-29.91c7.456-.347 15.138-.54 23-.54zm137 58.665c-32.96 11.616-71.95 18.42-112 20.417v27.45c40.88-2.024 80.4-9.035 112-21.038zm-274 .02v26.83c9.95 3.777 20.683 7.063 32 9.852V361.16c-11.143-2.664-21.856-5.785-32-9.36zm50 13.202v27.408c29.46 5.657 61.842 8.253 94 7.81v-27.447c-31.99.444-64.16-2.134-94-7.77zm224 32.777a303 303 0 0 1-16 5.146v25.158a254 254 0 0 0 16-5.46zm-274 .01v24.827c27.454 10.426 60.89 17.082 96 19.98v-25.44c-34.372-2.842-67.45-9.302-96-19.366zm240 9.837c-38.988 9.09-83.038 12.637-126 10.67v25.445c43.22 1.968 87.805-1.613 126-10.777zM119 441.78c1.642 9.154 8.428 17.585 16 21.704v-16.558a303 303 0 0 1-16-5.147zm274 .007c-12.8 4.513-26.5 8.312-40.834 11.373v19.73c16.52-4.255 40.596-15.226 40.834-31.103m-240 9.84v19.275c33.85 9.257 73.556 12.422 103 12.534c29.185 0 56.113-2.365 78.166-6.493v-20.37c-58.66 9.767-125.146 8.115-181.166-4.946"/>`,wheat:`<path fill="currentColor" d="M98.344 16.688C79.692 43.785 68.498 69.01 65.5 89.56l23.938 39.157l28.624-33.47c.868-21.213-5.49-48.677-19.718-78.563zM472.5 19.625C444.04 36.055 423.112 54 411.562 71.25l4.75 45.688L456.563 99c9.89-18.777 15.938-46.29 15.938-79.375zm-91.75 27.28c-10.153 21.036-16.8 40.84-20.156 58.314l18.375 57.686l19.78-34.25l-6.5-62.22h.03a277 277 0 0 0-11.53-19.53zM27.25 80.782c-.125 23.364 2.393 44.102 6.875 61.314L75.5 186.25l3.125-39.406L46 93.47l.03-.032a280 280 0 0 0-18.78-12.657zm132.844 10.532c-8.415 3.504-16.29 7.213-23.594 11.094l-39.25 45.97l-3.094 39.374l50.438-39.094c6.712-15.904 12.09-35.263 15.5-57.344m177.22 21.626c-24.024 58.09-16.16 97.86 7.873 108.5l21.157-36.625l-19.594-61.438a274 274 0 0 0-9.438-10.438zm146.03.218c-4.55-.028-8.97.084-13.28.28L414.935 138l-19.78 34.28l62.343-13.655c12.897-11.47 26.09-26.626 38.656-45.094c-4.358-.216-8.64-.348-12.812-.374zm-226.094 8.72c-23.24 23.238-38.832 46.003-45.53 65.655l16.436 42.907l34.22-27.75c4.695-20.704 3.436-48.856-5.126-80.812M16.406 159.06c3.28 62.77 27.482 95.31 53.75 94.594l3.344-42.22l-44.063-47a279 279 0 0 0-13.03-5.374zm143.22 11.375a272 272 0 0 0-18.5 4.563l-48.97 37.938l-3.312 41.75c26.492 7.51 57.16-20.567 70.78-84.25zm16.06 1.563c-4.36 22.935-5.65 43.762-4.374 61.5l32.688 51l10.22-38.188l-22.407-58.437h.03a277 277 0 0 0-16.155-15.875zm267.408 8.938l-60.563 13.218l-20.936 36.25c20.682 18.195 60.438 6.035 100.125-45.625a275 275 0 0 0-18.626-3.843m-138.688 25.53c-8.912 1.92-17.304 4.16-25.187 6.657l-46.97 38.03l-10.22 38.19l56.69-29.283c9.493-14.424 18.323-32.49 25.686-53.593zm155.125 25.063c-25.85 20.324-44.046 41.06-53.03 59.782l11.22 44.532l37.28-23.47c7.126-19.99 9.236-48.088 4.53-80.843zm-123.342 8.595c-34.435 77.573-59.394 159.06-62.97 253.03h18.72c3.558-90.792 27.573-169.428 61.312-245.436l-17.063-7.595zm-185.375 6.906c-8.173 62.347 9.714 98.713 35.687 102.75l10.97-40.874l-34.814-54.25a279 279 0 0 0-11.844-7.625zm221.75 24.532c-7.053 22.243-10.817 42.77-11.657 60.532l26.406 54.594L402 349.967l-15.28-60.687h.06c-4.3-5.848-9.033-11.76-14.217-17.717zm-302.47 1.532c-8.664 74.584-8.13 147.835 12.188 220.062h19.44c-20.877-70.772-21.764-143.02-13.064-217.906l-18.562-2.156zm219.47 11.094c-6.613.16-12.953.54-19.032 1.125L215.5 313.78l-10.844 40.408c24.69 12.23 59.938-9.82 84.906-70zm206.718 36.937c-9.072.844-17.664 2.052-25.78 3.594l-51.156 32.217l-14.688 36.657l59.75-22.313c11.14-13.193 22.055-30.075 31.875-50.155zm-157.31 22c-15.528 60.938-2.096 99.19 23.217 106.28l15.72-39.28l-28.094-58.03c-3.43-3-7.053-5.985-10.844-8.97zM183.25 368.72c-12.674 41.233-22.26 82.547-26.844 124.436h18.813c4.507-39.722 13.69-79.23 25.905-118.97l-17.875-5.467zm270 26.655l-58 21.688l-15.563 38.875c23.056 15.098 60.673-2.606 92.625-59.407a273 273 0 0 0-19.062-1.155zM356.5 469.03c-1.874 7.713-3.185 15.757-3.656 24.126h18.687c.45-6.686 1.55-13.206 3.126-19.687l-18.156-4.44z"/>`,"wolf-head":`<path fill="currentColor" d="M179.3 38.94C154.7 77.7 142.7 139.7 168.4 185.9l-16.3 9.2c-6.7-11.9-11.2-24.4-13.9-37.2c-34.5-6.3-69.42-7.5-104.98-2.1c34.07 10.1 52.77 23.7 76.68 46.7c-26.82 9.7-60.25 30.2-92.93 70.2c35.47-8.8 64.83-11.5 89.43-6.3c-36.94 22.5-64.06 56.1-88.34 114.1c35.9-17.2 64.89-18.8 102.94-18.8c-23.07 32.7-35.27 77.2-36.31 112.8c24.51-26 57.61-60.2 87.21-79c3 29.9 15 58.3 35.9 85.3c-.2-43.9 10.3-88.3 31.6-133.4c-18.8 9-32.4 18.1-49.9 29.3c6.2-27.9 12.4-55.8 18.7-83.7c-23.3 2.4-39 10-60.5 18.5c16.3-33.1 32.7-66.1 49.1-99.2l16.8 8.3l-28.4 57.4c18.4-4.4 28.7-4.1 45.7-1.3c-4.5 20.4-9 40.7-13.6 61c65.3-36.2 148.3-45.9 226.7-50c7.6-12.9 13.8-24.2 18.8-34.8l-6.3-24.4l-24.4 30.8l-7.8-27.5l-22.5 29.2l-7.5-26.1l-23.9 31.5l-7.7-28.2l-23.8 31.4l1.2-41.1l22.6-42.7l7.6 28.3l23.9-31.5l7.6 28.2l23.5-30l6.5 26.9l24.5-30.8l7.8 27.5l24.6-32c2.3-10.8 4.6-22.4 7.4-35.7c-55.5-3.7-106.3 4.8-154 9.8c-38-20.8-80.8-26.8-121.9-18.5c-13.6-29.69-27.2-59.38-40.9-89.06M325.5 158.3c-4.5 14.2-13 18.3-24.7 20.6c-16.1-4.4-28.3-15.5-34.4-30.2c20.4-3.8 42.4 3.4 59.1 9.6"/>`,"wolf-howl":`<path fill="currentColor" d="M255.563 22.094c-126.81 0-229.594 102.784-229.594 229.594c0 25.4 4.132 49.846 11.75 72.687c40.154-24.203 76.02-41.17 107.56-52.03c-35.752 5.615-66.405 23.66-109.843 4c31.552-27.765 87.682-65.842 138.532-71.658c26.58-21.615 68.113-43.962 89.655-37.28c30.492-26.873 67.982-61.093 108.125-85.75c10.667 16.156 17.124 35.94 12.563 57.874c-80.37 20.205-61.692 148.928 13.468 67.44c6.348 13.064 9.41 26.665 9.095 41.436c-32.675 33.83-66.97 63.026-101.938 87.906c.466 23.99-5.605 52.915-19 84.813c-5.635 13.42-7.33 36.406 22.875 53.97c101.14-24.012 176.375-114.924 176.375-223.408c0-126.81-102.815-229.593-229.625-229.593zm3.312 164.375c-17.835 2.22-32.794 9.046-45.844 18.968c12.083-.036 25.612 2.882 37.5 6.156c6.208-6.698 10.236-18.52 8.345-25.125z"/>`,"woman-elf-face":`<path fill="currentColor" d="M256 41c-28.25 0-58.36 18.25-81.166 44.857a170 170 0 0 0-8.947 11.403L208 69.184l23.127 15.418c.506-6.936 2.568-13.312 6.07-18.565C241.265 59.937 247.934 55 256 55s14.735 4.936 18.803 11.037c3.502 5.253 5.564 11.63 6.07 18.565L304 69.184l42.113 28.076a171 171 0 0 0-8.947-11.403C314.36 59.25 284.25 41 256 41m0 32c-.77 0-2.103.436-3.826 3.02C250.45 78.608 249 82.995 249 88c0 3.83.85 7.29 2.02 9.865l4.98 3.32l4.98-3.32C262.15 95.29 263 91.83 263 88c0-5.006-1.45-9.393-3.174-11.98C258.103 73.437 256.77 73 256 73m-48 17.816l-28.623 19.08l5.336 1.067c16.922 2.09 36.528 3.426 56.605 3.867a27.8 27.8 0 0 1-3.7-4.268zm96 0l-29.617 19.747a28 28 0 0 1-3.7 4.267c20.077-.442 39.685-1.777 56.608-3.867l5.333-1.067zM32 112c33.318 33.318 58.914 89.742 71.463 126.506c3.176-25.792 7.433-52.057 12.54-74.658a521 521 0 0 1 3.585-14.922C98.66 132.53 44.818 112 32 112m448 0c-12.818 0-66.66 20.53-87.588 36.926a518 518 0 0 1 3.584 14.922c5.108 22.6 9.365 48.866 12.54 74.658C421.087 201.742 446.683 145.318 480 112m-331.47 10.086c-4.642 8.756-10.375 25.398-14.97 45.73c-5.475 24.23-10.06 53.44-13.257 81.444c-2.72 23.812-4.36 46.505-4.832 64.775c6.863-23.28 15.328-51.522 26.116-79.943c14.948-39.38 33.48-78.513 59.758-101.444l-52.813-10.562zm214.94 0l-52.814 10.562c26.277 22.93 44.81 62.063 59.758 101.444c10.788 28.42 19.253 56.664 26.115 79.943c-.474-18.27-2.114-40.963-4.833-64.775c-3.197-28.003-7.782-57.213-13.258-81.444c-4.595-20.332-10.328-36.974-14.97-45.73zm-128.755 10.62l-6.69 3.345c-6.37 3.187-12.575 8.02-18.574 14.118c6.667.82 12.99 2.112 18.59 3.863c8.714 2.728 16.785 5.412 20.364 14.75l-16.808 6.44c.716 1.868-2.263-1.923-8.932-4.01c-6.67-2.085-15.925-3.606-25.332-3.99c-.636-.025-1.273-.033-1.91-.048c-3.23 4.555-6.38 9.44-9.442 14.596c4.823-1.175 9.422-1.768 14.02-1.768c12 0 24 4 40 12c0 16-16 32-32 32c-9.86 0-25.784-6.078-36.563-14.484c-4.653 9.97-9.01 20.393-13.023 30.964a689 689 0 0 0-6.662 18.38c9.174 24.796 21.778 46.163 35.352 63.615c13.475 17.326 27.913 30.755 40.576 39.666C240.342 371.05 251.75 375 256 375s15.658-3.95 28.32-12.86s27.1-22.34 40.576-39.665c13.574-17.452 26.178-38.82 35.352-63.614a689 689 0 0 0-6.662-18.38c-4.013-10.57-8.37-20.995-13.024-30.964C329.784 217.922 313.86 224 304 224c-16 0-32-16-32-32c16-8 28-12 40-12c4.598 0 9.197.593 14.02 1.768c-3.043-5.124-6.173-9.98-9.383-14.512c-9.19.424-18.187 1.915-24.707 3.955c-6.67 2.087-9.648 5.878-8.932 4.01l-16.81-6.44c3.58-9.338 11.653-12.022 20.37-14.75c4.95-1.548 10.476-2.728 16.296-3.55c-6.093-6.248-12.4-11.19-18.88-14.43l-6.69-3.345a765 765 0 0 1-42.569 0M200 192a8 8 0 0 0-8 8a8 8 0 0 0 8 8a8 8 0 0 0 8-8a8 8 0 0 0-8-8m111.648 0a8 8 0 0 0-8 8a8 8 0 0 0 8 8a8 8 0 0 0 8-8a8 8 0 0 0-8-8M240 256l16 4.098L272 256c0 16-16 16-16 16s-16 0-16-16m-96.836 28.87c-4.49 14.25-8.274 27.123-11.822 39.16c-9.37 62.528-29.578 99.06-52.65 146.353c4.716-.48 9.643-1.316 14.462-2.922c10.293-3.43 19.87-9.632 26.795-23.485l8.05-16.1l8.05 16.1c7.835 15.668 12.134 21.143 14.272 22.773c1.07.815 1.84 1.144 3.942 1.793c.25.08.683.214.984.308c12.907-29.755 25.753-81.982 27.535-123.414a245 245 0 0 1-9.887-11.91c-10.863-13.966-21.126-30.27-29.732-48.655zm225.672 0c-8.606 18.385-18.87 34.688-29.732 48.655a246 246 0 0 1-9.887 11.91c1.824 42.395 15.232 96.096 28.435 125.454c.942-.053 1.702-.12 2.155-.21c1.098-.223.9-.08 1.836-1.022c1.873-1.886 6.306-9.683 14.306-25.683l8.05-16.1l8.05 16.1c6.927 13.853 16.503 20.055 26.796 23.486c5.303 1.77 10.72 2.63 15.857 3.073c-17.65-45.806-38.75-79.5-50.51-134.562c-4.353-14.547-9.39-32.163-15.357-51.1zM240 288s16 0 16 6.693C256 288 272 288 272 288c16 0 32 16 48 16c0 0-28.9 29.78-48 32c-5.653.657-16-5.96-16-5.96s-10.347 6.617-16 5.96c-19.1-2.22-48-32-48-32c16 0 32.012-15.997 48-16m-40.482 74.475c-.435 4.7-.954 9.44-1.58 14.207l1.55 2.326l25.91 38.865l24.24-24.236l1.048-1.05c-10.23-1.496-21.165-7.142-33.366-15.728c-5.783-4.07-11.77-8.882-17.802-14.385zm112.964 0c-6.033 5.503-12.02 10.314-17.802 14.384c-12.2 8.585-23.134 14.23-33.364 15.728l25.286 25.285l25.91-38.865l1.55-2.326a374 374 0 0 1-1.58-14.207zm-118.82 40.242c-4.95 25.17-12.022 49.39-19.78 68.283h70.358l-28.166-35.072l-22.412-33.21zm124.676 0l-22.412 33.21L267.76 471h70.36c-7.76-18.893-14.83-43.113-19.782-68.283M256 412.727l-19.88 19.882L256 456.942l19.88-24.334z"/>`,"wooden-chair":`<path fill="currentColor" d="M256 27.12c-44.3 0-88.4 3.36-119 9.99v63.79h238V37.11c-30.6-6.63-74.7-9.99-119-9.99m-91.6 91.78l15.8 132q8.7-.45 18-.9l-15.7-131.1zm82.5 0l-1.6 130h18l1.6-130zm82.6 0L313.8 250q9.3.45 18 .9l15.8-132zm-73.5 148c-31.8 0-63.6 1-89.3 3c-12.8 1-24.1 2.2-33 3.6c-5.4.9-9.5 1.9-12.7 2.8v32.6h270v-32.6c-3.2-.9-7.3-1.9-12.7-2.8c-8.9-1.4-20.2-2.6-33-3.6c-25.7-2-57.5-3-89.3-3m-103 60v158h30v-158zm176 0v158h30v-158zm-128 64v16h110v-16z"/>`,"yin-yang":`<path fill="currentColor" d="M256 23C127.424 23 23 127.424 23 256s104.424 233 233 233s233-104.424 233-233S384.576 23 256 23m-6.094 18.09C128.036 47.807 130.066 256 256 256c125.215 0 127.935 205.872 8.168 214.83c-2.71.1-5.432.17-8.168.17c-118.848 0-215-96.152-215-215c0-116.81 92.883-211.69 208.906-214.91M256 103c22.537 0 41 18.463 41 41s-18.463 41-41 41s-41-18.463-41-41s18.463-41 41-41m0 224c-22.537 0-41 18.463-41 41s18.463 41 41 41s41-18.463 41-41s-18.463-41-41-41"/>`},Mn=c(`<symbol viewBox="0 0 512 512"></symbol>`),Nn=c(`<svg class="sprite svelte-1kil1bd" width="0" height="0" aria-hidden="true" focusable="false"><defs><linearGradient id="sheen" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".28"></stop><stop offset=".5" stop-color="#fff" stop-opacity="0"></stop><stop offset="1" stop-color="#000" stop-opacity=".22"></stop></linearGradient><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6" stroke="#20170f" stroke-opacity=".22" stroke-width="2"></path></pattern></defs><!></svg>`);function Pn(e){var t=Nn(),n=S(_(t));a(n,1,()=>Object.entries(jn),([e,t])=>e,(e,t)=>{var n=y(()=>ee(s(t),2));let r=()=>s(n)[0],i=()=>s(n)[1];var a=Mn();g(a,i,!0),w(a),l(()=>C(a,`id`,`i-${r()??``}`)),d(e,a)}),w(t),d(e,t)}var Fn=4e3,In=1e4,Q=new class{#e=N(ce([]));get list(){return s(this.#e)}set list(e){j(this.#e,e,!0)}#t=1;say(e,t=`news`){let n=this.#n({kind:t,text:e,stays:!1});setTimeout(()=>this.close(n),Fn)}offer(e,t,n){let r=this.#n({kind:`news`,text:e,stays:!1,offer:{label:t,take:()=>(this.close(r),n())}});setTimeout(()=>this.close(r),In)}refuse(e,t){this.list=this.list.filter(e=>!e.stays),this.#n(t?{kind:`bad`,text:e,reason:t,stays:!0}:{kind:`bad`,text:e,stays:!0})}close(e){this.list=this.list.filter(t=>t.id!==e)}clear(){this.list=this.list.filter(e=>!e.stays)}#n(e){let t=this.#t++;return this.list=[...this.list,{...e,id:t}].slice(-3),t}},Ln=new Set([`$$slots`,`$$events`,`$$legacy`,`main`,`small`,`quiet`,`href`,`keys`,`why`,`children`,`onclick`]),Rn=o(`<a><!></a>`),zn=o(`<kbd aria-hidden="true" class="svelte-1j8p21y"> </kbd>`),Bn=o(`<button><!> <!></button>`);function Vn(t,n){k(n,!0);let r=A(n,`main`,3,!1),i=A(n,`small`,3,!1),a=A(n,`quiet`,3,!1),o=ae(n,Ln);var s=p(),c=m(s),f=e=>{var t=Rn();let s;var c=_(t);de(c,()=>n.children),w(t),l(()=>{s=T(t,1,`button svelte-1j8p21y`,null,s,{main:r(),small:i(),quiet:a()}),C(t,`href`,n.href),C(t,`data-testid`,o[`data-testid`])}),d(e,t)},h=t=>{var s=Bn(),c=e=>{n.why===void 0?n.onclick?.(e):Q.say(n.why)};le(s,()=>({type:`button`,...o,class:`button`,"aria-disabled":n.why===void 0?o[`aria-disabled`]:`true`,title:n.why??n.title,onclick:c,[O]:{main:r(),small:i(),quiet:a(),off:n.why!==void 0}}),void 0,void 0,void 0,`svelte-1j8p21y`);var f=_(s);de(f,()=>n.children);var p=S(f,2),m=t=>{var r=zn(),i=e(r,!0);l(()=>u(i,n.keys)),d(t,r)};D(p,e=>{n.keys&&e(m)}),w(s),d(t,s)};D(c,e=>{n.href===void 0?e(h,-1):e(f)}),d(t,s),b()}var Hn=o(`<button type="button" class="rule svelte-1sk56j8"> </button>`);function Un(t,r){k(r,!0);var i=Hn(),a=e(i,!0);l(e=>{C(i,`title`,r.rule),u(a,e)},[()=>K(`rule-link`,{rule:r.title??r.rule})]),n(`click`,i,()=>Z.show(r.rule)),d(t,i),b()}pe([`click`]);var Wn=o(`<span class="term svelte-db7nfv"><!><b class="num"> </b> </span>`),Gn=o(`<p class="sum svelte-db7nfv"><b class="num"> </b> = <!></p>`);function Kn(t,n){k(n,!0);var r=Gn(),o=_(r),c=e(o,!0),f=S(o,2);a(f,17,()=>n.sum.terms,i,(t,n,r)=>{var i=Wn(),a=_(i),o=e=>{var t=h();t.nodeValue=` − `,d(e,t)},c=e=>{var t=h();t.nodeValue=` + `,d(e,t)};D(a,e=>{s(n).amount<0?e(o):r>0&&e(c,1)});var f=S(a),p=e(f,!0),m=S(f);w(i),l(e=>{u(p,e),u(m,` ${s(n).text??``}`)},[()=>Math.abs(s(n).amount)]),d(t,i)}),w(r),l(()=>u(c,n.sum.total)),d(t,r),b()}var qn=o(`<strong class="svelte-d8zspq"> </strong>`),Jn=o(`<div data-testid="toast"><div class="words svelte-d8zspq"><!> <!> <!></div> <!> <button type="button" class="close svelte-d8zspq"><!></button></div>`),Yn=o(`<div class="toasts svelte-d8zspq" role="status" aria-live="polite"></div>`);function Xn(t,r){k(r,!0);let i=N(16);M(()=>{if(Q.list.length===0)return;let e=document.querySelector(`[data-foot]`)?.getBoundingClientRect();j(i,e&&e.height>0?window.innerHeight-e.top+8:16,!0)});var o=Yn();let c;a(o,21,()=>Q.list,e=>e.id,(t,r)=>{var i=Jn(),a=_(i),o=_(a),c=t=>{var n=qn(),r=e(n,!0);l(e=>u(r,e),[()=>K(`toast-not-now`)]),d(t,n)};D(o,e=>{s(r).stays&&e(c)});var f=S(o),p=S(f),m=e=>{Kn(e,{get sum(){return s(r).reason.sum}})};D(p,e=>{s(r).reason?.sum&&e(m)});var g=S(p,2),v=e=>{Un(e,{get rule(){return s(r).reason.rule},get title(){return s(r).reason.rule_title}})};D(g,e=>{s(r).reason?.rule&&e(v)}),w(a);var y=S(a,2),b=e=>{Vn(e,{small:!0,get onclick(){return s(r).offer.take},children:(e,t)=>{x();var n=h();l(()=>u(n,s(r).offer.label)),d(e,n)},$$slots:{default:!0}})};D(y,e=>{s(r).offer&&e(b)});var E=S(y,2);un(_(E),{size:18,"aria-hidden":`true`}),w(E),w(i),l(e=>{T(i,1,`toast paper ${s(r).kind??``}`,`svelte-d8zspq`),u(f,` ${s(r).text??``} `),C(E,`aria-label`,e)},[()=>K(`frame-close`)]),n(`click`,E,()=>Q.close(s(r).id)),d(t,i)}),w(o),l(()=>c=E(o,``,c,{"--above":`${s(i)??``}px`})),d(t,o),b()}pe([`click`]);var Zn=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),Qn=function(e){return`/`+e},$n={},er=function(e){return e.pathname.endsWith(`.css`)},tr=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},$=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=Qn(t,n);let r=s(t),i=er(r);return tr($n,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Zn,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{t.addEventListener(`load`,e),t.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${r}`)))})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},nr=o(`<main id="main" class="paper lost svelte-1n46o8q"><p> </p> <p><a target="_self"> </a></p></main>`),rr=o(`<p class="hidden" role="status"> </p>`),ir=o(`<a class="skip" href="#main"> </a> <!> <!> <!> <!>`,1);function ar(n,i){k(i,!0);let a=[[/^\/$/,()=>$(()=>import(`./Home-Bw5J0ICI.js`),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24]))],[/^\/new\/([^/]+)$/,()=>$(()=>import(`./NewTable-BfedY_tc.js`),__vite__mapDeps([25,1,7,8,26,27,28,13,14,16,17,6,18,19,20,21,3,22,23,29,30])),`game`],[/^\/table\/([^/]+)$/,()=>$(()=>import(`./TablePage-BluO-NBA.js`),__vite__mapDeps([31,1,3,2,4,6,18,19,32,33,7,8,34,35,36,37,27,11,13,14,38,29,39,9,10,40,15,41,42])),`id`],[/^\/replay\/([^/]+)$/,()=>$(()=>import(`./Replay-DwAGI_qe.js`),__vite__mapDeps([43,1,3,2,4,6,18,19,32,7,8,44,45,14,39,33,9,10,35,40,15,38,29,41,46])),`id`],[/^\/learn(\/[^/]+\/[^/]+)?$/,()=>$(()=>import(`./Learn-C5efm8s4.js`),__vite__mapDeps([47,1,3,7,8,34,48,6,49,38,50]))],[/^\/rules\/([^/]+)$/,()=>$(()=>import(`./Rules-CoxTfExy.js`),__vite__mapDeps([51,1,7,8,52,27,14,53])),`game`],[/^\/cards$/,()=>$(()=>import(`./Cards-CIvxKE4r.js`),__vite__mapDeps([54,1,7,8,55,17,56,57,3,58,59,60,61,62,63,64,26,27,28,65,66,67,52,48,6,49,68]))],[/^\/cards\/signs$/,()=>$(()=>import(`./CardSigns-DGuxs7AY.js`),__vite__mapDeps([69,1,7,8,55,17,56,57,3,58,59,60,61,62,63,66,70]))],[/^\/cards\/([^/]+)$/,()=>$(()=>import(`./CardPage-BS5GDci_.js`),__vite__mapDeps([71,1,61,62,7,8,55,17,56,57,3,58,59,60,63,65,45,54,64,26,27,28,66,67,52,48,6,49,68,72])),`id`],[/^\/decks$/,()=>$(()=>import(`./Decks-1p_px2gG.js`),__vite__mapDeps([73,1,7,8,74,56,17,55,57,3,75,76,65,77,78,79,40,12,80,81,13,82]))],[/^\/decks\/new$/,()=>$(()=>import(`./NewDeck-CQ1UzouC.js`),__vite__mapDeps([83,1,7,8,74,56,17,55,57,3,76,65,84,85,13,86]))],[/^\/decks\/shared$/,()=>$(()=>import(`./SharedDeck-X3H16jGC.js`),__vite__mapDeps([87,1,7,8,74,56,17,55,57,3,76,65,88,66,89,77,80,81,13,90]))],[/^\/decks\/([^/]+)$/,()=>$(()=>import(`./Builder-IS3NVaVX.js`),__vite__mapDeps([91,1,7,8,55,17,56,57,3,74,58,59,60,61,62,63,64,26,27,28,65,66,67,52,37,76,88,89,77,78,79,84,85,11,92])),`id`],[/^\/credits$/,()=>$(()=>import(`./Credits-DMIcet_8.js`),__vite__mapDeps([93,1,18,6,19,7,8,94]))],[/^\/link\/([^/]+)$/,()=>$(()=>import(`./Link-r8z2uMxu.js`),__vite__mapDeps([95,1,7,8,48,6,49,13,96])),`token`]];async function o(e){for(let[t,n,r]of a){let i=t.exec(e);if(!i)continue;let a=r?{[r]:decodeURIComponent(i[1]??``)}:{};return{page:(await n()).default,props:a}}return{page:(await $(async()=>{let{default:e}=await import(`./NotFound-CI4feen7.js`);return{default:e}},__vite__mapDeps([97,1,7,8,48,6,49,98]))).default,props:{}}}let c=y(()=>o(Be.path));se(()=>{let e=[Be.start(),Se(),Ne()];return()=>e.forEach(e=>e())}),M(()=>xe({on:z.sound})),M(()=>{let e=document.documentElement;e.lang=z.language,e.dataset.theme=z.theme,e.style.setProperty(`--text`,String(z.text/100))});var h=ir(),g=m(h),v=e(g,!0),x=S(g,2);Pn(x,{});var T=S(x,2);t(T,()=>s(c),t=>{var n=rr(),r=e(n,!0);l(e=>u(r,e),[()=>K(`frame-loading`)]),d(t,n)},(e,t)=>{var n=p(),i=m(n);f(i,()=>s(t),e=>{var n=p(),i=m(n);r(i,()=>s(t).page,(e,n)=>{n(e,te(()=>s(t).props))}),d(e,n)}),d(e,n)},t=>{var n=nr(),r=_(n),i=e(r,!0),a=S(r,2),o=_(a),s=e(o,!0);w(a),w(n),l((e,t)=>{u(i,e),C(o,`href`,Be.path),u(s,t)},[()=>K(`frame-page-failed`),()=>K(`frame-again`)]),d(t,n)});var E=S(T,2);Xn(E,{}),An(S(E,2),{}),l(e=>u(v,e),[()=>K(`frame-skip`)]),d(n,h),b()}var or=document.getElementById(`app`);if(!or)throw Error(`index.html has no #app`);ne(ar,{target:or});export{Ae as C,Ce as E,De as S,Pe as T,Zt as _,Q as a,Be as b,yn as c,wn as d,gn as f,Qt as g,Jt as h,Vn as i,Tn as l,cn as m,Kn as n,jn as o,un as p,Un as r,Z as s,$ as t,En as u,Xt as v,je as w,z as x,K as y};