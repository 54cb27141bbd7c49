"""What a card has, can't do or loses: the changes of `static` and `give`."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tabard.core.language.kit import Phrase
from tabard.core.language.terms import Term, parse
from tabard.core.language.vocabulary import Saying

from ... import content as c
from .. import powers as pw
from ..compiling import Writer, amount, done_to, fits, fits_any_hero, granted
from ..measures import factor
from ..phrases import group as phrase
from ..phrases import groups, someone
from ..scene import Scene, tag_entry
from ..sorts import BAN, FORBIDDEN, GIFT, HEAD, KEYWORD_WORDS, MOD_WORDS, ModWord
from .groups import PLAYABLE_NOUNS
from .names import HOLD_BACK, STRIKE

MINUS = "\N{MINUS SIGN}"
Made = Callable[[Writer, Term, Term], pw.Mod]

# -- numbers and keywords -------------------------------------------------------------------------


def _number(kind: str) -> Made:
    return lambda w, term, whom: pw.Mod(
        kind, amount(term.args[0]), plain=isinstance(term.args[0], int)
    )


def _stat(s: Scene, mod: Term, what: Phrase, each: str) -> str:
    value = mod.args[0]
    sign = "+"
    if each:
        found = factor(value)
        assert found is not None
        value = found[0]
    if isinstance(value, Term) and value.name == "-" and value.args[0] == 0:
        sign, value = MINUS, value.args[1]
    elif isinstance(value, int) and value < 0:
        sign, value = MINUS, -value
    return s.say(f"stat-{mod.name}", n=f"{sign}{s.amount(value)}")


def _weakens(term: Term) -> bool:
    """(`atk` alone is a word of `total`.)"""
    return bool(term.args) and isinstance(term.args[0], int) and term.args[0] < 0


for _name in ("atk", "health", "defense"):
    MOD_WORDS.add(
        _name,
        ModWord(
            "signed_amount",
            says=Saying(_stat, f"stat-{_name} n", "has who what"),
            rules=("TCG-MODIFIER-05",),
            makes=_number(_name),
            place="has",
            grows=True,
            harms=_weakens if _name != "defense" else lambda term: False,
            refuses=lambda term: ("A change by nothing is none.",) if term.args == (0,) else (),
        ),
    )


def _switch(name: str) -> Made:
    return lambda w, term, whom: pw.Mod("keyword", None, c.KEYWORD_BIT[name])


def _numbered(s: Scene, mod: Term, what: Phrase, each: str) -> str:
    return s.say(f"keyword-{mod.name}-n", n=s.amount(mod.args[0]))


for _name, _keyword in KEYWORD_WORDS.words.items():
    if _keyword.number:
        MOD_WORDS.add(
            _name,
            ModWord(
                "amount",
                says=Saying(_numbered, f"keyword-{_name}-n n"),
                rules=_keyword.rules,
                makes=_number(_name),
                place="has",
            ),
        )
    else:
        MOD_WORDS.add(
            _name,
            ModWord(
                says=Saying(
                    lambda s, mod, what, each: KEYWORD_WORDS[mod.name].says(s), f"keyword-{_name}"
                ),
                rules=_keyword.rules,
                makes=_switch(_name),
                place="has",
            ),
        )


def _resist(s: Scene, mod: Term, what: Phrase, each: str) -> str:
    return s.say(f"resist-{mod.args[0].name}")


MOD_WORDS.add(
    "resist",
    ModWord(
        "type|'physical'",
        says=Saying(_resist, "resist-physical"),
        rules=("TCG-KEYWORD-RESISTANCE-01",),
        makes=lambda w, term, whom: pw.Mod("resist", None, c.resisted(term.args[0].name)),
        place="has",
    ),
)


def _armored(s: Scene, mod: Term, what: Phrase, each: str) -> str:
    magical = "yes" if mod.has("magical") else "no"
    return s.say("more-armor", n=s.amount(mod.args[0]), magical=magical)


MOD_WORDS.add(
    "more_armor",
    ModWord(
        "amount [magical]",
        says=Saying(_armored, "more-armor n magical"),
        rules=("TCG-ARMOR-03",),
        makes=lambda w, term, whom: pw.Mod(
            "more_armor", amount(term.args[0]), c.MAGICAL if term.has("magical") else c.EVERY_DAMAGE
        ),
        place="has",
    ),
)

# -- powers ---------------------------------------------------------------------------------------


def _quoted(s: Scene, mod: Term, what: Phrase, each: str) -> str:
    power = parse(mod.args[0])
    inner = Scene(s.language, s.card, granted=True)
    return s.say("quoted", text=HEAD[power.name].says(inner, power))


def _giveable(term: Term) -> Iterable[str]:
    if parse(term.args[0]).name not in ("on", "pay"):
        yield "Only powers that begin with `on` or `pay` can be given away."


MOD_WORDS.add(
    "power",
    ModWord(
        "power_in_quotes",
        says=Saying(_quoted, "quoted text"),
        rules=("TCG-POWER-01",),
        makes=lambda w, term, whom: pw.Mod("power", arg=granted(w.at.card, parse(term.args[0]))),
        place="has",
        refuses=_giveable,
    ),
)
GIFT.add(
    "long_range_against",
    ModWord(
        "aimed|this",
        says=Saying(
            lambda s, mod, what, each: s.say("long-range-against", what=someone(s, mod.args[0])),
            "long-range-against what",
        ),
        rules=KEYWORD_WORDS["long_range"].rules,
        makes=lambda w, term, whom: pw.Mod("long_range_against"),
        place="has",
    ),
)

# -- what is forbidden ----------------------------------------------------------------------------


def _cant(s: Scene, mod: Term, what: Phrase, each: str) -> str:
    return FORBIDDEN[mod.args[0].name].says(s, who=what)  # type: ignore[no-any-return]


MOD_WORDS.add(
    "cant",
    ModWord(
        "forbidden",
        says=Saying(_cant, "cant who verbs"),
        rules=("TCG-GENERAL-03",),
        makes=lambda w, term, whom: pw.Mod("cant", None, FORBIDDEN[term.args[0].name].bit),
        place="cant",
        harms=lambda term: True,
    ),
)


def _ban(w: Writer, term: Term, whom: Term) -> pw.Mod:
    if term.args[0].name == "strike":
        return pw.Mod("cant", None, STRIKE)
    return pw.Mod("cant_play", arg=fits(term.args[1]))


def _ban_said(s: Scene, mod: Term, what: Phrase, each: str) -> str:
    if len(mod.args) > 1:
        return s.say("cant-play", what=phrase(s, groups(mod.args[1]), "plain"))
    return s.say("cant-strike", who=what)


def _ban_refused(term: Term) -> Iterable[str]:
    yield from done_to(PLAYABLE_NOUNS, "cards that are played")(term)
    if (term.args[0] == Term("play")) != (len(term.args) > 1):
        yield "Say cant(strike), or cant(play, ...) and what can't be played."


BAN.add(
    "cant",
    ModWord(
        "'strike'|'play' card_filter?",
        says=Saying(_ban_said, "cant-strike who", "cant-play what"),
        rules=("TCG-GENERAL-03",),
        makes=_ban,
        place="cant",
        harms=lambda term: True,
        refuses=_ban_refused,
    ),
)


def _spared(s: Scene, mod: Term, what: Phrase, each: str) -> str:
    return s.say("cant-attack-them", who=what, what=phrase(s, groups(mod.args[0]), "bare"))


def _only(s: Scene, mod: Term, what: Phrase, each: str) -> str:
    inner = mod.args[0]
    whom = someone(s, inner) if inner == Term("self") else phrase(s, groups(inner), "bare")
    able = "yes" if mod.has("if_able") else "no"
    return s.say("only-attacks", who=what, what=whom, able=able)


MOD_WORDS.add(
    "cant_attack",
    ModWord(
        "filter",
        says=Saying(_spared, "cant-attack-them who what"),
        rules=("TCG-COMBAT-32",),
        makes=lambda w, term, whom: pw.Mod("cant_attack", arg=fits(term.args[0])),
        place="verb",
        harms=lambda term: True,
    ),
)
MOD_WORDS.add(
    "only_attacks",
    ModWord(
        "'self'|filter [if_able]",
        says=Saying(_only, "only-attacks who what able"),
        rules=("TCG-COMBAT-32",),
        makes=lambda w, term, whom: pw.Mod(
            "only_attacks", None, int(term.has("if_able")), fits_any_hero(term.args[0])
        ),
        place="verb",
        harms=lambda term: True,
    ),
)
MOD_WORDS.add(
    "must_attack",
    ModWord(
        says=Saying(lambda s, mod, what, each: s.say("must-attack", who=what), "must-attack who"),
        rules=("TCG-COMBAT-38",),
        makes=lambda w, term, whom: pw.Mod("cant", None, HOLD_BACK),
        place="verb",
        harms=lambda term: True,
    ),
)

# -- the rest -------------------------------------------------------------------------------------

MOD_WORDS.add(
    "sure",
    ModWord(
        says=Saying(lambda s, mod, what, each: s.say("is-sure", who=what), "is-sure who"),
        rules=("TCG-DAMAGE-18",),
        makes=lambda w, term, whom: pw.Mod("sure"),
        place="verb",
    ),
)


def _lose(w: Writer, term: Term, whom: Term) -> pw.Mod:
    words = tuple(part.name for part in term.args)
    if words == ("powers",):
        return pw.Mod("lose_powers")
    return pw.Mod("lose", None, sum(c.KEYWORD_BIT.get(word, 0) for word in words), words)


def _loses(s: Scene, mod: Term, what: Phrase, each: str) -> str:
    if mod.args == (Term("powers"),):
        return s.say("loses-powers", who=what)
    lost = [KEYWORD_WORDS[part.name].says(s) for part in mod.args]
    return s.say("loses", who=what, what=s.listed(lost))


def _lost_twice(term: Term) -> Iterable[str]:
    if len(set(term.args)) < len(term.args) or (Term("powers") in term.args and len(term.args) > 1):
        yield "`lose` names each keyword once, or all powers."


MOD_WORDS.add(
    "lose",
    ModWord(
        "keyword|'powers'+",
        says=Saying(_loses, "loses-powers who", "loses who what"),
        rules=("TCG-POWER-13",),
        makes=_lose,
        place="verb",
        harms=lambda term: True,
        refuses=_lost_twice,
    ),
)


def _also(s: Scene, mod: Term, what: Phrase, each: str) -> str:
    tag = tag_entry(s, mod.args[0])
    plural = what.form.endswith("p")
    a = "" if plural else tag.a(s.language, tag.one)
    return s.say("is-also", who=what, a=a, tag=tag.many if plural else tag.one)


MOD_WORDS.add(
    "also",
    ModWord(
        "tag",
        says=Saying(_also, "is-also who a tag"),
        rules=("TCG-TRAIT-01",),
        makes=lambda w, term, whom: pw.Mod("also", arg=term.args[0]),
        place="verb",
    ),
)
