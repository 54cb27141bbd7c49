"""Whom: the groups and persons of the effect language, as phrases.

A phrase is a noun with its grammar, so that a sentence can decline it.
"""

from __future__ import annotations

from tabard.core.errors import Impossible
from tabard.core.language.kit import Entry, Phrase, before_adjective, tidy
from tabard.core.language.terms import Term, is_list
from tabard.core.words import Noun

from .scene import Group, Scene, itself, spec_key, tag_key, your_hero
from .sorts import NOUN, is_word, word

SELF, HOST, MY_HERO, IT, THAT = (Term(name) for name in ("self", "host", "hero", "it", "that"))
DEALER = Term("dealer")
TWO_NOUNS = {"char": ("hero", "ally")}
"""What is named by two nouns, where each has its article."""

# -- groups ---------------------------------------------------------------------------------------


def groups(term: Term) -> tuple[Group, ...]:
    """A filter taken apart; kinds that differ in nothing else become one group."""
    found = tuple(apart(term))
    first = found[0]
    if len(found) > 1 and all(g._replace(nouns=()) == first._replace(nouns=()) for g in found):
        return (first._replace(nouns=tuple(dict.fromkeys(n for g in found for n in g.nouns))),)
    return found


def apart(term: Term) -> list[Group]:
    made: list[Group] = word("group", term.name).taken(term)
    return made


def is_character(noun: str) -> bool:
    return noun in NOUN and NOUN[noun].character


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
    # as it is written, each stands behind its article; behind a preposition it is declined
    whole = s.together([p.noun for p in made], "or")
    said = Noun(s.listed([s.the(p) for p in made], "or"), parts=whole.parts, joint=whole.joint)
    return Phrase(said, made[-1].form)


def _one_group(
    s: Scene, g: Group, det: str, n: int, card: bool, zone: str, after: str, aim: bool
) -> Phrase:
    if g.nouns == ("hero",) and g.side == "my" and not g.traits and not g.other:
        return your_hero(s)
    plural = det in ("all", "bare", "plain") or (det == "up_to" and n != 1)
    if det in ("all", "bare"):
        two = (noun for name in g.nouns for noun in TWO_NOUNS.get(name, (name,)))
        g = g._replace(nouns=tuple(dict.fromkeys(two)))
    words, tags = _head(s, g, card, plural)
    form = words[-1].form(plural)
    yours = g.side == "my" and det in ("all", "bare") and not is_character(g.nouns[0])
    traits = [(word("any_trait", t.name), t) for t in g.traits]
    slots = {
        "det": "",
        "poss": s.say("your", form=form) if yours else "",
        "other": s.say("other", form=form) if g.other or det == "another" else "",
        "tag": " ".join(tags),
        "side": s.say("opposing", form=form) if g.side == "opp" else "",
        "adj": " ".join(w.says(s, t, g, form) for w, t in traits if w.place == "before"),
        "party": "" if yours else _party(s, g),
        "after": " ".join(
            [*(w.says(s, t, g, form) for w, t in traits if w.place == "after"), after]
        ),
        "zone": zone,
        "target": s.say("target") if aim and det in ("target", "up_to", "another") else "",
    }
    determined = _english if s.language == "en" else _italian
    return Phrase(determined(s, words, slots, det, n, plural), form)


def _head(s: Scene, g: Group, card: bool, plural: bool) -> tuple[list[Entry], list[str]]:
    """The nouns, and the words that stand with them like an adjective."""
    tags: list[str] = []
    nouns = [s.entry(f"noun-{noun}") for noun in g.nouns]
    for trait in g.traits:
        if word("any_trait", trait.name).place != "tag":
            continue
        name = trait.args[0]
        key = spec_key(name) if trait.name == "spec" else tag_key(name)
        if trait.name == "faction":
            tags.append(s.say("of-faction", faction=s.noun(key)))
            continue
        tag = s.entry(key, name)
        whole = s.attr(key, "whole") if s.has(key) else None
        if len(nouns) == 1 and not card and (g.nouns[0] == "card" or whole == g.nouns[0]):
            nouns = [tag]
        else:
            # an English noun before another one stays singular: Goblin allies
            tags.append(tag.many if plural and s.language == "it" else tag.one)
    if card and g.nouns != ("card",):
        named = s.listed([w.one for w in nouns], "or")
        a_card = s.entry("noun-card")
        one, many = (s.say("card-of", noun=named, card=x) for x in (a_card.one, a_card.many))
        nouns = [Entry(one, many, one, many, a_card.article, a_card.gender)]
    return nouns, tags


