"""What is done to cards and players: the steps of a power (TCG-GENERAL-06)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tabard.core.language.clauses import Clause, Clauses
from tabard.core.language.kit import Phrase, capital
from tabard.core.language.terms import Term, is_list, terms
from tabard.core.language.vocabulary import Saying

from ... import content as c
from ...rules import steps as rules
from ...state import State, player_ref
from ..clauses import MOOD, acts, order
from ..compiling import Writer, amount, damage_types, done_to, nouns
from ..measures import linked, measure
from ..phrases import IT, MY_HERO, group, groups, player, someone
from ..powers import Do, Mod, Worth
from ..scene import Scene, damage, kind_words, kinds, printed_keywords, tag_key
from ..sorts import STEP, TYPE_WORDS, StepWord, is_word, word
from .groups import CHARACTERS

YOU, DEALT = Term("you"), Term("dealt")
NOTHING = Worth()


def kind(term: Term, card: int) -> bool:
    """It is good for whom it is done to."""
    return True


def unkind(term: Term, card: int) -> bool:
    return False


def plain(term: Term) -> list[Any]:
    """The arguments without the words that may be added anywhere."""
    return [a for a in term.args if a not in (Term("sure"), Term("random"), Term("magical"))]


def harms(value: Any) -> bool:
    """Whether an expression hurts, forbids or takes something."""
    for term in terms(value):
        if is_word("step", term.name) and word("step", term.name).harms:
            return True
        if is_word("change", term.name) and word("change", term.name).harms(term):
            return True
        if term == Term("controlled"):
            return True
    return False


def you(s: State, ctx: Any) -> tuple[int, ...]:
    return (player_ref(ctx.seat),)


def _amounts(value: Any) -> Any:
    """One amount, or one for each target in order."""
    if isinstance(value, Term) and value.name in ("all", "to_limit", "next"):
        return value.name
    return tuple(map(amount, value)) if is_list(value) else (amount(value),)


def add(name: str, shape: str, writes: Any, says: Saying, rule: str, **more: Any) -> None:
    made = {"worth": NOTHING, "helps": unkind, **more}
    STEP.add(name, StepWord(shape, says=says, rules=(rule,), writes=writes, **made))


to_characters = done_to(CHARACTERS, "heroes and allies")

# -- damage and healing ---------------------------------------------------------------------------


def _deal(w: Writer, term: Term) -> None:
    """TCG-ABILITY-03: by your hero, unless it says by whom."""
    n, types, whos = plain(term)
    by = term.get("by", MY_HERO)
    dealer = None if by == IT else w.aim(by)
    whose = w.aims(whos)
    w.do(term, whose, _amounts(n), (dealer, damage_types(types), term.has("sure")))


def _by_each(value: Any) -> Any:
    """Who is dealt the damage deals it: "its" measure is that of whoever deals it."""
    if is_list(value):
        return tuple(map(_by_each, value))
    if not isinstance(value, Term):
        return value
    if value == IT:
        return Term("dealer")
    return value._replace(args=tuple(map(_by_each, value.args)))


def _deal_said(s: Scene, term: Term, mood: str) -> Clauses:
    n, types, whos = plain(term)
    by = term.get("by", MY_HERO)
    sure = "yes" if term.has("sure") else "no"
    if is_list(n):
        return _in_order(s, term, mood, "deals", damage(s, types, n[0]))
    who, to = _from_to(s, by, whos, "to")
    reflexive = "yes" if by == IT or whos == by else "no"
    before, s.its = s.its, Term("dealer")
    if by == IT:
        n = _by_each(n)
    if isinstance(n, Term) and n.name == "either" and all(isinstance(x, int) for x in n.args[1:]):
        condition, more, less = n.args
        said = s.say("damage", n=less, kind=damage(s, types, less), sure=sure)
        made = acts(s, who, mood, "deals", damage=said, to=to)
        s.its = before
        instead = s.say("deals-instead", n=more)
        lead = f"{linked(s, condition, 'if')},"
        made.append(Clause(s.subject(who), instead, lead, True, mood=mood))
    elif _measured(n):
        own = "yes" if n.args[0] in (by, Term("dealer")) else "no"
        said, of = s.say("damage-equal", kind=damage(s, types), sure=sure), measure(s, n)
        args = {"damage": said, "to": to, "of": of, "own": own, "reflexive": reflexive}
        made = acts(s, who, mood, "deals-equal", **args)
    else:
        made = acts(s, who, mood, "deals", damage=_dealt(s, n, types, sure), to=to)
    s.its = before
    s.did("deal", whos)
    return made


def _measured(n: Any) -> bool:
    """What is as much as a number of one card."""
    return isinstance(n, Term) and n.name in ("atk", "cost") and n.args[0].name != "most"


def _dealt(s: Scene, n: Any, types: Any, sure: str) -> str:
    if n == DEALT:
        return s.say("damage-so-much", kind=damage(s, types, 2), sure=sure)
    shown = s.amount(n)
    return s.say("damage", n=shown, kind=damage(s, types, shown), sure=sure)


def _from_to(s: Scene, by: Any, whos: Any, case: str) -> tuple[Phrase, str]:
    """Who does it, and to whom; one who does it to themselves is named once."""
    many = whos if is_list(whos) else (whos,)
    if by == IT or many == (by,):
        who = someone(s, many[0])
        return who, s.behind(case, [s.itself(who)])
    first = someone(s, by) if by.name == "target" else None
    s.manner = "behind"
    named = [someone(s, x) for x in many]
    s.manner = ""
    return first or someone(s, by), s.behind(case, named)


def _in_order(s: Scene, term: Term, mood: str, key: str, kind: str) -> Clauses:
    """3 to the first, 2 to the second, …"""
    numbers, whos = plain(term)[0], plain(term)[-1]
    choose = order(s, "choose", mood, what=someone(s, whos), alone=True)
    who = someone(s, term.get("by", MY_HERO))
    parts = [
        s.say(f"{key}-part", n=n, kind=kind, place=s.say(f"place-{i}"), first=first)
        for i, n in enumerate(numbers)
        for first in ("no" if i else "yes",)
    ]
    after = "do" if mood == "may" else mood
    verb = s.say(f"{key}-in-order", who=who, mood=after)
    if term.name == "deal":
        s.did("deal", whos)
    return [*choose, Clause(s.subject(who), f"{verb} {s.listed(parts)}", mood=after)]


def _several(term: Term) -> Iterable[str]:
    """Lists of amounts are for as many targets; lists of persons need nobody to be picked."""
    yield from to_characters(term)
    given = plain(term)
    n, whos = given[0], given[-1]
    if is_list(n):
        most = whos.get("up_to", 0) if isinstance(whos, Term) else 0
        if len(n) != most or most > 5 or most < 2 or not all(isinstance(x, int) for x in n):
            yield "A list of numbers needs as many targets, from two to five: target(..., up_to=2)."
    if is_list(whos) and any(x.name in ("one", "picked_by", "those", "hurt") for x in whos):
        yield "A list names targets and groups: what is picked or was hurt stands alone."
    if is_list(whos) and len(set(whos)) < len(whos):
        yield "A list names everybody once."
    by = term.get("by")
    if isinstance(by, Term):
        if by == IT and (is_list(n) or is_list(whos)):
            yield "by=it is for one target or group."
        if by.get("up_to") is not None:
            yield "Only one deals the damage: leave out up_to=."


HURT = Worth(area=1.0, hurts=True)
add(
    "deal",
    "amount|list:number types who|list:who [sure] by=aimed|this|named_before",
    _deal,
    Saying(
        _deal_said,
        "deals mood who damage to",
        "damage n kind sure",
        "damage-so-much kind sure",
        "damage-equal kind sure",
        "deals-equal mood who damage to of own reflexive",
        "deals-part n kind place first",
        "place-{0,1,2,3,4}",
    ),
    "TCG-DAMAGE-13",
    worth=HURT,
    harms=True,
    brings=("done", "those", "hurt", "dealt", "dealer"),
    lends=("doing",),
    ahead=lambda term: ("it",) if any(t.name == "target" for t in terms(plain(term)[-1])) else (),
    refuses=_several,
)


def _heal(w: Writer, term: Term) -> None:
    n, whos = plain(term)
    w.do(term, w.aims(whos), _amounts(n))


def _heal_said(s: Scene, term: Term, mood: str) -> Clauses:
    n, whos = plain(term)
    if is_list(n):
        return _in_order(s, term, mood, "heals", "")
    who, source = _from_to(s, term.get("by", MY_HERO), whos, "from")
    if n == Term("all"):
        healed = s.say("healed-all")
    elif n == DEALT:
        healed = s.say("healed-so-much")
    else:
        healed = s.say("healed", n=s.amount(n))
    joins = s.last == "deal" and s.agent == s.subject(who)
    if who.person and whos == term.get("by", MY_HERO) and not joins:
        return order(s, "heal", mood, damage=healed, what=who)
    return acts(s, who, mood, "heals", damage=healed, source=source)


add(
    "heal",
    "amount|'all'|list:number who|list:who by=this",
    _heal,
    Saying(
        _heal_said,
        "heals mood who damage source",
        "do-heal mood damage what",
        "healed n",
        "healed-{all,so_much}",
        "heals-part n kind place first",
    ),
    "TCG-HEAL-01",
    does=rules.do_heal,
    worth=Worth(help=lambda s, x: 0.5 * s.damage[x]),
    helps=kind,
    brings=("done",),
    refuses=_several,
)


def _prevent(w: Writer, term: Term) -> None:
    n, whos = plain(term)
    made = Mod("prevent", None, c.MAGICAL if term.has("magical") else 0)
    whose = w.aims(whos)
    w.do(term, whose, _amounts(n), w.change(term, made))


def _prevent_said(s: Scene, term: Term, mood: str) -> Clauses:
    n, whos = plain(term)
    magical = "yes" if term.has("magical") else "no"
    key = "prevent-next" if n == Term("next") else "prevent"
    shown = 1 if n == Term("next") else s.amount(n)
    return order(s, key, mood, n=shown, magical=magical, what=someone(s, whos), alone=True)


add(
    "prevent",
    "amount|'next' who [magical]",
    _prevent,
    Saying(_prevent_said, "do-prevent mood n magical what", "do-prevent-next mood magical what n"),
    "TCG-PREVENT-05",
    does=rules.do_prevent,
    helps=kind,
    brings=("done",),
    refuses=to_characters,
)

# -- cards from and to the hand -------------------------------------------------------------------


def _hand(w: Writer, term: Term) -> None:
    n, *rest = plain(term)
    whose = w.aim_player(rest[0]) if rest else you
    w.do(term, whose, _amounts(n), term.has("random"))


def _hand_said(s: Scene, term: Term, mood: str) -> Clauses:
    """draw, discard and mill."""
    n, *rest = plain(term)
    who = rest[0] if rest else YOU
    if n in (Term("all"), Term("to_limit")):
        cards = s.say(f"cards-{n.name}", who="you" if who == YOU else "they")
    elif n == DEALT:
        cards = s.say("cards-for-each" if term.name == "discard" else "cards-so-many")
    else:
        cards = s.say("cards", n=s.amount(n))
    at_random = s.say("at-random") if term.has("random") else ""
    if who == YOU:
        join = "then" if term.name == "discard" else "and"
        return order(s, term.name, mood, cards=cards, random=at_random, join=join)
    return acts(s, someone_playing(s, who), mood, f"{term.name}s", cards=cards, random=at_random)


def someone_playing(s: Scene, who: Term) -> Phrase:
    return player(s, who)


CARDS_SAID = "cards n"
for _name, _shape, _does, _worth, _kind in (
    ("draw", "amount|'to_limit' player?", rules.do_draw, Worth(1.6), kind),
    ("discard", "amount|'all' player? [random]", None, NOTHING, unkind),
    ("mill", "amount player", rules.do_mill, NOTHING, unkind),
):
    add(
        _name,
        _shape,
        _hand,
        Saying(
            _hand_said,
            f"do-{_name} mood cards random",
            f"{_name}s mood who cards random",
            CARDS_SAID,
            "cards-{for_each,so_many}",
            "cards-{all,to_limit} who",
            "at-random",
        ),
        {"draw": "TCG-DRAW-01", "discard": "TCG-DISCARD-02", "mill": "TCG-DISCARD-01"}[_name],
        does=_does,
        worth=_worth,
        helps=_kind,
        brings=("done",),
    )

# -- cards that are moved or turned ---------------------------------------------------------------


def _move(w: Writer, term: Term) -> None:
    w.do(term, w.aim(term.args[0]))


def _move_said(s: Scene, term: Term, mood: str) -> Clauses:
    """Everything that is done to cards by one word: destroy, exhaust, ready …"""
    made = order(s, term.name, mood, what=someone(s, term.args[0], "all"))
    if term.name in LATER:
        s.did(term.name, term.args[0])
    return made


LATER = ("exhaust", "ready")
"""What it was done to can be spoken of afterwards."""
ROWS = ("resource", "quest", "location")


def moves(name: str, does: Any, rule: str, shape: str = "who", **more: Any) -> None:
    brings = ("done", "those") if name in LATER else ("done",)
    says = Saying(_move_said, f"do-{name} {MOOD}")
    add(name, shape, _move, says, rule, does=does, brings=brings, **more)


def _no_hero(term: Term) -> Iterable[str]:
    who = term.args[0]
    if who == MY_HERO or who.name == "hero_of" or {"hero", "char"} & set(nouns(who)):
        yield f"A hero stays in play: {term.name!r} is for other cards."


moves("destroy", rules.do_destroy, "TCG-DESTROY-01", worth=Worth(area=1.0), refuses=_no_hero)
moves("bounce", rules.do_bounce, "TCG-ZONE-10", worth=Worth(area=1.0), refuses=_no_hero)
moves(
    "remove",
    rules.do_remove,
    "TCG-ZONE-09",
    "who|buried_card",
    worth=Worth(area=1.0),
    refuses=_no_hero,
)
moves("exhaust", rules.do_exhaust, "TCG-READY-01", worth=Worth(area=0.3), harms=True)
moves(
    "ready",
    rules.do_ready,
    "TCG-READY-01",
    worth=Worth(help=lambda s, x: 2.0 * bool(s.exhausted[x])),
    helps=kind,
)
moves(
    "turn_down",
    rules.do_turn_down,
    "TCG-RESOURCE-05",
    refuses=done_to(ROWS, "cards of a resource row"),
)
moves(
    "interrupt",
    rules.do_interrupt,
    "TCG-INTERRUPT-01",
    "card_on_the_chain",
    worth=Worth(answers=True),
)


def _control_said(s: Scene, term: Term, mood: str) -> Clauses:
    return order(s, "control", mood, what=someone(s, term.args[0]))


add(
    "control",
    "who",
    _move,
    Saying(_control_said, f"do-control {MOOD}"),
    "TCG-CONTROL-05",
    does=rules.do_control,
    settles=True,
    brings=("done",),
    refuses=lambda term: (*done_to(("ally", "totem"), "allies")(term), *_no_hero(term)),
)


def _stay_said(s: Scene, term: Term, mood: str) -> Clauses:
    """The step before may have named them already."""
    who = term.args[0]
    if who.name == "each":
        form = group(s, groups(who.args[0]), "all").form
        before = s.done is not None and s.done[0] == "exhaust" and _same(s.done[1], who)
        what = s.pronoun(form) if before else someone(s, who, "bare")
    else:
        what = someone(s, who)
    return [Clause(s.subject(what), s.say("stays", who=what), alone=True)]


def _same(one: Any, other: Any) -> bool:
    """The same group, whoever is aimed at."""
    if not isinstance(one, Term) or one.name != "each":
        return False
    return nouns(one) == nouns(other) and _form(one) == _form(other)


def _form(value: Any) -> Any:
    if isinstance(value, Term) and value.name in ("target", "it"):
        return "player"
    if isinstance(value, Term):
        return value.name, tuple(map(_form, value.args))
    return value


add(
    "stay",
    "who",
    _move,
    Saying(_stay_said, "stays who"),
    "TCG-READY-01",
    does=rules.do_stay,
    brings=("done",),
)


def _put(w: Writer, term: Term) -> None:
    place = term.args[1].name
    if place == "deck":
        w.add(Do("shuffle_in", w.aim(term.args[0]), None, place))
    else:
        w.do(term, w.aim(term.args[0]), None, place)


def _put_said(s: Scene, term: Term, mood: str) -> Clauses:
    who, place = term.args
    s.manner = "moving"
    what = someone(s, who)
    s.manner = ""
    key = f"put-{place.name}"
    zone = who.get("at")
    if place.name == "play" and zone is not None and zone.name != "my_graveyard":
        key = "put-play-yours"
    return order(s, key, mood, what=what, alone=place.name == "deck")


def _put_refused(term: Term) -> Iterable[str]:
    who, place = term.args
    zone = who.get("at")
    if place.name in ("hand", "top", "deck") and zone not in (None, Term("my_graveyard")):
        yield "Only cards of your own graveyard go to your hand or deck: at=my_graveyard."
    if place.name == "play" and any(name in ("quest", "location", "card") for name in nouns(who)):
        yield "Only allies, abilities, totems and equipment are put into play."
    if place.name == "deck" and who.name == "self":
        yield "This card goes to the hand or on top of the deck."


add(
    "put",
    "buried_card|'self' 'hand'|'top'|'deck'|'play'",
    _put,
    Saying(_put_said, f"do-put-{{hand,top,deck,play,play-yours}} {MOOD}"),
    "TCG-ZONE-10",
    does=rules.do_put,
    worth=Worth(2.2),
    helps=kind,
    settles=True,
    brings=("done",),
    refuses=_put_refused,
)


def _counter(w: Writer, term: Term) -> None:
    w.do(term, w.aim(term.args[1]), None, term.args[0].name)


def _counter_said(s: Scene, term: Term, mood: str) -> Clauses:
    kind = s.say(f"a-counter-{term.args[0].name}")
    return order(s, "counter", mood, kind=kind, what=someone(s, term.args[1]))


add(
    "counter",
    "counter who",
    _counter,
    Saying(_counter_said, f"do-counter kind {MOOD}"),
    "TCG-COUNTER-01",
    does=rules.do_counter,
    helps=kind,
    brings=("done",),
)


def _token(w: Writer, term: Term) -> None:
    n = amount(term.args[1]) if len(term.args) > 1 else amount(1)
    w.do(term, None, n, c.TOKEN_NO[term.args[0]])


def _token_said(s: Scene, term: Term, mood: str) -> Clauses:
    name, n = term.args[0], term.args[1] if len(term.args) > 1 else 1
    number = c.TOKEN_NO[name]
    card = c.CARDS[number]
    called = card.name if card.name != " ".join(kinds(card)) else ""
    faction = s.noun(tag_key(card.faction)) if card.faction else None
    first = "unique" if card.unique else (faction or kind_words(s, card))[:1]
    args: dict[str, Any] = {
        "n": n,
        "a": "an" if first in tuple("AEIOU") else "a",
        "unique": "yes" if card.unique else "no",
        "faction": s.say("of-faction", faction=faction) if faction else "",
        "kind": kind_words(s, card),
        "named": s.say("named", name=called, form="fs" if n == 1 else "fp") if called else "",
        "has": ", ".join(_token_has(s, number)),
        "exhausted": "yes" if card.enters_exhausted else "no",
    }
    return order(s, "token", mood, **args)


def _token_has(around: Scene, number: int) -> Iterator[str]:
    """All that stands on it; once is enough where it makes its like."""
    s, card = Scene(around.language, number), c.CARDS[number]
    s.within = (*around.within, number)
    yield s.say("token-atk", n=card.atk, kind=attack_kind(s, card))
    yield s.say("stat-health", n=card.health)
    yield from printed_keywords(s, card)
    for power in card.powers if number not in around.within else ():
        yield s.say("quoted", text=capital(word("power", power.name).says(s, power)))


def attack_kind(s: Scene, card: c.Card) -> str:
    """The damage types around an ATK, as they stand beside the number."""
    names = [n for i, n in enumerate(TYPE_WORDS) if card.damage >> i & 1]
    return s.listed([s.say(f"kind-{name}") for name in names])


add(
    "token",
    "token_name few?",
    _token,
    Saying(
        _token_said, "do-token mood n a unique faction kind named has exhausted", "token-atk n kind"
    ),
    "TCG-TOKEN-01",
    does=rules.do_token,
    worth=Worth(3.0),
    settles=True,
    brings=("done",),
)
