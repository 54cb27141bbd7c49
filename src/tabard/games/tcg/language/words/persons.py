"""Persons: the cards and players that a power speaks of, as refs."""

from __future__ import annotations

from collections.abc import Iterator

from tabard.core.errors import Impossible
from tabard.core.language.kit import Phrase
from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Saying
from tabard.core.words import Noun

from ...context import Context
from ...state import CHAIN, NOBODY, State, is_player, player_ref, ref, ref_seat, ref_slot, side
from .. import powers as pw
from ..compiling import Writer, each, fits, person, pool_of
from ..phrases import (
    attached,
    group,
    groups,
    picked_by,
    player,
    said_again,
    someone,
    target,
    that_one,
    those,
)
from ..powers import Spec, Who
from ..scene import Group, Scene, itself, your_hero
from ..sorts import (
    AIMED,
    AIMED_PLAYER,
    BURIED_WORDS,
    CHAINED,
    GIVEN,
    HOSTING,
    NAMED,
    PICKED,
    PLAYER_WORDS,
    THE_DEALER,
    THE_HOST,
    THIS,
    Person,
    word,
)

# -- targets --------------------------------------------------------------------------------------


def _spec(term: Term) -> Spec:
    described, zone, most = term.args[0], term.get("at"), term.get("up_to")
    return Spec(
        fits(described),
        pool_of(described),
        0 if most else 1,
        most or 1,
        "" if zone is None else zone.name,
        term.name == "second",
        -1,
        False,
    )


def _aimed(w: Writer | None, term: Term) -> Who:
    if w is None:
        raise Impossible("A target stands where none is chosen.")
    return w.spec(_spec(term))


def _player_aimed(w: Writer | None, term: Term) -> Who:
    if w is None:
        raise Impossible("A target stands where none is chosen.")
    opponent = term.args[0].name == "opponent"

    def fitting(s: State, ctx: Context, seat: int) -> bool:
        return not opponent or seat != ctx.seat

    return w.spec(Spec(fitting, "", 1, 1, term.args[0].name, False, -1, False))


def _target(s: Scene, who: Term, det: str = "") -> Phrase:
    return target(s, who)


def _target_player(s: Scene, who: Term, det: str = "") -> Phrase:
    found = (Group((who.args[0].name,)),)
    if s.player is None:
        s.player = found
    return group(s, found, "target")


AT = (
    "np det poss other tag side adj noun party after zone target",
    "target",
    "det-up_to n form behind",
)
ZONES = "zone-{my_graveyard,graveyard,its_graveyard} how"
AIM, RULES = ("aim",), ("TCG-TARGET-01",)


AIMED.add(
    "target",
    Person(
        "filter up_to=few",
        says=Saying(_target, *AT),
        rules=RULES,
        makes=_aimed,
        needs=AIM,
        brings=("it", "first"),
    ),
)
AIMED.add(
    "second",
    Person(
        "filter",
        says=Saying(_target, *AT, "another"),
        rules=("TCG-TARGET-08",),
        makes=_aimed,
        needs=(*AIM, "first"),
    ),
)
BURIED_WORDS.add(
    "target",
    Person(
        "card_filter up_to=few at=grave!",
        says=Saying(_target, *AT, ZONES, "card-of noun card"),
        rules=RULES,
        makes=_aimed,
        needs=AIM,
        lends=("graveyard",),
    ),
)
CHAINED.add(
    "target",
    Person(
        "card_filter at='chain'!",
        says=Saying(_target, *AT),
        rules=("TCG-INTERRUPT-01",),
        makes=_aimed,
        needs=AIM,
    ),
)
HOSTING.add(
    "target", Person("filter", says=Saying(_target, *AT), rules=("TCG-ATTACH-07",), makes=_aimed)
)
AIMED_PLAYER.add(
    "target",
    Person(
        "'player'|'opponent'",
        says=Saying(_target_player, "noun-player", "noun-opponent"),
        rules=RULES,
        makes=_player_aimed,
        needs=AIM,
        brings=("aimed_player",),
    ),
)

# -- groups and choices ---------------------------------------------------------------------------


