"""What an ability does, step by step. A step without `does` asks somebody or throws dice:
`rules.effects.carry_out` has a branch for it."""

from __future__ import annotations

from typing import Any

from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Saying

from ... import content as c
from ...context import Context
from ...rules import cards as holding
from ...rules import steps as rules
from ...rules import values
from ...state import VS_CREATURES, State
from .. import names as n
from ..compiling import amount, box_no, card_nos, color, colors, dice
from ..scene import Scene
from ..sorts import HARM, STEP, StepWord


def add_step(
    name: str, shape: str, says: Saying, *rule: str, sort: Any = STEP, **more: Any
) -> None:
    made = {"worth": 0.5, **more}
    sort.add(name, StepWord(shape, says=says, rules=rule, **made))


def _first(term: Term) -> Any:
    return amount(term.args[0])


def _n(key: str) -> Saying:
    """A message with the amount that stands first."""
    return Saying(
        lambda s, term, mood: s.say(key, mood=mood, **s.counted(term.args[0])),
        f"{key} mood n per",
    )


def _alone(key: str) -> Saying:
    return Saying(lambda s, term, mood: s.say(key, mood=mood), f"{key} mood")


# -- spotting and changing dice -------------------------------------------------------------------


def _able_dice(s: State, ctx: Context, arg: Any) -> bool:
    return bool(values.spottable(s, arg[0]))


def _spot_said(s: Scene, term: Term, mood: str) -> str:
    key = "do-spot-each" if term.has("each") else "do-spot"
    return s.say(key, mood=mood, dice=s.dice(term.args[0], "dice" if term.has("each") else "a-die"))


add_step(
    "spot",
    "dice [each]",
    Saying(_spot_said, "do-{spot,spot-each} mood dice"),
    "TBG-DICE-07",
    "TBG-DICE-08",
    makes=lambda term: (dice(term.args[0]), term.has("each")),
    able=_able_dice,
    worth=0.0,
    brings=("spotted",),
)


def _times(term: Term) -> Any:
    return amount(term.get("times", 1))


def _change(term: Term) -> Any:
    to = term.get("color")
    return dice(term.args[0]), term.get("to"), None if to is None else color(to)


def _able_change(s: State, ctx: Context, arg: Any) -> bool:
    """There is a die that would be another one."""
    which, face, to = arg
    return any(s.dice[d + m] for d in which for m in range(4) if to is not None or _other(d, face))


def _other(number: int, face: int) -> bool:
    return c.face_of(number) != face


def _many(s: Scene, term: Term) -> dict[str, Any]:
    """How many times: once, so often, or as often as one likes."""
    times = term.get("times", 1)
    if times == n.LOTS:
        return {"n": 0, "per": "", "many": "any"}
    much = s.counted(times)
    if times == 1 or much["per"]:
        return {**much, "many": "one"}
    return {**much, "many": "some"}


def _change_said(s: Scene, term: Term, mood: str) -> str:
    to = term.get("color")
    return s.say(
        "do-change",
        mood=mood,
        die=s.dice(term.args[0]),
        dice=s.dice(term.args[0], "dice"),
        face=term.get("to"),
        hue="same" if to is None else to.name,
        **_many(s, term),
    )


add_step(
    "change",
    "dice to=face! color=new_color times=amount",
    Saying(_change_said, "do-change mood die dice face hue n per many"),
    "TBG-DICE-11",
    amount=_times,
    makes=_change,
    able=_able_change,
    worth=0.8,
)


def _able_plus(s: State, ctx: Context, arg: Any) -> bool:
    which, _ = arg
    return any(s.dice[d + m] for d in which if c.face_of(d) < n.FACES for m in range(4))


def _plus_said(s: Scene, term: Term, mood: str) -> str:
    die, dice = (s.dice(term.args[1], form) for form in ("a-die", "dice"))
    return s.say("do-plus", mood=mood, more=term.args[0], die=die, dice=dice, **_many(s, term))


add_step(
    "plus",
    "number dice times=amount",
    Saying(_plus_said, "do-plus mood more die dice n per many"),
    "TBG-DICE-25",
    amount=_times,
    makes=lambda term: (dice(term.args[1]), term.args[0]),
    able=_able_plus,
    worth=0.3,
)


def _hue_said(key: str) -> Saying:
    def make(s: Scene, term: Term, mood: str) -> str:
        much = s.much(term.args[0])
        every = "yes" if term.args[0] == Term("all") else "no"
        some = s.say(f"some-dice-{term.args[1].name}", n=much.n)
        dice = s.say(f"dice-{term.args[1].name}")
        return s.say(key, mood=mood, some=some, per=much.per, every=every, dice=dice)

    return Saying(make, f"{key} mood some per every dice", "some-dice-attack n")