def _nouns(s: Scene, words: list[Entry], det: str, n: int, plural: bool) -> str:
    kind = {"each": "each", "up_to": "one" if n == 1 else "some"}.get(det)
    kind = kind or ("many" if plural else "one")
    return s.listed([getattr(w, kind) for w in words], "or" if kind == "one" else "and")


def _english(
    s: Scene, words: list[Entry], slots: dict[str, str], det: str, n: int, plural: bool
) -> Noun:
    slots["noun"] = _nouns(s, words, det, n, plural)
    if det in ("each", "up_to", "next", "all"):
        behind = "yes" if s.manner == "behind" and n > 1 else "no"
        slots["det"] = s.say(f"det-{det}", n=n, form="ms", behind=behind)
    elif slots["other"] and not plural and det != "no":
        slots["det"], slots["other"] = s.say("another"), ""
    elif det == "no":
        slots["det"] = s.say("det-no")
    elif det == "a":
        first = tidy("en", s.say("np", **slots))[0]
        slots["det"] = "an" if first in "aeiouAEIOU" else "a"
    return Noun(s.say("np", **slots))


def _italian(
    s: Scene, words: list[Entry], slots: dict[str, str], det: str, n: int, plural: bool
) -> Noun:
    """A definite article is left to the sentence, which may melt it with a preposition. Each of
    several nouns stands behind its own: un alleato o un'arma, degli eroi e degli alleati."""
    form, article = words[-1].form(plural), ""
    before = slots["poss"] or slots["other"]
    if det in ("a", "no", "target", "another") and not before:
        ones = [f"{w.a('it', '')} {w.one}" for w in words]
        return s.together([*map(Noun, ones[:-1]), Noun(s.say("np", **slots, noun=ones[-1]))], "or")
    slots["noun"] = _nouns(s, words, det, n, plural)
    if det in ("a", "no", "target", "another"):
        slots["noun"] = s.listed([w.one for w in words], "or")
        slots["det"] = _A_OTHER[form]
    if det in ("each", "up_to", "next"):
        behind = "yes" if s.manner == "behind" and n > 1 else "no"
        slots["det"] = s.say(f"det-{det}", n=n, form=form, behind=behind)
        before = slots["det"]
    if det in ("bare", "all", "next"):
        article = before_adjective(before, form) if before else words[0].the(plural)
    if det == "all" and before:
        slots["det"], article = f"{s.say('det-all', form=form)} {article}", ""
    elif det == "all":
        whole = s.the(Phrase(_each_its_own(s, words, slots)))
        return Noun(f"{s.say('det-all', form=form)} {whole}")
    elif det == "bare" and not before:
        return _each_its_own(s, words, slots)
    return Noun(s.say("np", **slots), article)


def _each_its_own(s: Scene, words: list[Entry], slots: dict[str, str]) -> Noun:
    """All of several sorts, each behind its article: gli eroi e gli alleati avversari."""
    *first, last = words
    slots["noun"] = last.many
    whole = Noun(s.say("np", **slots), last.the(True))
    return s.together([*(Noun(w.many, w.the(True)) for w in first), whole])


_A_OTHER = {"ms": "un", "fs": "un'"}


def _party(s: Scene, g: Group) -> str:
    """Whose they are."""
    if g.side in ("", "opp"):
        return ""
    if g.side in ("play", "opp_play"):
        return s.say(g.side)
    kind = "party" if is_character(g.nouns[0]) else "control"
    if g.side == "my":
        return s.say(f"my-{kind}")
    return s.say(f"of-{kind}", who=player(s, g.side))


# -- somebody -------------------------------------------------------------------------------------


def someone(s: Scene, who: Term, det: str = "each") -> Phrase:
    """Anybody a power can speak of; `det` is how a whole group is said."""
    if who == s.topic and who not in (IT, THAT):
        return topic(s, who)
    made: Phrase = word("anybody", who.name).says(s, who, det)
    return made


def player(s: Scene, who: Term) -> Phrase:
    """A player, or the card whose controller is meant."""
    made: Phrase = word("this" if who == HOST else "player", who.name).says(s, who)
    return made


