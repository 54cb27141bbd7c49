"""Whom and how much: groups, amounts and conditions of the effect language, as phrases.

A phrase is a noun with its grammar, so that a sentence can decline it. All words and their order
stand in ``words/*.ftl`` under ``text-``; here is only which of them are wanted. What has no words
is a bug in us and says so: an expression is never shown as it is written.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tabard.core.errors import Impossible
from tabard.core.phrase import message_id
from tabard.core.words import Noun, Words

from . import content as c
from .grammar import DAMAGE_TYPES
from .language import Term, unparse

WORDS = Words(__package__)

SELF, HOST, HERO, IT, THAT = (Term(name) for name in ("self", "host", "hero", "it", "that"))
CHARACTERS = ("char", "hero", "ally", "totem")
FEMININE = (c.ABILITY, c.WEAPON, c.ARMOR, c.QUEST)
"""Types whose Italian word is feminine: a card agrees with its type unless its name says."""


class Phrase(NamedTuple):
    """A noun in a sentence: its words, and whether it is a pronoun for what went before."""

    noun: Noun
    form: str = "ms"
    """Gender and number: ms, fs, mp or fp."""
    pronoun: bool = False


class Group(NamedTuple):
    """A filter, taken apart."""

    nouns: tuple[str, ...]
    side: Any = ""
    """my, opp, nobody's in particular, or the player whose they are."""
    other: bool = False
    traits: tuple[Any, ...] = ()


@dataclass(slots=True)
class Scene:
    """Who says what in which language, and what was spoken of before."""

    language: str
    card: int
    granted: bool = False
    topic: Any = None
    """Whom the sentence is about: said again, it is a pronoun."""
    host: tuple[Group, ...] = ()
    it: tuple[Group, ...] | None = None
    """What the first target is."""
    that: tuple[Group, ...] | None = None
    done: tuple[str, Any] | None = None
    """The verb of the step before, and whom it was done to."""
    letters: dict[Any, str] = field(default_factory=dict)
    """Amounts that are called X and Y until the sentence ends."""
    chosen: list[str] = field(default_factory=list)
    """Sentences that must be said before: somebody chooses."""
    moving: bool = False
    """Cards are moved from where they are."""


def say(s: Scene, key: str, **args: Any) -> str:
    """A message; a phrase brings its form and whether it is a pronoun along."""
    flat: dict[str, Any] = {}
    for name, value in args.items():
        if isinstance(value, Phrase):
            flat[name] = value.noun
            flat[f"{name}_form"] = value.form
            flat[f"{name}_pron"] = "it" if value.pronoun else "no"
        else:
            flat[name] = value
    return tidy(s.language, WORDS.say(s.language, message_id("text", key), **flat))


def tidy(language: str, text: str) -> str:
    """Single spaces, none where a word was left out or an article was elided."""
    text = " ".join(text.split()).replace(" ,", ",").replace(" .", ".")
    return text.replace("' ", "'") if language == "it" else text


def unsaid(value: Any) -> Impossible:
    return Impossible(f"There are no words for {unparse(value)!r} on a card.")


def listed(s: Scene, parts: list[str], last: str = "and") -> str:
    """
    >>> listed(Scene("en", 0), ["a", "b", "c"]), listed(Scene("it", 0), ["a", "b"], "or")
    ('a, b, and c', 'a o b')
    """
    if len(parts) < 2:
        return "".join(parts)
    many = "many" if len(parts) > 2 else "two"
    head, tail = ", ".join(parts[:-1]), parts[-1]
    return say(s, f"list-{last}", head=head, tail=tail, many=many)


# -- the lexicon ----------------------------------------------------------------------------------

_A = {"il": "un", "lo": "uno", "la": "una"}
_THESE = {"il": "i", "lo": "gli", "la": "le"}
_THAT = {"il": "quel", "lo": "quello", "la": "quella", "l'": "quell'"}