def _able_hue(s: State, ctx: Context, arg: tuple[int, ...]) -> bool:
    return any(values.thrown(s, x) for x in arg)


add_step(
    "rethrow",
    "much hue",
    _hue_said("do-rethrow"),
    "TBG-DICE-17",
    amount=_first,
    makes=lambda term: colors(term.args[1]),
    able=_able_hue,
    worth=0.3,
)


add_step(
    "roll_again",
    "",
    _alone("do-roll-again"),
    "TBG-DICE-17",
    makes=lambda term: (c.RED, c.BLUE, c.GREEN),
    able=_able_hue,
    worth=0.3,
)


def _two_hues(key: str) -> Saying:
    def make(s: Scene, term: Term, mood: str) -> str:
        one, other = (s.say(f"dice-{arg.name}") for arg in term.args)
        return s.say(key, mood=mood, dice=one, to=other)

    return Saying(make, f"{key} mood dice to")


def _able_pool(s: State, ctx: Context, arg: Any) -> bool:
    return any(s.pool[x] for x in arg[0])


def _able_exchange(s: State, ctx: Context, arg: Any) -> bool:
    return s.rerolls > 0 and any(values.thrown(s, x) for x in arg[0])


add_step(
    "exchange",
    "color color",
    _two_hues("do-exchange"),
    "TBG-DICE-12",
    makes=lambda term: ((color(term.args[0]),), color(term.args[1])),
    able=_able_exchange,
    worth=0.5,
)
add_step(
    "dye",
    "hue color",
    _two_hues("do-dye"),
    "TBG-TIMING-10",
    makes=lambda term: (colors(term.args[0]), color(term.args[1])),
    able=_able_pool,
    worth=0.5,
)


def _remove_said(s: Scene, term: Term, mood: str) -> str:
    every = "yes" if term.args[0] == Term("all") else "no"
    die, dice = (s.dice(term.args[1], form) for form in ("a-die", "dice"))
    much = s.counted(term.args[0])
    return s.say("do-remove", mood=mood, every=every, die=die, dice=dice, **much)


add_step(
    "remove",
    "much dice",
    Saying(_remove_said, "do-remove mood n per every die dice"),
    "TBG-DICE-12",
    amount=_first,
    makes=lambda term: (dice(term.args[1]), term.args[0] == Term("all")),
    worth=0.4,
)


def _one_hue(key: str) -> Saying:
    def make(s: Scene, term: Term, mood: str) -> str:
        return s.say(key, mood=mood, hue=s.say(f"hue-{term.args[-1].name}"), n=_count(term))

    return Saying(make, f"{key} mood hue n")


def _count(term: Term) -> int:
    return term.args[0] if isinstance(term.args[0], int) else 0


add_step(
    "show",
    "face color",
    _one_hue("do-show"),
    "TBG-TIMING-10",
    makes=lambda term: (term.args[0], color(term.args[1])),
    does=rules.do_show,
    able=lambda s, ctx, arg: s.pool[arg[1]] > 0,
    worth=0.6,
)
add_step(
    "forgo",
    "color",
    _one_hue("do-forgo"),
    "TBG-ATTACK-03",
    makes=lambda term: color(term.args[0]),
    does=rules.do_forgo,
    worth=-1.0,
)
add_step(
    "allow",
    "number color",
    _one_hue("do-allow"),
    "TBG-ATTACK-03",
    amount=_first,
    makes=lambda term: color(term.args[1]),
    does=rules.do_allow,
)
add_step(
    "bind",
    "color",
    _one_hue("do-bind"),
    "TBG-DICE-16",
    makes=lambda term: color(term.args[0]),
    does=rules.do_bind,
    worth=-0.3,
)

# -- tokens in the Combat Area --------------------------------------------------------------------


def _tokens(name: str, where: int, worth: float, rule: str) -> None:
    add_step(
        name,
        "amount",
        _n(f"do-{name}"),
        rule,
        amount=_first,
        makes=lambda term: where,
        does=rules.do_tokens,
        worth=worth,
    )


_tokens("damage", n.DAMAGE, 1.0, "TBG-ATTACK-11")
_tokens("defend", n.DEFENSE, 1.0, "TBG-ATTACK-12")
_tokens("armor", n.ARMOR, 0.8, "TBG-ATTACK-13")
_tokens("wear", n.ATTRITION, 0.8, "TBG-ATTACK-14")