def topic(s: Scene, who: Term) -> Phrase:
    """Once more whom the sentence is about. Behind an Italian preposition a name is said again."""
    if who == HOST:
        return said_again(s, s.host)
    known = {SELF: itself, MY_HERO: your_hero}.get(who)
    full = known(s) if known else described(s, who, "a")
    if known is not None and (full.person or s.language == "it"):
        return full._replace(pronoun=True)
    return s.pronoun(full.form)


def described(s: Scene, who: Term, det: str) -> Phrase:
    """A group by its filter, or whoever it is."""
    if is_word("group", who.name):
        return group(s, groups(who), det)
    made: Phrase = word("anybody", who.name).says(s, who, det)
    return made


def back(s: Scene, found: tuple[Group, ...]) -> Entry:
    """The word for something spoken of before."""
    nouns = {noun for g in found for noun in g.nouns}
    if len(nouns) > 1:
        characters = all(map(is_character, nouns))
        return s.entry("noun-character" if characters else "noun-card")
    noun = nouns.pop()
    return s.entry("noun-character" if noun == "char" else f"noun-{noun}")


def said_again(s: Scene, found: tuple[Group, ...] | None, pronoun: bool = True) -> Phrase:
    """It: an Italian pronoun where it is the object or the subject, "that ally" behind a
    preposition; in English "it" is a card that is no hero or ally."""
    if found is None:
        raise Impossible("A card speaks of something that it did not name before.")
    entry = back(s, found)
    that = entry.that() if s.language == "it" else ""
    person = all(is_character(noun) for g in found for noun in g.nouns)
    it = "it" if pronoun and not person else "no"
    text = s.say("that", that=that, noun=entry.one, pron=it)
    return Phrase(Noun(text), entry.form(False), pronoun, person)


def that_one(s: Scene, who: Term, pronoun: bool = True) -> Phrase:
    """What was named before: the target, or what the event happened to."""
    found = s.it if who == IT else s.that
    if found is not None:
        return said_again(s, found, pronoun)
    if s.its is not None and s.its != who:
        return someone(s, s.its)
    if s.topic is not None:
        return topic(s, s.topic)
    raise Impossible("A card speaks of something that it did not name before.")


def attached(s: Scene) -> Phrase:
    entry = back(s, s.host)
    form = entry.form(False)
    return Phrase(Noun(s.say("attached", noun=entry.one, form=form), entry.article), form)


def target(s: Scene, who: Term) -> Phrase:
    found = groups(who.args[0])
    if s.it is None and who.name == "target":
        s.it = found
    up_to, zone = who.get("up_to", 0), who.get("at")
    in_zone = zone is not None and zone.name != "chain"
    how = "from" if s.manner == "moving" else "in"
    where = s.say(f"zone-{zone.name}", how=how) if zone is not None and in_zone else ""
    det = "another" if who.name == "second" else "up_to" if up_to else "target"
    return group(s, found, det, up_to, card=in_zone, zone=where)


def picked_by(s: Scene, who: Term, det: str) -> Phrase:
    chooser, inner = who.args
    own = tuple(g._replace(side="") for g in groups(inner))
    by = player(s, chooser)
    what = group(s, own, "a", after=s.say("their-party"))
    s.chosen.append(s.say("chooses", who=by, what=what))
    return said_again(s, own)


def those(s: Scene, who: Term, det: str) -> Phrase:
    """Whom the step before was really done to."""
    if s.done is None:
        raise Impossible("A card speaks of something that it did not name before.")
    verb, whom = s.done
    name = who.name
    if not is_list(whom) and whom.name not in ("each", "target", "second", "one", "picked_by"):
        return someone(s, whom)
    if not is_list(whom) and whom.name in ("one", "picked_by"):
        own = tuple(g._replace(side="") for g in groups(whom.args[-1]))
        return said_again(s, own)
    found: tuple[Group, ...] = (Group(("char",)),)
    many = is_list(whom)
    if not is_list(whom):
        many = whom.name == "each" or whom.get("up_to", 1) > 1
        found = groups(whom.args[0])
    det = "each" if name == "those" else "bare" if many else "a"
    form = back(s, found).form(det == "bare")
    return group(s, found, det, after=s.say(f"{name}-{verb}", form=form))