class Word(NamedTuple):
    """A noun of the lexicon."""

    one: str
    many: str
    each: str
    """After "each": "hero and ally"."""
    some: str
    """After a number: "heroes and/or allies"."""
    article: str
    gender: str

    def form(self, plural: bool) -> str:
        return self.gender + ("p" if plural else "s")

    def a(self, language: str, word: str) -> str:
        """The indefinite article."""
        if language == "en":
            return "an" if word[0] in "aeiouAEIOU" else "a"
        return _A.get(self.article) or ("un" if self.gender == "m" else "un'")

    def the(self, plural: bool) -> str:
        if not plural:
            return self.article
        return _THESE.get(self.article) or ("gli" if self.gender == "m" else "le")

    def that(self) -> str:
        return _THAT[self.article]


def word(language: str, key: str) -> Word:
    """
    >>> word("it", "noun-ally").many, word("en", "noun-char").each
    ('alleati', 'hero and ally')
    """
    id = message_id("text", key)
    one = WORDS.say(language, id)
    many = WORDS.attr(language, id, "plural") or one
    noun = WORDS.noun(language, id) if language == "it" else Noun(one, gender="m")
    return Word(
        one,
        many,
        WORDS.attr(language, id, "each") or one,
        WORDS.attr(language, id, "some") or many,
        noun.article,
        noun.gender,
    )


def tag_key(name: str) -> str:
    return f"tag-{c.slug(name)}"


def damage(s: Scene, types: Any, n: Any = 1, last: str = "and") -> str:
    """What kind of damage, to stand with so many of it."""
    names = [t.name for t in ((types,) if isinstance(types, Term) else types)]
    if any(name not in DAMAGE_TYPES for name in names):
        raise unsaid(types)
    return listed(s, [say(s, f"type-{name}", n=n) for name in names], last)


# -- groups ---------------------------------------------------------------------------------------


def groups(term: Any) -> tuple[Group, ...]:
    """A filter taken apart; kinds that differ in nothing else become one group."""
    found = tuple(_apart(term))
    first = found[0]
    if len(found) > 1 and all(g._replace(nouns=()) == first._replace(nouns=()) for g in found):
        return (first._replace(nouns=tuple(noun for g in found for noun in g.nouns)),)
    return found


def _apart(term: Any) -> list[Group]:
    match term:
        case Term(("my" | "opp") as side, (inner,)):
            return [g._replace(side=side) for g in _apart(inner)]
        case Term("of", (player, inner)):
            return [g._replace(side=player) for g in _apart(inner)]
        case Term("other", (inner,)):
            return [g._replace(other=True) for g in _apart(inner)]
        case Term("any", parts):
            return [g for part in parts for g in _apart(part)]
        case Term("player" | "opponent" as noun):
            return [Group((noun,))]
        case Term(noun, traits) if WORDS.has("en", f"text-noun-{noun}"):
            return [Group((noun,), traits=traits)]
    raise unsaid(term)


BEFORE = (
    *("exhausted", "ready", "damaged", "undamaged", "attacking", "defending", "face_down"),
    *("was_damaged", "no_tag", "faction"),
)
"""Traits that are adjectives; all others follow the noun."""


def group(
    s: Scene,
    found: tuple[Group, ...],
    det: str,
    n: int = 0,
    card: bool = False,
    zone: str = "",
    after: str = "",
) -> Phrase:
    """A group behind its determiner: target, up_to, each, all, a, bare (all of them in general),
    plain (behind "number of") or next."""
    made = [_one_group(s, g, det, n, card, zone, after) for g in found]
    if len(made) == 1:
        return made[0]
    return Phrase(Noun(listed(s, [_said(s, p) for p in made], "or")), made[-1].form)


def _said(s: Scene, phrase: Phrase) -> str:
    return say(s, "the", what=phrase)


