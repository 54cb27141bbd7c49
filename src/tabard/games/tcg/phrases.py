"""Whom: the groups and persons of the effect language, as phrases.

A phrase is a noun with its grammar, so that a sentence can decline it. What has no words is a bug
in us and says so: an expression is never shown as it is written.
"""

from __future__ import annotations

from typing import Any

from tabard.core.errors import Impossible
from tabard.core.phrase import message_id
from tabard.core.words import Noun

from . import content as c
from .language import Term
from .lexicon import (
    WORDS,
    Group,
    Phrase,
    Scene,
    Word,
    amount,
    damage,
    listed,
    say,
    tag_key,
    tidy,
    unsaid,
    word,
)

SELF, HOST, HERO, IT, THAT = (Term(name) for name in ("self", "host", "hero", "it", "that"))
CHARACTERS = ("char", "hero", "ally", "totem")
FEMININE = (c.ABILITY, c.WEAPON, c.ARMOR, c.QUEST)
"""Types whose Italian word is feminine: a card agrees with its type unless its name says."""

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
    *("was_damaged", "no_tag"),
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
    # English says "target" once for all of them
    aims = [i == 0 or s.language == "it" for i in range(len(found))]
    made = [
        _one_group(s, g, det, n, card, zone, after, aim) for g, aim in zip(found, aims, strict=True)
    ]
    if len(made) == 1:
        return made[0]
    return Phrase(Noun(listed(s, [said(s, p) for p in made], "or")), made[-1].form)


def said(s: Scene, phrase: Phrase) -> str:
    return say(s, "the", what=phrase)


def _one_group(
    s: Scene, g: Group, det: str, n: int, card: bool, zone: str, after: str, aim: bool
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
        "adj": " ".join(_trait(s, g, t, form) for t in g.traits if t.name in BEFORE),
        "party": "" if yours else _party(s, g),
        "after": " ".join(
            [*(_trait(s, g, t, form) for t in g.traits if t.name not in (*BEFORE, *TAGS)), after]
        ),
        "zone": zone,
        "target": say(s, "target") if aim and det in ("target", "up_to", "another") else "",
    }
    determined = _english if s.language == "en" else _italian
    return Phrase(determined(s, words, slots, det, n, plural), form)


TAGS = ("tag", "race", "spec", "class_", "faction")


def _head(s: Scene, g: Group, card: bool, plural: bool) -> tuple[list[Word], list[str]]:
    """The nouns, and the words that stand with them like an adjective."""
    tags: list[str] = []
    nouns = [word(s.language, f"noun-{noun}") for noun in g.nouns]
    for trait in g.traits:
        if trait.name not in TAGS:
            continue
        key = f"spec-{c.slug(trait.args[0])}" if trait.name == "spec" else tag_key(trait.args[0])
        if trait.name == "faction":
            name = WORDS.noun(s.language, message_id("text", key))
            tags.append(say(s, "of-faction", faction=name))
            continue
        tag = word(s.language, key)
        whole = WORDS.attr(s.language, message_id("text", key), "whole")
        if len(nouns) == 1 and not card and (g.nouns[0] == "card" or whole == g.nouns[0]):
            nouns = [tag]
        else:
            # an English noun before another one stays singular: Goblin allies
            tags.append(tag.many if plural and s.language == "it" else tag.one)
    if card and g.nouns != ("card",):
        named = listed(s, [w.one for w in nouns], "or")
        a_card = word(s.language, "noun-card")
        one, many = (say(s, "card-of", noun=named, card=x) for x in (a_card.one, a_card.many))
        nouns = [Word(one, many, one, many, a_card.article, a_card.gender)]
    return nouns, tags


def _nouns(s: Scene, words: list[Word], det: str, n: int, plural: bool) -> str:
    kind = {"each": "each", "up_to": "one" if n == 1 else "some"}.get(det)
    kind = kind or ("many" if plural else "one")
    return listed(s, [getattr(w, kind) for w in words], "or" if kind == "one" else "and")