def _able_move(s: State, ctx: Context, arg: tuple[int, int]) -> bool:
    return s.laid[arg[0]] > 0


def _boxes_said(key: str) -> Saying:
    def make(s: Scene, term: Term, mood: str) -> str:
        many, one, other = term.args
        every = "yes" if many == n.LOTS else "no"
        return s.say(
            key,
            mood=mood,
            **s.counted(many),
            every=every,
            box=s.name("box", one),
            to=s.name("box", other),
        )

    return Saying(make, f"{key} mood n per every box to")


add_step(
    "move",
    "number box box",
    _boxes_said("do-move"),
    "TBG-ATTACK-15",
    amount=_first,
    makes=lambda term: (box_no(term.args[1]), box_no(term.args[2])),
    able=_able_move,
)
add_step(
    "split",
    "amount box box",
    _boxes_said("do-split"),
    "TBG-ATTACK-15",
    amount=_first,
    makes=lambda term: (box_no(term.args[1]), box_no(term.args[2])),
    worth=1.0,
)
add_step("clear", "", _alone("do-clear"), "TBG-DEFENSE-01", does=rules.do_clear, worth=-1.0)


def _token_said(s: Scene, term: Term, mood: str) -> str:
    much = s.much(term.args[0])
    tokens = s.say(f"some-{term.args[1].name}", n=much.n)
    return s.say("do-token", mood=mood, tokens=tokens, per=much.per)


add_step(
    "token",
    "amount token_name",
    Saying(_token_said, "do-token mood tokens per", "some-{combo,rage} n"),
    "TBG-TIMING-09",
    amount=_first,
    makes=lambda term: term.args[1].name,
    does=rules.do_collect,
)

# -- Health and Energy ----------------------------------------------------------------------------


def _pool_said(key: str) -> Saying:
    def make(s: Scene, term: Term, mood: str) -> str:
        whom = term.args[2] if len(term.args) > 2 else None
        return s.say(
            key,
            mood=mood,
            **s.counted(term.args[0]),
            every="yes" if term.args[0] == Term("all") else "no",
            pool=s.name("pool", term.args[1]),
            whom="you" if whom is None else whom.name,
        )

    return Saying(make, f"{key} mood n per every pool whom")


def _pool(term: Term) -> tuple[str, str]:
    return term.args[1].name, term.args[2].name if len(term.args) > 2 else ""


def _able_regain(s: State, ctx: Context, arg: tuple[str, str]) -> bool:
    pool, name = arg
    column = s.health if pool == "health" else s.energy
    heroes = values.friends(s, ctx.hero) if name == "another" else rules.whom(s, ctx, name)
    return any(column[h] < values.capacity(s, h, pool) for h in heroes)


add_step(
    "regain",
    "much pool_name whom?",
    _pool_said("do-regain"),
    "TBG-CHAR-06",
    "TBG-CHAR-09",
    amount=_first,
    makes=_pool,
    does=rules.do_regain,
    able=_able_regain,
    worth=1.0,
)
add_step(
    "gain",
    "amount pool_name whom?",
    _pool_said("do-gain"),
    "TBG-CHAR-07",
    "TBG-CHAR-08",
    amount=_first,
    makes=_pool,
    does=rules.do_gain,
    worth=1.0,
)
add_step(
    "lose",
    "amount pool_name whom?",
    _pool_said("do-lose"),
    "TBG-CHAR-05",
    "TBG-CREATURE-08",
    amount=_first,
    makes=_pool,
    does=rules.do_lose,
    worth=-1.0,
)
add_step(
    "heal_pet",
    "",
    _alone("do-heal-pet"),
    "TBG-PET-04",
    does=rules.do_heal_pet,
    able=rules.hurt_pet,
    worth=2.0,
)
add_step("cleanse", "", _alone("do-cleanse"), "TBG-STUN-04", does=rules.do_cleanse, worth=1.0)
add_step("prevent", "number", _n("do-prevent"), "TBG-CHAR-15", amount=_first, does=rules.do_prevent)


# -- being defeated, or not -----------------------------------------------------------------------

add_step("revive", "amount", _n("do-revive"), "TBG-DEFEAT-01", amount=_first, worth=4.0)


def _twice(key: str) -> Saying:
    return Saying(
        lambda s, term, mood: s.say(key, mood=mood, n=term.args[0], more=term.args[1]),
        f"{key} mood n more",
    )