def _one_group(
    s: Scene, g: Group, det: str, n: int, card: bool, zone: str, after: str
) -> Phrase:
    if g.nouns == ("hero",) and g.side == "my" and not g.traits:
        return your_hero(s)
    plural = det in ("all", "bare", "plain") or (det == "up_to" and n != 1)
    words, tags = _head(s, g, card, plural)
    form = words[-1].form(plural)
    yours = g.side == "my" and det in ("all", "bare") and g.nouns[0] not in CHARACTERS
    slots = {
        "det": "",
        "poss": say(s, "your", form=form) if yours else "",
        "other": say(s, "other", form=form) if g.other or det == "another" else "",
        "tag": " ".join(tags),
        "side": say(s, "opposing", form=form) if g.side == "opp" else "",
        "adj": " ".join(_trait(s, t, form) for t in g.traits if t.name in BEFORE),
        "party": "" if yours else _party(s, g),
        "after": " ".join(
            [*(_trait(s, t, form) for t in g.traits if t.name not in (*BEFORE, *TAGS)), after]
        ),
        "zone": zone,
        "target": say(s, "target") if det in ("target", "up_to", "another") else "",
    }
    return _determined(s, words, slots, det, n, plural, form)


TAGS = ("tag", "race", "spec", "class_")


def _head(s: Scene, g: Group, card: bool, plural: bool) -> tuple[list[Word], list[str]]:
    """The nouns, and the words that stand with them like an adjective."""
    tags = []
    nouns = [word(s.language, f"noun-{noun}") for noun in g.nouns]
    for trait in g.traits:
        if trait.name not in TAGS:
            continue
        key = tag_key(trait.args[0]) if trait.name != "spec" else f"spec-{c.slug(trait.args[0])}"
        tag = word(s.language, key)
        whole = WORDS.attr(s.language, message_id("text", key), "whole")
        if len(nouns) == 1 and not card and (g.nouns[0] == "card" or whole == g.nouns[0]):
            nouns = [tag]
        else:
            tags.append(tag.many if plural else tag.one)
    if card and g.nouns != ("card",):
        named = listed(s, [w.one for w in nouns], "or")
        a_card = word(s.language, "noun-card")
        one, many = (say(s, "card-of", noun=named, card=x) for x in (a_card.one, a_card.many))
        nouns = [Word(one, many, one, many, a_card.article, a_card.gender)]
    return nouns, tags


def _determined(
    s: Scene, words: list[Word], slots: dict[str, str], det: str, n: int, plural: bool, form: str
) -> Phrase:
    article = ""
    if s.language == "it" and det in ("a", "target", "another"):
        # every noun behind its own article: un alleato o un'arma
        inner = [f"{w.a('it', '') if not slots['other'] else ''} {w.one}" for w in words]
        slots["noun"] = listed(s, inner, "or")
        slots["det"] = "" if not slots["other"] else _A_OTHER[form]
    else:
        pick = {"each": "each", "up_to": "some" if n != 1 else "one"}
        kind = pick.get(det, "many" if plural else "one")
        last = "or" if kind == "one" else "and"
        slots["noun"] = listed(s, [getattr(w, kind) for w in words], last)
        article = words[0].the(plural) if det in ("bare", "all", "next") else ""
        if article and article != "la" and (slots["poss"] or slots["other"] or det == "next"):
            article = {"m": "i" if not slots["other"] else "gli", "f": "le"}[form[0]]
        if det == "next":
            article = "il" if form[0] == "m" else "la"
        if det in ("each", "up_to", "next"):
            slots["det"] = say(s, f"det-{det}", n=n, form=form)
    if s.language == "en":
        article = ""
        if det == "all":
            slots["det"] = say(s, "det-all", form=form)
        elif det in ("a", "another"):
            text = tidy("en", WORDS.say("en", "text-np", **slots))
            slots["det"] = "an" if text[0] in "aeiouAEIOU" else "a"
            if det == "another" or slots["other"]:
                slots["det"], slots["other"] = say(s, "another"), ""
    elif det == "all":
        slots["det"], article = f"{say(s, 'det-all', form=form)} {article}", ""
    return Phrase(Noun(say(s, "np", **slots), article), form)


