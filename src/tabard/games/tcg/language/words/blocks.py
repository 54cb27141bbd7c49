"""Steps with cards nobody sees, changes that last, and steps made of steps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tabard.core.language.clauses import MAY, Clause, Clauses, block, led, sentences
from tabard.core.language.kit import Phrase
from tabard.core.language.terms import Term, terms
from tabard.core.language.vocabulary import Saying

from ... import content as c
from ...rules import steps as rules
from ..clauses import changes, may, order, steps, told
from ..compiling import Writer, amount, done_to, fits, test
from ..measures import linked
from ..phrases import IT, THAT, group, groups, someone
from ..powers import Do, Mod, Worth
from ..scene import Scene, coins
from ..sorts import DECREE, MODE_WORDS, MOMENT_WORDS, StepWord
from .groups import PLAYABLE_NOUNS
from .steps import NOTHING, YOU, add, harms, kind, someone_playing, to_characters, unkind, you

# -- decks and hands ------------------------------------------------------------------------------


def _search(w: Writer, term: Term) -> None:
    w.do(term, None, fits(term.args[0]), _to(term))


def _to(term: Term) -> str:
    return str(term.get("to", Term("hand")).name)


def _search_said(s: Scene, term: Term, mood: str) -> Clauses:
    what = group(s, groups(term.args[0]), "a", card=True)
    return order(s, f"search-{_to(term)}", mood, what=what, alone=True)


add(
    "search",
    "card_filter to='hand'|'row'",
    _search,
    Saying(_search_said, "do-search-{hand,row} mood what"),
    "TCG-SEARCH-01",
    worth=Worth(2.0),
)


def _reveal(w: Writer, term: Term) -> None:
    w.do(term, None, amount(term.args[0]), (fits(term.args[1]), term.get("rest") is not None))


def _reveal_said(s: Scene, term: Term, mood: str) -> Clauses:
    n, found = term.args
    if term.get("rest") is None:
        return order(s, "reveal-one", mood, what=group(s, groups(found), "a"), alone=True)
    what = group(s, groups(found), "a", card=True, after=s.say("revealed"))
    return order(s, "reveal", mood, n=n, what=what, alone=True)


def _reveal_refused(term: Term) -> Iterable[str]:
    if (term.args[0] == 1) == (term.get("rest") is not None):
        yield "One card is revealed without rest=, several with rest=bottom."


add(
    "reveal",
    "few card_filter rest='bottom'",
    _reveal,
    Saying(_reveal_said, "do-reveal-one mood what", "do-reveal mood n what", "revealed"),
    "TCG-SEARCH-04",
    worth=Worth(1.3),
    refuses=_reveal_refused,
)
add(
    "ramp",
    "",
    lambda w, term: w.do(term),
    Saying(lambda s, term, mood: order(s, "ramp", mood, alone=True), "do-ramp mood"),
    "TCG-PLACE-02",
    worth=Worth(1.5),
)


def _of_player(w: Writer, term: Term) -> None:
    w.do(term, w.aim_player(term.args[0]))


def _of_player_said(s: Scene, term: Term, mood: str) -> Clauses:
    """Looking into hands, plucking, reshuffling: of a player."""
    who = term.args[0]
    if who == YOU:
        return order(s, f"{term.name}-you", mood)
    return order(s, term.name, mood, what=someone_playing(s, who), alone=True)


def _not_yours(term: Term) -> Iterable[str]:
    if term.args == (YOU,):
        yield "You know your own hand."


for _name, _does, _rule, _more in (
    ("look_hand", rules.do_look, "TCG-ZONE-04", {"refuses": _not_yours, "brings": ("done",)}),
    ("pluck", None, "TCG-DISCARD-02", {"refuses": _not_yours}),
    ("reshuffle", None, "TCG-SEARCH-03", {"helps": kind}),
):
    _messages = [f"do-{_name} mood what"] + [f"do-{_name}-you mood"] * (_name == "reshuffle")
    add(
        _name,
        "player",
        _of_player,
        Saying(_of_player_said, *_messages),
        _rule,
        does=_does,
        **_more,
    )

# -- changes that last ----------------------------------------------------------------------------


def _redirect(w: Writer, term: Term) -> None:
    w.do(term, w.aim(term.args[0]), None, w.change(term, Mod("redirect")))


add(
    "redirect",
    "who",
    _redirect,
    Saying(
        lambda s, term, mood: told(s, "redirect", what=someone(s, term.args[0])), "do-redirect what"
    ),
    "TCG-REPLACE-05",
    does=rules.do_redirect,
    brings=("done",),
    refuses=lambda term: (
        ("Damage is redirected to one card.",)
        if term.args[0].name in ("each", "those", "hurt") or term.args[0].named
        else to_characters(term)
    ),
)


def _boost(w: Writer, term: Term) -> None:
    w.do(term, None, amount(term.args[0]), w.change(term, Mod("boost")))


add(
    "boost",
    "amount",
    _boost,
    Saying(lambda s, term, mood: told(s, "boost", n=s.amount(term.args[0])), "do-boost n"),
    "TCG-REPLACE-04",
    does=rules.do_boost,
    brings=("done",),
)


def _discount(w: Writer, term: Term) -> None:
    made = Mod("discount", arg=fits(term.args[0]))
    w.do(term, None, amount(term.args[1]), w.change(term, made))


def _discount_said(s: Scene, term: Term, mood: str) -> Clauses:
    what = group(s, groups(term.args[0]), "next")
    return told(s, "discount", what=what, n=coins(s.amount(term.args[1])))


add(
    "discount",
    "card_filter amount",
    _discount,
    Saying(_discount_said, "do-discount what n", "det-next form n behind"),
    "TCG-COST-09",
    does=rules.do_boost,
    brings=("done",),
    refuses=done_to(PLAYABLE_NOUNS, "cards that are played"),
)


def _give(w: Writer, term: Term) -> None:
    subject, *mods = term.args
    numbers = w.mods(tuple(mods), subject)
    combat = term.get("until") == Term("combat")
    group = subject.name == "each"
    whose = None
    if not group:  # the first target is aimed at first: `second` is another one
        whose = w.aim_player(subject) if subject == Term("opponents") else w.aim(subject)
    aimed = [w.aim(part.args[0]) for part in mods if part.name == "long_range_against"]
    against = aimed[0] if aimed else None
    if group:
        w.add(Do("group", against, numbers, combat, 0, rules.do_group, worth=GROUP_WORTH))
    else:
        w.do(term, whose, numbers, (combat, against))


def _give_said(s: Scene, term: Term, mood: str) -> Clauses:
    who, *mods = term.args
    if who == Term("opponents"):
        what = Phrase(s.noun("opponents"), "mp")
    else:
        what = someone(s, who, "bare" if who.name == "each" else "each")
    until = s.say(f"until-{term.get('until', Term('turn')).name}")
    return [Clause(s.subject(what), changes(s, who, what, mods, until), alone=True)]


def _give_refused(term: Term) -> Iterable[str]:
    who, *mods = term.args
    for mod in mods:
        if mod.name in ("power", "also") or mod == Term("lose", (Term("powers"),)):
            yield f"{mod.name!r} is for static powers, not for a turn."
    names = [mod for mod in mods if mod.name not in ("lose", "cant_attack", "cant", "resist")]
    if len({mod.name for mod in names}) < len(names) or len(set(mods)) < len(mods):
        yield "A change is named once."
    if who.name == "each":
        inside = [t for mod in mods if mod.name != "long_range_against" for t in terms(mod)]
        if IT in inside:
            yield "What a whole group gets is one number: it can't be that of each card (`it`)."
        if any(t.name == "of" for t in terms(who)):
            yield "A group that gets a change for a turn is yours, opposing, or anybody's."


GROUP_WORTH = Worth(lasts=0.5)
add(
    "give",
    "who mod|gift+ until='turn'|'combat'",
    _give,
    Saying(_give_said, "until-{turn,combat}", "has who what", "cant who verbs"),
    "TCG-MODIFIER-01",
    does=rules.do_give,
    worth=Worth(changes=True),
    helps=lambda term, card: not any(harms(part) for part in term.args[1:]),
    brings=("done",),
    inside=lambda term, have: have | {"it"},
    refuses=_give_refused,
)
DECREE.add(
    "give",
    StepWord(
        "'opponents' ban+ until='turn'|'combat'",
        says=Saying(_give_said, "opponents"),
        rules=("TCG-MODIFIER-01",),
        writes=_give,
        does=rules.do_give,
        worth=Worth(changes=True),
        helps=unkind,
        refuses=_give_refused,
    ),
)


# -- steps made of steps --------------------------------------------------------------------------


def _inner(s: Scene, rest: Any, mood: str) -> Clauses:
    return may(s, rest) if mood == MAY else steps(s, rest)


def _deeper(term: Term, have: set[str]) -> set[str]:
    """Modes are chosen as a power is announced: a choice does not stand inside a block."""
    return have - {"top"}


def _nested(term: Term) -> Iterable[str]:
    if any(part.name == "may" for part in term.args):
        yield "One `may` is enough."


def _may_said(s: Scene, term: Term, mood: str) -> Clauses:
    return may(s, term.args)


add(
    "may",
    "step+",
    lambda w, term: w.block("may", term.args),
    Saying(_may_said),
    "TCG-GENERAL-06",
    inside=_deeper,
    refuses=_nested,
)


def _if_done_said(s: Scene, term: Term, mood: str) -> Clauses:
    lead = s.say("if-dealt") if s.last == "deal" else s.kit("if-done")
    return led(lead, block(s, "in-that-case", _inner(s, term.args, mood)))


add(
    "if_done",
    "step+",
    lambda w, term: w.block("if_done", term.args),
    Saying(_if_done_said, "if-dealt"),
    "TCG-GENERAL-06",
    needs=("done",),
    inside=_deeper,
)


def _when_said(s: Scene, term: Term, mood: str) -> Clauses:
    condition, *rest = term.args
    lead = f"{linked(s, condition, 'if')},"
    return led(lead, block(s, "in-that-case", _inner(s, rest, mood)))


add(
    "when",
    "test step+",
    lambda w, term: w.block("when", term.args[1:], test(term.args[0])),
    Saying(_when_said),
    "TCG-GENERAL-06",
    inside=_deeper,
)


def _with_one(w: Writer, term: Term) -> None:
    w.pick(you, term.args[0])
    w.block("with_one", term.args[1:])


def _with_one_said(s: Scene, term: Term, mood: str) -> Clauses:
    inner, *rest = term.args
    found = groups(inner)
    choose = order(s, "choose", mood, what=group(s, found, "a"), alone=True)
    before, s.that = s.that, found
    made = [*choose, *steps(s, rest)]
    s.that = before
    return made


add(
    "with_one",
    "filter step+",
    _with_one,
    Saying(_with_one_said, "do-choose mood what"),
    "TCG-TARGET-11",
    inside=lambda term, have: _deeper(term, have) | {"that"},
)


def _later(w: Writer, term: Term) -> None:
    moment = term.args[0]
    whose = w.aim(moment.args[0]) if moment.args else None
    w.block("later", term.args[1:], MOMENT_WORDS[moment.name].number, whose)


def _later_said(s: Scene, term: Term, mood: str) -> Clauses:
    moment, *rest = term.args
    when = (
        MOMENT_WORDS[moment.name].says(s, moment) if moment.args else s.say(f"later-{moment.name}")
    )
    topic, it = s.topic, s.it
    if moment.args:
        unnamed = {IT: s.it, THAT: s.that}.get(moment.args[0], ()) is None
        s.topic = topic if unnamed else moment.args[0]  # an event of this card names itself
        s.it = it if s.topic == IT else s.that if s.topic == THAT else None
        made = led(when, block(s, "in-that-case", _inner(s, rest, mood)))
    else:
        s.it = None
        made = _inner(s, rest, mood)
        if len(made) == 1 and not made[0].lead:
            last = made[0]
            made = [last._replace(verb=f"{last.verb} {when}", alone=True)]
        else:
            made = led(f"{when},", block(s, "at-that-time", made))
    s.topic, s.it = topic, it
    return made


def _remembered(term: Term, have: set[str]) -> set[str]:
    """What is still known when the time has come."""
    if term.args[0].name == "destroyed":
        return have & {"host"} | {"it"}
    return have & {"host", "that"}


add(
    "later",
    "moment step+",
    _later,
    Saying(_later_said),
    "TCG-TRIGGER-10",
    inside=_remembered,
)


def _choose_said(s: Scene, term: Term, mood: str) -> Clauses:
    modes = []
    for mode in term.args:
        kept = s.it, s.player, s.done
        modes.append(sentences(s, steps(s, mode.args)).rstrip("."))
        s.it, s.player, s.done = kept
    first, *more = (m[:1].lower() + m[1:] for m in modes)
    parts = [first, *(s.say("or-mode", mode=mode) for mode in more)]
    return [Clause("", s.say("choose-one", modes=" ".join(parts)), alone=True)]


def _choose_refused(term: Term) -> Iterable[str]:
    if len(term.args) > c.MODE.size:
        yield f"There are {c.MODE.size} modes at most."
    if sum(inner.name == "choose" for inner in terms(term)) > 1:
        yield "A choice of choices is too much for a card."


add(
    "choose",
    "mode mode+",
    lambda w, term: w.choose(term.args),
    Saying(_choose_said, "choose-one modes", "or-mode mode"),
    "TCG-PLAY-12",
    needs=("aim", "top"),
    refuses=_choose_refused,
)
MODE_WORDS.add(
    "mode",
    StepWord(
        "step+",
        says=Saying(_choose_said),
        rules=("TCG-PLAY-12",),
        writes=lambda w, term: w.steps(term.args),
        worth=NOTHING,
        helps=unkind,
        apart=True,
    ),
)