add_step(
    "reincarnate",
    "number number",
    _twice("do-reincarnate"),
    "TBG-DEFEAT-01",
    amount=_first,
    makes=lambda term: term.args[1],
    worth=4.0,
)
add_step("leave", "", _alone("do-leave"), "TBG-CHALLENGE-15", does=rules.do_leave, worth=0.0)


def _able_slay(s: State, ctx: Context, arg: Any) -> bool:
    return s.fight == VS_CREATURES and bool(s.independent) and values.opponents(s, ctx.hero) > 0


add_step("slay", "", _alone("do-slay"), "TBG-CREATURE-10", able=_able_slay, worth=4.0)

# -- cards ----------------------------------------------------------------------------------------


add_step(
    "unequip",
    "'self'",
    _alone("do-unequip-self"),
    "TBG-EQUIP-04",
    does=rules.do_unequip,
    worth=0.0,
)


def _equip(term: Term) -> tuple[str, Any]:
    what = term.args[0]
    return ("category", what.name) if isinstance(what, Term) else ("cards", card_nos(what))


def _equip_said(s: Scene, term: Term, mood: str) -> str:
    what = term.args[0]
    named = s.name("category", what) if isinstance(what, Term) else s.card_names(what)
    return s.say("do-equip", mood=mood, what=named, kind="card" if isinstance(what, str) else "any")


def _able_equip(s: State, ctx: Context, arg: tuple[str, Any]) -> bool:
    return bool(holding.equippable(s, ctx.hero, arg))


add_step(
    "equip",
    "card|category",
    Saying(_equip_said, "do-equip mood what kind"),
    "TBG-TERM-16",
    makes=_equip,
    able=_able_equip,
    worth=1.5,
)


def _able_judge(s: State, ctx: Context, arg: Any) -> bool:
    return values.has_category(s, ctx.hero, "seal") >= 0


add_step("judge", "", _alone("do-judge"), "TBG-UNIQUE-05", able=_able_judge, worth=1.0)

# -- on the way -----------------------------------------------------------------------------------

add_step(
    "stride",
    "number",
    _n("do-stride"),
    "TBG-TRAVEL-01",
    amount=_first,
    does=rules.do_nothing,
    worth=0.5,
)
add_step("teleport", "amount", _n("do-teleport"), "TBG-TRAVEL-01", amount=_first, worth=0.5)
add_step("portal", "", _alone("do-portal"), "TBG-TRAVEL-04", worth=0.2)
add_step("summon", "", _alone("do-summon"), "TBG-TRAVEL-04", worth=0.5)

# -- what only creatures do -----------------------------------------------------------------------


def _harm(name: str, shape: str, says: Saying, rule: str, worth: float, **more: Any) -> None:
    add_step(name, shape, says, rule, sort=HARM, worth=worth, **more)


def _whom_said(key: str) -> Saying:
    def make(s: Scene, term: Term, mood: str) -> str:
        whom = term.args[1].name if len(term.args) > 1 else "you"
        return s.say(key, mood=mood, whom=whom, **s.counted(term.args[0]))

    return Saying(make, f"{key} mood n per whom")


def _whom(term: Term) -> str:
    return term.args[1].name if len(term.args) > 1 else ""


_harm(
    "stun",
    "amount 'friends'?",
    _whom_said("do-stun"),
    "TBG-STUN-01",
    -1.5,
    amount=_first,
    makes=_whom,
    does=rules.do_stun,
)
_harm(
    "curse",
    "amount",
    _whom_said("do-curse"),
    "TBG-CURSE-01",
    -1.5,
    amount=_first,
    makes=_whom,
    does=rules.do_curse,
)
_harm("mend", "amount", _n("do-mend"), "TBG-CREATURE-06", -1.0, amount=_first, does=rules.do_mend)


def _waste_said(s: Scene, term: Term, mood: str) -> str:
    box = s.name("box", term.args[1])
    return s.say("do-waste", mood=mood, box=box, **s.counted(term.args[0]))


_harm(
    "waste",
    "amount box",
    Saying(_waste_said, "do-waste mood n per box"),
    "TBG-CREATURE-05",
    -1.0,
    amount=_first,
    makes=lambda term: box_no(term.args[1]),
    does=rules.do_waste,
)
_harm("disarm", "amount", _n("do-disarm"), "TBG-EQUIP-04", -1.0, amount=_first)
_harm(
    "banish",
    "dice",
    Saying(
        lambda s, term, mood: s.say("do-banish", mood=mood, dice=s.dice(term.args[0], "dice")),
        "do-banish mood dice",
    ),
    "TBG-DICE-12",
    -1.0,
    makes=lambda term: dice(term.args[0]),
    does=rules.do_banish,
)