_A_OTHER = {"ms": "un", "fs": "un'"}


def _party(s: Scene, g: Group) -> str:
    """Whose they are."""
    if g.side in ("", "opp"):
        return ""
    kind = "party" if g.nouns[0] in CHARACTERS else "control"
    if g.side == "my":
        return say(s, f"my-{kind}")
    return say(s, f"of-{kind}", who=someone(s, g.side))


def faction(s: Scene, name: str) -> Noun:
    return WORDS.noun(s.language, message_id("text", tag_key(name)))


def _trait(s: Scene, trait: Term, form: str) -> str:
    match trait:
        case Term(("<=" | ">=") as sign, (Term("cost", ()), n)):
            least = "least" if sign == ">=" else "most"
            of = Phrase(Noun(str(n))) if isinstance(n, int) else measure(s, n)
            return say(s, f"cost-{least}", of=of, simple="yes" if isinstance(n, int) else "no")
        case Term("dealing", types):
            return say(s, "dealing", types=damage(s, types, 1, "or"))
        case Term("has", (Term(keyword),)):
            return say(s, "with-keyword", keyword=say(s, f"keyword-{keyword}"))
        case Term("faction", (name,)):
            return say(s, "of-faction", faction=faction(s, name))
        case Term("no_tag", (name,)):
            return say(s, "no-tag", tag=say(s, tag_key(name)), form=form)
        case Term(("named" | "named_like") as how, (name,)):
            shown = str(card_noun(c.CARD_NO[name], s.language)) if how == "named" else name
            return say(s, how, name=shown, form=form)
        case Term(name, ()):
            return say(s, f"trait-{name}", form=form)
    raise unsaid(trait)


# -- somebody -------------------------------------------------------------------------------------


def card_noun(card: int, language: str) -> Noun:
    """A card's name; in Italian those of the Italian rulebook, the others as they are printed."""
    entry = c.CARDS[card]
    key = message_id("text-name", entry.slug)
    if WORDS.has(language, key):
        gender = WORDS.attr(language, key, "gender") or ""
        return Noun(WORDS.say(language, key), "", gender)
    return Noun(entry.name)


def itself(s: Scene) -> Phrase:
    """The card that speaks, by its name."""
    if s.granted:
        return Phrase(Noun(say(s, "this-character")))
    name = card_noun(s.card, s.language)
    gender = name.gender or ("f" if c.TYPE[s.card] in FEMININE else "m")
    return Phrase(name, f"{gender}s")


def your_hero(s: Scene) -> Phrase:
    return Phrase(WORDS.noun(s.language, "text-your-hero"))


def _back(s: Scene, found: tuple[Group, ...]) -> Word:
    """The word for something spoken of before."""
    nouns = {noun for g in found for noun in g.nouns}
    if len(nouns) > 1:
        return word(s.language, "noun-card")
    noun = nouns.pop()
    return word(s.language, "noun-character" if noun == "char" else f"noun-{noun}")


def again(s: Scene, found: tuple[Group, ...] | None, pronoun: bool = True) -> Phrase:
    """It: a pronoun where it is the object or the subject, "that ally" behind a preposition."""
    if found is None:
        raise Impossible("A card speaks of something that it did not name before.")
    back = _back(s, found)
    that = back.that() if s.language == "it" else ""
    text = say(s, "that", that=that, noun=back.one, pron="it" if pronoun else "no")
    return Phrase(Noun(text), back.form(False), pronoun)


def attached(s: Scene) -> Phrase:
    back = _back(s, s.host)
    form = back.form(False)
    return Phrase(Noun(say(s, "attached", noun=back.one, form=form), back.article), form)


def target(s: Scene, who: Term) -> Phrase:
    found = groups(who.args[0])
    if s.it is None and who.name == "target":
        s.it = found
    up_to, zone = who.get("up_to", 0), who.get("at")
    in_zone = zone is not None and zone.name != "chain"
    how = "from" if s.moving else "in"
    where = say(s, f"zone-{zone.name}", how=how) if in_zone else ""
    det = "another" if who.name == "second" else "up_to" if up_to else "target"
    return group(s, found, det, up_to, card=in_zone, zone=where)