def _english(
    s: Scene, words: list[Word], slots: dict[str, str], det: str, n: int, plural: bool
) -> Noun:
    slots["noun"] = _nouns(s, words, det, n, plural)
    if det in ("each", "up_to", "next", "all"):
        behind = "yes" if s.manner == "behind" and n > 1 else "no"
        slots["det"] = say(s, f"det-{det}", n=n, form="ms", behind=behind)
    elif slots["other"] and not plural:
        slots["det"], slots["other"] = say(s, "another"), ""
    elif det == "a":
        first = tidy("en", WORDS.say("en", "text-np", **slots))[0]
        slots["det"] = "an" if first in "aeiouAEIOU" else "a"
    return Noun(say(s, "np", **slots))


def _italian(
    s: Scene, words: list[Word], slots: dict[str, str], det: str, n: int, plural: bool
) -> Noun:
    """A definite article is left to the sentence, which may melt it with a preposition."""
    form, article = words[-1].form(plural), ""
    if det in ("a", "target", "another"):
        # every noun behind its own article: un alleato o un'arma
        bare = bool(slots["other"])
        slots["noun"] = listed(
            s, [w.one if bare else f"{w.a('it', '')} {w.one}" for w in words], "or"
        )
        slots["det"] = _A_OTHER[form] if bare else ""
        return Noun(say(s, "np", **slots))
    slots["noun"] = _nouns(s, words, det, n, plural)
    if det in ("each", "up_to", "next"):
        behind = "yes" if s.manner == "behind" and n > 1 else "no"
        slots["det"] = say(s, f"det-{det}", n=n, form=form, behind=behind)
    if det in ("bare", "all", "next"):
        first = slots["poss"] or slots["other"] or slots["det"]
        article = _before(first, form) if first else words[0].the(plural)
    if det == "all":
        slots["det"], article = f"{say(s, 'det-all', form=form)} {article}", ""
    return Noun(say(s, "np", **slots), article)


_A_OTHER = {"ms": "un", "fs": "un'"}


def _before(adjective: str, form: str) -> str:
    """The definite article before an adjective: gli altri, i tuoi, il prossimo."""
    vowel = adjective[0] in "aeiou"
    return {"ms": "il", "fs": "la", "mp": "gli" if vowel else "i", "fp": "le"}[form]


def _party(s: Scene, g: Group) -> str:
    """Whose they are."""
    if g.side in ("", "opp"):
        return ""
    if g.side in ("play", "opp_play"):
        return say(s, g.side)
    kind = "party" if g.nouns[0] in CHARACTERS else "control"
    if g.side == "my":
        return say(s, f"my-{kind}")
    return say(s, f"of-{kind}", who=someone(s, g.side))


def _trait(s: Scene, g: Group, trait: Term, form: str) -> str:
    match trait:
        case Term(("<=" | ">=") as sign, (Term("cost", ()), n)):
            return say(s, "cost-least" if sign == ">=" else "cost-most", n=amount(s, n))
        case Term("dealing", types):
            return say(s, "dealing", types=damage(s, types, 1, "or"))
        case Term("has", (Term(keyword),)):
            return say(s, "with-keyword", keyword=say(s, f"keyword-{keyword}"))
        case Term("no_tag", (name,)):
            return say(s, "no-tag", tag=say(s, tag_key(name)), form=form)
        case Term(("named" | "named_like") as how, (name,)):
            shown = str(card_noun(c.CARD_NO[name], s.language)) if how == "named" else name
            return say(s, how, name=shown, form=form)
        case Term(name, ()):
            return say(s, f"trait-{name}", form=form, mine="yes" if g.side == "play" else "no")
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
    how = "from" if s.manner == "moving" else "in"
    where = say(s, f"zone-{zone.name}", how=how) if in_zone else ""
    det = "another" if who.name == "second" else "up_to" if up_to else "target"
    return group(s, found, det, up_to, card=in_zone, zone=where)


def someone(s: Scene, who: Any, det: str = "each") -> Phrase:
    """Anybody a power can speak of; `det` is how a whole group is said."""
    if who == s.topic and who not in (IT, THAT):
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
            if s.topic == who.args[0]:
                return Phrase(WORDS.noun(s.language, "text-its-controller"))
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