def _each(w: Writer | None, term: Term) -> Who:
    """All of a group; `of(target(player), ...)` aims at the player."""
    described = term.args[0]
    if described.name == "of" and described.args[0].name == "target":
        whose = _player_aimed(w, described.args[0])
        inner, where = fits(described.args[1]), pool_of(described)
        return lambda s, ctx: tuple(
            ref(s, x)
            for x in pw.pool(s, where)
            if side(s, x) in pw.seats_of(s, whose(s, ctx)) and inner(s, ctx, x)
        )
    return each(described)


def _all_of(s: Scene, who: Term, det: str = "each") -> Phrase:
    return group(s, groups(who.args[0]), det)


def _one(w: Writer, term: Term) -> Who:
    return w.pick(lambda s, ctx: (player_ref(ctx.seat),), term.args[0])


def _one_said(s: Scene, who: Term, det: str = "") -> Phrase:
    return group(s, groups(who.args[0]), "a")


def _not_by_you(term: Term) -> Iterator[str]:
    if term.args[0] == Term("you"):
        yield "What you pick yourself is `one`."


def _picked(w: Writer, term: Term) -> Who:
    return w.pick(w.aim_player(term.args[0]), term.args[1])


def _those(s: State, ctx: Context) -> tuple[int, ...]:
    return ctx.those


PICKED.add(
    "each",
    Person(
        "filter|theirs",
        says=Saying(_all_of, "det-each", "det-all form"),
        rules=("TCG-TARGET-11",),
        makes=_each,
    ),
)
PICKED.add("one", Person("filter", says=Saying(_one_said), rules=("TCG-TARGET-11",), makes=_one))
PICKED.add(
    "picked_by",
    Person(
        "player mine",
        says=Saying(picked_by, "chooses who what", "their-party", "that that noun pron"),
        rules=("TCG-TARGET-11",),
        makes=_picked,
        refuses=_not_by_you,
    ),
)
PICKED.add(
    "those",
    Person(
        says=Saying(those, "those-{exhaust,ready,deal} form"),
        rules=("TCG-GENERAL-06",),
        makes=lambda w, term: _those,
        needs=("those",),
    ),
)
PICKED.add(
    "hurt",
    Person(
        says=Saying(those, "hurt-deal form"),
        rules=("TCG-DAMAGE-20",),
        makes=lambda w, term: _those,
        needs=("hurt",),
    ),
)


def _hero_of(w: Writer | None, term: Term) -> Who:
    inner = word_player(w, term.args[0])
    return lambda s, ctx: tuple(ref(s, s.heroes[ref_seat(r)]) for r in inner(s, ctx))


def word_player(w: Writer | None, term: Term) -> Who:
    made: Who = word("player", term.name).makes(w, term)
    return made


def _hero_said(s: Scene, who: Term, det: str = "") -> Phrase:
    whose = who.args[0]
    if whose.name == "controller" and s.topic is None and whose.args[0].name in ("it", "that"):
        return Phrase(s.noun("its-hero"))
    named = player(s, whose)
    return Phrase(Noun(s.say("hero-of", who=named), "l'" if s.language == "it" else ""))


def _not_you(term: Term) -> Iterator[str]:
    if term.args[0] == Term("you"):
        yield "Your own hero is `hero`."


PICKED.add(
    "hero_of",
    Person(
        "player",
        says=Saying(_hero_said, "its-hero", "hero-of who"),
        rules=("TCG-HERO-01",),
        makes=_hero_of,
        refuses=_not_you,
    ),
)


# -- those that need no choice --------------------------------------------------------------------


def _host(s: State, ctx: Context) -> tuple[int, ...]:
    """What it is attached to; on the chain, what it wants; once gone, what it was attached to
    (TCG-CHAIN-07)."""
    slot = ref_slot(ctx.source)
    if s.zone[slot] == CHAIN and ref(s, slot) == ctx.source:
        return tuple(r for r in ctx.targets[0][:1] if r != NOBODY) if ctx.targets else ()
    return () if s.last_host[slot] == NOBODY else (s.last_host[slot],)


def _it(s: State, ctx: Context) -> tuple[int, ...]:
    for chosen in ctx.targets:
        for r in chosen:
            if r != NOBODY and not is_player(r):
                return (r,)
    return ()


def _that(s: State, ctx: Context) -> tuple[int, ...]:
    return () if ctx.subject == NOBODY else (ctx.subject,)


def _dealer(s: State, ctx: Context) -> tuple[int, ...]:
    return () if ctx.dealer == NOBODY else (ctx.dealer,)