def someone(s: Scene, who: Any, det: str = "each") -> Phrase:
    """Anybody a power can speak of; `det` is how a whole group is said."""
    if who == s.topic:
        return _topic(s, who)
    match who:
        case Term("self", ()):
            return itself(s)
        case Term("host", ()):
            return attached(s)
        case Term("hero", ()):
            return your_hero(s)
        case Term(("opponents" | "dealer") as name, ()):
            form = "mp" if name == "opponents" else "fs"
            return Phrase(WORDS.noun(s.language, f"text-{name}"), form)
        case Term("it", ()):
            return again(s, s.it)
        case Term("that", ()):
            return again(s, s.that)
        case Term("target" | "second"):
            return target(s, who)
        case Term("each", (inner,)):
            return group(s, groups(inner), det)
        case Term("one", (inner,)):
            return group(s, groups(inner), "a")
        case Term(("those" | "hurt") as name, ()):
            return _those(s, name)
        case _:
            return _player(s, who)


def _topic(s: Scene, who: Any) -> Phrase:
    """Once more whom the sentence is about. Behind an Italian preposition a name is said again."""
    if who == HOST:
        return again(s, s.host)
    known = {SELF: itself, HERO: your_hero}.get(who)
    if known is not None and s.language == "it":
        return known(s)._replace(pronoun=True)
    full = known(s) if known else group(s, groups(who), "a")
    return Phrase(Noun(say(s, "it", form=full.form)), full.form, True)


def _player(s: Scene, who: Any) -> Phrase:
    match who:
        case Term("controller", (Term(("it" | "that") as name),)):
            found = s.it if name == "it" else s.that
            if found is not None and found[0].nouns == ("player",):
                return again(s, found, pronoun=False)
            of = again(s, found, pronoun=False)
            return Phrase(Noun(say(s, "controller", of=of), "il" if s.language == "it" else ""))
        case Term("hero_of", (Term("controller", (Term(),)),)):
            return Phrase(WORDS.noun(s.language, "text-its-hero"))
        case Term("picked_by", (player, inner)):
            found = groups(inner)
            by = someone(s, player)
            own = tuple(g._replace(side="") for g in found)
            what = group(s, own, "a", after=say(s, "their-party"))
            s.chosen.append(say(s, "chooses", who=by, what=what))
            s.it = own
            return again(s, own)
    return group(s, groups(who), "a")


def _those(s: Scene, name: str) -> Phrase:
    """Whom the step before was really done to."""
    if s.done is None:
        raise Impossible("A card speaks of something that it did not name before.")
    verb, who = s.done
    many = who.name == "each" or who.get("up_to", 1) > 1
    found = groups(who.args[0])
    det = "each" if name == "those" else "bare" if many else "a"
    form = _back(s, found).form(det == "bare")
    return group(s, found, det, after=say(s, f"{name}-{verb}", form=form))


# -- amounts --------------------------------------------------------------------------------------


def amount(s: Scene, value: Any) -> int | str:
    """A number, or the letter that stands for it in this sentence."""
    if isinstance(value, int):
        return value
    if value not in s.letters:
        s.letters[value] = "XYZ"[len(s.letters)]
    return s.letters[value]


def where_letters(s: Scene) -> str:
    """The end of a sentence that used letters: ", where X is …" for each."""
    parts = [
        say(s, "where", letter=letter, of=measure(s, value)) for value, letter in s.letters.items()
    ]
    s.letters.clear()
    return "".join(f", {part}" for part in parts)


def measure(s: Scene, value: Any) -> Phrase:
    """What an amount is, with its article."""
    match value:
        case int():
            return Phrase(Noun(str(value)))
        case Term("+", (a, b)):
            return Phrase(Noun(say(s, "plus", a=measure(s, a), b=measure(s, b))))
        case Term("*", (a, b)):
            return Phrase(Noun(say(s, "times", a=measure(s, a), b=measure(s, b))))
        case Term("count", (inner,)):
            return _measured(s, "count", of=group(s, groups(inner), "plain"))
        case Term("classes", (inner,)):
            return _measured(s, "classes", of=group(s, groups(inner), "bare"))
        case Term("counters", (Term(kind),)):
            kind = say(s, f"counter-{kind}")
            return _measured(s, "counters", kind=kind, of=someone(s, SELF))
        case Term("total", (Term(what), inner)):
            return _measured(s, f"total-{what}", of=group(s, groups(inner), "bare"))
        case Term("atk", (Term("most", (inner,)),)):
            return _measured(s, "highest", of=group(s, groups(inner), "bare"))
        case Term(("atk" | "printed_atk" | "cost") as what, (who,)):
            return _measure_of(s, what, who)
    raise unsaid(value)


def _measured(s: Scene, key: str, **args: Any) -> Phrase:
    article = WORDS.attr(s.language, message_id("text-measure", key), "article")
    article = ("the" if s.language == "en" else "il") if article is None else article
    return Phrase(Noun(say(s, f"measure-{key}", **args), article))


def _measure_of(s: Scene, what: str, who: Any) -> Phrase:
    if who in (Term("dealer"), s.topic) or (who in (IT, THAT) and s.it is None and s.that is None):
        return _measured(s, f"its-{what}")
    if who in (IT, THAT):
        of = again(s, s.it if who == IT and s.it is not None else s.that, pronoun=False)
        return _measured(s, f"{what}-of", of=of)
    return _measured(s, f"{what}-of", of=someone(s, who))


# -- conditions -----------------------------------------------------------------------------------


class Test(NamedTuple):
    """A condition: its words, and whether it lasts ("finché") or accompanies ("mentre")."""

    text: str
    acts: bool = False


def test(s: Scene, value: Any, link: str) -> Test:
    """A condition behind "if" or "while"."""
    match value:
        case Term("control", (inner,)):
            return Test(say(s, "test-control", what=group(s, groups(inner), "a")))
        case Term("exists", (inner,)):
            zone = value.get("at")
            where = say(s, f"zone-{zone.name}", how="in") if zone else say(s, "in-play")
            found = group(s, groups(inner), "a", card=zone is not None)
            return Test(say(s, "test-exists", what=found, where=where))
        case Term("same_name", (n,)):
            return Test(say(s, "test-same-name", n=n))
        case Term("own_turn", ()):
            return Test(say(s, "test-own-turn"))
        case Term(("attacking" | "defending") as act, args):
            who = someone(s, args[0] if args else SELF)
            what = _said(s, group(s, groups(args[1]), "a")) if len(args) > 1 else ""
            return Test(say(s, f"test-{act}", who=who, what=what, link=link), acts=True)
        case Term(("undamaged" | "ready") as state, args):
            who = someone(s, args[0] if args else SELF)
            return Test(say(s, f"test-{state}", who=who, link=link))
        case Term("<=", (Term("count", (a,)), Term("count", (b,)))):
            pair = {"a": group(s, groups(a), "plain"), "b": group(s, groups(b), "plain")}
            key = "test-more" if link == "unless" else "test-no-more"
            return Test(say(s, key, **pair))
        case Term(("and" | "or") as last, parts):
            return Test(listed(s, [test(s, part, link).text for part in parts], last))
    raise unsaid(value)


def linked(s: Scene, value: Any, link: str) -> str:
    """
    >>> from .language import parse
    >>> linked(Scene("it", 0), parse("control(ally)"), "while")
    'finché controlli un alleato'
    """
    made = test(s, value, link)
    return say(s, f"link-{link}", test=made.text, acts="yes" if made.acts else "no")


def negatable(value: Any) -> bool:
    """Whether it reads better as "unless" its contrary."""
    return isinstance(value, Term) and value.name == "<="