def _dealer_said(s: Scene, who: Term, det: str = "") -> Phrase:
    return Phrase(s.noun("dealer"), "fs")


# TCG-CARD-14: itself, and no other of its name.
THIS.add(
    "self",
    Person(
        says=Saying(lambda s, who, det="": itself(s), "this-character"),
        rules=("TCG-GENERAL-07",),
        makes=lambda w, term: lambda s, ctx: (ctx.source,),
    ),
)
for _sort in (THIS, THE_HOST):
    _sort.add(
        "host",
        Person(
            says=Saying(lambda s, who, det="": attached(s), "attached noun form"),
            rules=("TCG-ATTACH-07",),
            makes=lambda w, term: _host,
            needs=("host",),
        ),
    )
THIS.add(
    "hero",
    Person(
        says=Saying(lambda s, who, det="": your_hero(s), "your-hero"),
        rules=("TCG-HERO-01",),
        makes=lambda w, term: lambda s, ctx: (ref(s, s.heroes[ctx.seat]),),
    ),
)
NAMED.add(
    "it",
    Person(
        says=Saying(lambda s, who, det="": that_one(s, who), "that that noun pron"),
        rules=("TCG-TARGET-08",),
        makes=lambda w, term: _it,
        needs=("it",),
    ),
)
NAMED.add(
    "that",
    Person(
        says=Saying(lambda s, who, det="": that_one(s, who), "that that noun pron"),
        rules=("TCG-TRIGGER-01",),
        makes=lambda w, term: _that,
        needs=("that",),
    ),
)
for _sort, _needs in ((NAMED, "dealer"), (THE_DEALER, "doing")):
    _sort.add(
        "dealer",
        Person(
            says=Saying(_dealer_said, "dealer"),
            rules=("TCG-DAMAGE-13",),
            makes=lambda w, term: _dealer,
            needs=(_needs,),
        ),
    )

# -- players --------------------------------------------------------------------------------------


def _controller(w: Writer | None, term: Term) -> Who:
    inner = person(term.args[0])
    return lambda s, ctx: tuple(player_ref(i) for i in pw.seats_of(s, inner(s, ctx))[:1])


def _controller_said(s: Scene, who: Term, det: str = "") -> Phrase:
    inner = who.args[0]
    if s.topic == inner:
        return Phrase(s.noun("its-controller"))
    known = inner.name in ("it", "that")
    of = that_one(s, inner, pronoun=False) if known else someone(s, inner)
    if of.pronoun:
        return Phrase(s.noun("its-controller"))
    return Phrase(Noun(s.say("controller", of=of), "il" if s.language == "it" else ""))


def _that_player(s: State, ctx: Context) -> tuple[int, ...]:
    for chosen in ctx.targets:
        for r in chosen:
            if is_player(r):
                return (r,)
    return ()


PLAYER_WORDS.add(
    "you",
    Person(
        says=Saying(lambda s, who, det="": Phrase(s.noun("you")), "you"),
        rules=("TCG-GENERAL-07",),
        makes=lambda w, term: lambda s, ctx: (player_ref(ctx.seat),),
    ),
)
PLAYER_WORDS.add(
    "opponents",
    Person(
        says=Saying(lambda s, who, det="": Phrase(s.noun("each-opponent")), "each-opponent"),
        rules=("TCG-GENERAL-07",),
        makes=lambda w, term: lambda s, ctx: (player_ref(1 - ctx.seat),),
    ),
)
PLAYER_WORDS.add(
    "controller",
    Person(
        "named_before|the_host",
        says=Saying(_controller_said, "its-controller", "controller of"),
        rules=("TCG-CONTROL-01",),
        makes=_controller,
    ),
)
PLAYER_WORDS.add(
    "it",
    Person(
        says=Saying(
            lambda s, who, det="": said_again(s, s.player, pronoun=False), "that that noun pron"
        ),
        rules=RULES,
        makes=lambda w, term: _that_player,
        needs=("aimed_player",),
    ),
)

# -- what can be given up for a cost --------------------------------------------------------------

GIVEN.add(
    "one",
    Person(
        "mine",
        says=Saying(_one_said),
        rules=("TCG-COST-08",),
        makes=lambda w, term: each(term.args[0]),
    ),
)
