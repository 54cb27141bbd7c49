"""The texts of the cards say what their powers say, in two languages, and say it well."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabard.core.catalogue import Catalogue
from tabard.core.errors import Impossible
from tabard.core.language.terms import Term, parse
from tabard.core.words import LANGUAGES
from tabard.games.tcg import content as c
from tabard.games.tcg.language import text
from tabard.games.tcg.language.scene import CIRCLED, Scene
from tabard.games.tcg.language.sorts import KEYWORD_WORDS, MARK
from tabard.games.tcg.language.words.heads import paragraph
from tabard.games.tcg.language.words.names import DAMAGE_TYPES

GOLDEN = Path(__file__).parents[1] / "golden" / "tcg-texts.txt"
ALL = range(len(c.CARDS))


def inside(value: Any) -> Iterator[Any]:
    """Everything in an expression, the powers that it gives away too."""
    yield value
    if isinstance(value, Term):
        if value.name == "power":
            yield from inside(parse(value.args[0]))
        for part in (*value.args, *(v for _, v in value.named)):
            yield from inside(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from inside(part)


def terms(card: int) -> list[Any]:
    return [part for power in c.CARDS[card].powers for part in inside(power)]


def called(card: int, *names: str) -> int:
    return sum(isinstance(x, Term) and x.name in names for x in terms(card))


def printed(card: c.Card) -> bool:
    return bool(card.keywords or card.assault or card.mend or card.resist)


def nameless(language: str) -> list[str]:
    """The texts without the names of cards, which are no words of a language."""
    names = sorted((text.card_name(i, language) for i in ALL), key=len, reverse=True)
    name = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, names))})(?!\w)")
    return [name.sub("N", text.card_text(i, language)) for i in ALL]


NAMELESS = {language: nameless(language) for language in LANGUAGES}


def found(pattern: str, language: str) -> list[str]:
    """Lines in which something stands that should not."""
    return [
        line for said in NAMELESS[language] for line in said.split("\n") if re.search(pattern, line)
    ]


# -- every text -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_has_text_exactly_when_it_has_keywords_or_powers(language: str) -> None:
    for i, card in enumerate(c.CARDS):
        assert bool(text.card_text(i, language)) == (printed(card) or bool(card.powers)), card.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_keywords_or_whole_sentences(language: str) -> None:
    for i, card in enumerate(c.CARDS):
        lines = text.card_text(i, language).split("\n")
        if printed(card):
            keywords = lines.pop(0)
            assert re.fullmatch(r"[^.:]+", keywords), keywords
        for line in filter(None, lines):
            assert line[0].isupper() or line[0] in CIRCLED, line
            assert line.endswith((".", ".”", ".»")), line
            for sentence in re.split(r"(?<=[.:]) |➡ ", line)[1:]:
                if not line.startswith(("Choose one", "Scegli un effetto")):
                    assert sentence[0].isupper() or sentence[0] in CIRCLED, line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "pattern", [r"[_{}=\[\]]", r"\w\(", r"\s\s|^\s|\s$", r"\.\.", r"\s[,.;:]", r"\b(\w+) \1\b"]
)
def test_no_text_shows_how_it_is_made(language: str, pattern: str) -> None:
    assert not found(pattern, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_arrow_is_an_arrow_and_a_minus_a_minus(language: str) -> None:
    assert not found(r">>>|->|→|(?<!\w)-[\dX]", language)
    assert found("➡", language)
    assert found(r"−\d", language)


def test_people_are_not_called_it() -> None:
    for i, card in enumerate(c.CARDS):
        if card.char_class or card.faction:
            about_themselves = r"^(When|At|If) [^,]*\bN\b[^.]*, it\b|\bN\b[^.➡]* (itself|it's)\b"
            assert not re.search(about_themselves, NAMELESS["en"][i]), card.name
    assert not found(r"(?i)your hero[^.]*\b(it|itself)\b(?! (would|is) dealt)", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_tag_forbids_is_told(language: str) -> None:
    mounts = [i for i in ALL if any(tag.name == "Mount" for tag in c.CARDS[i].tags)]
    assert mounts
    for i in mounts:
        name = text.card_name(i, language)
        said = {
            "en": f"{name} can't attack or be attacked.",
            "it": f"{name} non può attaccare né essere attaccato.",
        }
        assert said[language] in text.card_text(i, language)


def test_tokens_are_called_what_they_are_in_each_language() -> None:
    tokens = [i for i in ALL if c.CARDS[i].token]
    assert {text.card_name(i, "it") for i in tokens} == {
        *("Ghoul", "Brode", "Bob", "Nano Guerriero", "Tauren Guerriero"),
        *("Elementale del Fuoco", "Elementale dell'Aria", "Elementale dell'Acqua"),
        *("Elementale della Terra", "Dragonide del Crepuscolo"),
    }
    magni = text.card_text(c.CARD_NO["Magni, the Mountain King"], "en")
    assert "Put an Alliance Dwarf Warrior token (1 melee ATK, 1 health) into play." in magni
    assert "pedina Tauren Guerriero dell'Orda" in text.card_text(
        c.CARD_NO["Cairne, Earthmother's Chosen"], "it"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_a_power_stands_in_its_text(language: str) -> None:
    one = {"en": r"\b(1|an?)\b", "it": r"\b(1|una?)\b|un'"}[language]
    double = {"en": "doubled", "it": "raddoppiano"}[language]
    for i in ALL:
        said = text.card_text(i, language)
        for n, circle in enumerate(CIRCLED):
            said = said.replace(circle, f" {n} ")
        for part in terms(i):
            if isinstance(part, Term) and part.name == "packets" and part.get("times") == 2:
                said = said.replace(double, "2")
            if isinstance(part, int) and abs(part) > 1:
                assert re.search(rf"(?<!\d){abs(part)}(?!\d)", said), (part, said)
            if isinstance(part, int) and abs(part) == 1:
                assert re.search(one, said), (part, said)


def test_every_target_and_every_choice_is_said() -> None:
    for i in ALL:
        en, it = NAMELESS["en"][i], NAMELESS["it"][i]
        aimed = called(i, "target", "second")
        assert len(re.findall(r"\btarget\b", en, re.I)) == aimed, en
        assert len(re.findall(r"\bbersaglio\b", it)) >= aimed, it
        allowed = called(i, "may", "ramp", "free", "from_graveyard")
        allowed += sum(isinstance(x, Term) and x.get("rest") is not None for x in terms(i))
        assert len(re.findall(r"\bmay\b", en, re.I)) == allowed, en
        assert len(re.findall(r"\b(puoi|può)\b(?<!non può)", it, re.I)) >= allowed, it


def test_every_kind_of_damage_is_said() -> None:
    for i in ALL:
        for kind in DAMAGE_TYPES:
            if called(i, kind):
                assert kind in NAMELESS["en"][i].lower(), NAMELESS["en"][i]
                word = text.WORDS.say("it", f"text-type-{kind}", n=1)
                assert word.removesuffix("o") in NAMELESS["it"][i], NAMELESS["it"][i]


def test_no_text_is_the_same_in_both_languages() -> None:
    both = [(text.card_text(i, "en"), text.card_text(i, "it")) for i in ALL]
    assert not [en for en, it in both if en and en == it]


# -- Italian --------------------------------------------------------------------------------------

ARTICLES = "il|lo|la|l'|i|gli|le"
IMPURE = "s[bcdfglmnpqrtv]|z|gn|ps|x|y"


@pytest.mark.parametrize(
    "pattern",
    [
        rf"\b(di|a|in|da|su) ({ARTICLES})(?<=')",
        r"\b(di|a|in|da|su) (il|lo|la|i|gli|le)\b",
        r"\b(il|lo|la|i|una|del|della|al|alla|dal|dalla|nel|nella|sul|sulla) [aeiouàèéìòù]",
        r"\b(quel|quella|dei|ai|dai|nei|sui|quei) [aeiou]",
        rf"\b(il|un|i|del|al|dal|quel) ({IMPURE})",
        rf"\b(gli|degli|agli|dagli|quegli) (?!{IMPURE})[^aeiou\s]",
        rf"(?<!se )\b(lo|uno|allo|dello) (?!{IMPURE})",
        r"\b(un|l|dell|all|dall|nell|sull|quell)'[^aeiouAEIOU]",
        r"' ",
        r"\bun (arma|armatura|abilità|altra)\b|un'(alleato|eroe|equipaggiamento|oggetto|altro)\b",
        r"\be [eè]",
        r"\b1 danni\b|\b([2-9]|\d\d|X|altrettanti|i) danno\b",
        r"\b1 carte\b|\b([2-9]|X) carta\b",
        r"\b(tutti le|tutte gli|tutte i|tutti la)\b",
        r"\bogni (eroi|alleati|armi|risorse|carte)\b",
        r"\b(ha|può|infligge|guarisce|scarta|pesca) (hanno|possono)\b",
    ],
)
def test_articles_prepositions_and_plurals(pattern: str) -> None:
    assert not found(f"(?i){pattern}", "it")


NOUNS = ("char", "hero", "ally", "equipment", "item", "weapon", "armor", "resource", "card")
ADJECTIVES = (
    *("opposing", "trait-exhausted", "trait-ready", "trait-damaged", "trait-was-damaged"),
    *("other", "your"),
)


@pytest.mark.parametrize("noun", NOUNS)
def test_adjectives_agree_with_their_noun(noun: str) -> None:
    key = f"text-noun-{noun}"
    gender = text.WORDS.noun("it", key).gender
    for number in "sp":
        plural = text.WORDS.attr("it", key, "plural")
        word = text.WORDS.say("it", key) if number == "s" else plural
        right = {text.WORDS.say("it", f"text-{a}", form=gender + number) for a in ADJECTIVES}
        every = {
            text.WORDS.say("it", f"text-{a}", form=g + n)
            for a in ADJECTIVES
            for g in "mf"
            for n in "sp"
        }
        wrong = "|".join(sorted(every - right))
        assert not found(rf"(?i)\b{word} ({wrong})\b|\b({wrong}) {word}\b", "it")


def test_verbs_agree_with_their_subject() -> None:
    plural = r"^(Continuo: )?(Gli|Le|I) [^,.]*\b(ha|può|perde|infligge|costa)\b"
    singular = r"^(Continuo: )?(Il|La|L'|Un|Una|Un'|N)\b[^,.]*\b(hanno|possono|perdono|costano)\b"
    assert not found(plural, "it")
    assert not found(singular, "it")


def test_both_languages_have_the_same_messages() -> None:
    ours = {lang: {k for k in text.WORDS.keys(lang) if k.startswith("text-")} for lang in LANGUAGES}
    assert ours["en"] == ours["it"]


# -- examples -------------------------------------------------------------------------------------

EXAMPLES = {
    "Fireball": (
        "Attach to target hero or ally. Your hero deals 4 fire damage to that character.\n"
        "Ongoing: At the start of your turn, your hero deals 1 fire damage to attached character.",
        "Assegnala a un eroe o alleato bersaglio. Il tuo eroe infligge 4 danni da fuoco a quel "
        "personaggio.\n"
        "Continuo: All'inizio del tuo turno, il tuo eroe infligge 1 danno da fuoco al personaggio "
        "assegnato.",
    ),
    "Lu'ka de Wall": (
        "Protector\nWhen Lu'ka de Wall is dealt damage, you may exhaust target hero or ally.",
        "Protettore\n"
        "Quando Lu'ka de Wall subisce danno, puoi spossare un eroe o alleato bersaglio.",
    ),
    "Polymorph": (
        "Attach to target ally.\n"
        "Ongoing: Attached ally can't attack or protect, loses all powers, and is also a Sheep.",
        "Assegnala a un alleato bersaglio.\n"
        "Continuo: L'alleato assegnato non può attaccare né proteggere, perde tutti i poteri ed è "
        "anche una Pecora.",
    ),
    "Leisha of Darnassus": (
        "On your turn: ③, flip Leisha of Darnassus ➡ Your hero has Assault 3 this turn.",
        "Nel tuo turno: ③, gira Leisha of Darnassus ➡ Il tuo eroe ha Assalire 3 in questo turno.",
    ),
    "Earth and Moon": (
        "Ongoing: Arcane and nature damage dealt by heroes and allies in your party is increased "
        "by 2.",
        "Continuo: I danni arcani e da natura inflitti dagli eroi e dagli alleati del tuo "
        "gruppo aumentano di 2.",
    ),
    "Chain Lightning": (
        "Choose up to 3 target heroes and/or allies. Your hero deals 3 nature damage to the first, "
        "2 to the second, and 1 to the third.",
        "Scegli fino a 3 eroi e/o alleati bersaglio. Il tuo eroe infligge 3 danni da natura al "
        "primo, 2 al secondo e 1 al terzo.",
    ),
    "Ice Lance": (
        "Your hero deals 2 frost damage to target ally. If that ally is ready, your hero deals 6 "
        "instead.",
        "Il tuo eroe infligge 2 danni da gelo a un alleato bersaglio. Se è pronto, il tuo eroe ne "
        "infligge invece 6.",
    ),
    "Cobra Shot": (
        "Your hero deals X nature damage to target hero or ally, where X is the highest ATK among "
        "Pets in your party plus the highest ATK among your Ranged weapons.",
        "Il tuo eroe infligge X danni da natura a un eroe o alleato bersaglio, dove X è l'ATK più "
        "alto tra i Famigli del tuo gruppo più l'ATK più alto tra le tue armi Distanza.",
    ),
    "Mojo Doctor Zin'tar": (
        "When Mojo Doctor Zin'tar attacks, Mojo Doctor Zin'tar heals 1 damage from target hero or "
        "ally in your party and deals 1 nature damage to target opposing hero or ally.",
        "Quando Mojo Doctor Zin'tar attacca, guarisce 1 danno da un eroe o alleato bersaglio del "
        "tuo gruppo e infligge 1 danno da natura a un eroe o alleato avversario bersaglio.",
    ),
    "Abomination Knuckles": (
        "When Abomination Knuckles enters play, you may destroy target armor or item.",
        "Quando Abomination Knuckles entra in gioco, puoi distruggere un'armatura o un oggetto "
        "bersaglio.",
    ),
    "Emelia Darkhand": (
        "Protector\nEmelia Darkhand can't attack unless there are more opposing allies than allies "
        "in your party.",
        "Protettore\nEmelia Darkhand non può attaccare a meno che non ci siano più alleati "
        "avversari che alleati del tuo gruppo.",
    ),
    "Trade Prince Gallywix": (
        "Goblin allies in your party have Time is Money and “Activate ➡ Ready a resource you "
        "control.”",
        "Gli alleati Goblin del tuo gruppo hanno Il Tempo è Denaro e «Attiva ➡ Fai tornare "
        "pronta una risorsa che controlli.»",
    ),
    "Ysera the Dreamer": (
        "Mend 3\nYsera the Dreamer costs ① less for each face-down resource you control.\n"
        "At the start of your turn, you may draw a card.",
        "Sanare 3\nYsera the Dreamer costa ① in meno per ogni risorsa a faccia in giù che "
        "controlli.\nAll'inizio del tuo turno, puoi pescare una carta.",
    ),
    "Brothers in Death": (
        "Pay ③ on your turn to complete this quest. Reward: Remove target ally card in a graveyard "
        "from the game. If you do, put a Ghoul token (3 melee ATK, 3 health) into play.",
        "Paga ③ nel tuo turno per completare questa missione. Ricompensa: Rimuovi dal gioco una "
        "carta alleato bersaglio in un cimitero. Se lo fai, metti in gioco una pedina Ghoul (3 ATK "
        "mischia, 3 salute).",
    ),
    "The Key to Freedom": (
        "Pay ④ to complete this quest. Reward: Draw a card.",
        "Paga ④ per completare questa missione. Ricompensa: Pesca una carta.",
    ),
    "Cerwyn": ("", ""),
    "Deathlord Jones": (
        "When Deathlord Jones enters play, put a unique Ghoul token named Brode (3 melee ATK, 3 "
        "health, “Brode can't ready during its controller's ready step.”) into play exhausted.\n"
        "On your turn, once per turn: ③ ➡ Deathlord Jones deals 3 shadow damage to target hero or "
        "ally. Ready a Ghoul in your party.",
        "Quando Deathlord Jones entra in gioco, metti in gioco spossata una pedina Ghoul unica "
        "chiamata Brode (3 ATK mischia, 3 salute, «Brode non può tornare pronto durante "
        "l'interfase di preparazione del suo controllore.»).\n"
        "Nel tuo turno, una volta per turno: ③ ➡ Deathlord Jones infligge 3 danni da ombra a un "
        "eroe o alleato bersaglio. Fai tornare pronto un Ghoul del tuo gruppo.",
    ),
    "Mottled Drake": (
        "Mottled Drake can't attack or be attacked.\n"
        "When you place a resource face up, ready target Dragonkin ally in your party. Your hero "
        "heals all damage from that ally.",
        "Mottled Drake non può attaccare né essere attaccato.\n"
        "Quando piazzi una risorsa a faccia in su, fai tornare pronto un alleato Dragonide "
        "bersaglio del tuo gruppo. Il tuo eroe guarisce tutti i danni da quell'alleato.",
    ),
    "Kill Command": (
        "Target Pet in your party deals melee damage equal to its ATK to target ally.",
        "Un Famiglio bersaglio del tuo gruppo infligge a un alleato bersaglio danno da mischia "
        "pari al proprio ATK.",
    ),
    "Inquisition": (
        "Target ally deals unpreventable holy damage to itself equal to its ATK.",
        "Un alleato bersaglio infligge a se stesso danno sacro non prevenibile pari al proprio "
        "ATK.",
    ),
    "Haratha Hammerflame": (
        "When Haratha Hammerflame is destroyed, Haratha Hammerflame may deal 3 fire damage to "
        "target opposing hero.",
        "Quando Haratha Hammerflame viene distrutta, può infliggere 3 danni da fuoco a un eroe "
        "avversario bersaglio.",
    ),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples(name: str) -> None:
    card = c.CARD_NO[name]
    assert (text.card_text(card, "en"), text.card_text(card, "it")) == EXAMPLES[name]


@pytest.mark.parametrize(
    ("name", "en", "it", "stats"),
    [
        ("Fire Blast", "Instant Ability — Fire", "Abilità Istantanea — Fuoco", "Cost 1"),
        (
            "Arcanite Reaper",
            "Two-Handed Weapon — Axe, Melee (1)",
            "Arma a Due Mani — Ascia, Mischia (1)",
            "Cost 7 · ATK 5 melee · Strike cost 0",
        ),
        (
            "Kor Cindervein",
            "Ally — Dwarf Paladin",
            "Alleato — Nano Paladino",
            "Cost 3 · ATK 3 melee · Health 3",
        ),
        (
            "Explosive Shot",
            "Instant Ability — Survival Talent",
            "Abilità Istantanea — Talento Sopravvivenza",
            "Cost 4",
        ),
        (
            "Tempest Totem",
            "Ability Ally — Restoration, Water Totem (1)",
            "Abilità Alleato — Rigenerazione, Totem d'Acqua (1)",
            "Cost 4 · ATK 0 frost · Health 4",
        ),
        (
            "Garrosh Hellscream",
            "Unique Ally — Orc Warrior",
            "Alleato Unico — Orco Guerriero",
            "Cost 7 · ATK 7 melee · Health 7",
        ),
        (
            "Golem Skull Helm",
            "Armor — Plate, Head (1)",
            "Armatura — Piastre, Testa (1)",
            "Cost 3 · DEF 3",
        ),
        ("Gurzak of Orgrimmar", "Hero — Orc Warrior", "Eroe — Orco Guerriero", "Health 30"),
        ("Gilneas", "Location", "Luogo", ""),
    ],
)
def test_type_lines_and_numbers(name: str, en: str, it: str, stats: str) -> None:
    card = c.CARD_NO[name]
    assert text.type_line(card, "en") == en
    assert text.type_line(card, "it") == it
    assert text.stats_line(card, "en") == stats


def test_names_are_those_of_the_rulebook_where_it_has_them() -> None:
    names = {
        "Kor Cindervein": "Kor Venacenero",
        "Mark of the Wild": "Marchio della Selva",
        "Fel Iron Hatchet": "Accetta di Ferro Diabolico",
        "The Key to Freedom": "La Chiave per la Libertà",
        "Fireball": "Fireball",
    }
    for name, italian in names.items():
        assert text.card_name(c.CARD_NO[name], "en") == name
        assert text.card_name(c.CARD_NO[name], "it") == italian
    assert [text.card_name(i, "en") for i in ALL] == [card.name for card in c.CARDS]


UNPRINTED = {
    "packets(sure, by=my(ally))": (
        "Damage dealt by allies in your party can't be prevented.",
        "I danni inflitti dagli alleati del tuo gruppo non possono essere prevenuti.",
    ),
    "play(may(exhaust(target(ally)), draw(1)))": (
        "You may exhaust target ally and draw a card.",
        "Puoi spossare un alleato bersaglio e pescare una carta.",
    ),
    "play(destroy(one(opp(weapon))))": (
        "Destroy an opposing weapon.",
        "Distruggi un'arma avversaria.",
    ),
    "play(destroy(target(other(my(ally)))))": (
        "Destroy another target ally in your party.",
        "Distruggi un altro alleato bersaglio del tuo gruppo.",
    ),
    "play(ready(each(opp(location))))": (
        "Ready all opposing locations.",
        "Fai tornare pronti tutti i luoghi avversari.",
    ),
    "static(my(ability), cant(be_destroyed))": (
        "Your abilities can't be destroyed.",
        "Le tue abilità non possono essere distrutte.",
    ),
    "play(heal(2, [hero, target(ally)]))": (
        "Your hero heals 2 damage from your hero and target ally.",
        "Il tuo eroe guarisce 2 danni dal tuo eroe e da un alleato bersaglio.",
    ),
    "pay(cost(1, hurt(1)), discount(any(weapon, armor), 2), once)": (
        "Once per turn: ①, put 1 damage on your hero ➡ The next weapon or armor you play this "
        "turn costs ② less.",
        "Una volta per turno: ①, metti 1 danno sul tuo eroe ➡ La prossima arma o armatura che "
        "giochi in questo turno costa ② in meno.",
    ),
    "play(destroy(each(opp(ally(attacking)))))": (
        "Destroy all attacking opposing allies.",
        "Distruggi tutti gli alleati avversari attaccanti.",
    ),
    "play(destroy(each(ally(caused_damage))))": (
        "Destroy all allies that caused damage this turn.",
        "Distruggi tutti gli alleati che hanno causato danno in questo turno.",
    ),
    "play(destroy(each(ally(non_token))))": (
        "Destroy all allies that aren't tokens.",
        "Distruggi tutti gli alleati che non sono pedine.",
    ),
    "play(exhaust(each(char(hit_by_hero))))": (
        "Exhaust all heroes and allies that were dealt combat damage by your hero this turn.",
        "Spossa tutti gli eroi e gli alleati che in questo turno hanno subito danno da "
        "combattimento dal tuo eroe.",
    ),
    "play(deal([1, 2], arcane, target(char, up_to=2)))": (
        "Choose up to 2 target heroes and/or allies. Your hero deals 1 arcane damage to the first "
        "and 2 to the second.",
        "Scegli fino a 2 eroi e/o alleati bersaglio. Il tuo eroe infligge 1 danno arcano al primo "
        "e 2 al secondo.",
    ),
    "play(heal([1, 2], target(char, up_to=2)))": (
        "Choose up to 2 target heroes and/or allies. Your hero heals 1 damage from the first and 2 "
        "from the second.",
        "Scegli fino a 2 eroi e/o alleati bersaglio. Il tuo eroe guarisce 1 danno dal primo e 2 "
        "dal secondo.",
    ),
    "play(counter(skull, target(any(ally, weapon))))": (
        "Put a skull counter on target ally or weapon.",
        "Metti un segnalino teschio su un alleato o su un'arma bersaglio.",
    ),
    "packets(by=any(my(char), my(weapon)), plus=1)": (
        "Damage dealt by heroes, allies, and weapons in your party is increased by 1.",
        "I danni inflitti dagli eroi, dagli alleati e dalle armi del tuo gruppo aumentano di 1.",
    ),
    "play(heal(2, hero), draw(1))": (
        "Heal 2 damage from your hero and draw a card.",
        "Guarisci 2 danni dal tuo eroe e pesca una carta.",
    ),
    'play(token("Brode", 2))': (
        "Put 2 unique Ghoul tokens named Brode (3 melee ATK, 3 health, “Brode can't ready during "
        "its controller's ready step.”) into play exhausted.",
        "Metti in gioco spossate 2 pedine Ghoul uniche chiamate Brode (3 ATK mischia, 3 salute, "
        "«Brode non può tornare pronto durante l'interfase di preparazione del suo controllore.»).",
    ),
    "static(other(my(weapon)), atk(count(opp(ally))))": (
        "Your other weapons have +1 ATK for each opposing ally.",
        "Le tue altre armi hanno +1 ATK per ogni alleato avversario.",
    ),
    "play(discard(1, target(player)), draw(1, it))": (
        "Target player discards a card. That player draws a card.",
        "Un giocatore bersaglio scarta una carta. Quel giocatore pesca una carta.",
    ),
    "on(end, destroy(self), if_=own_turn)": (
        "At the end of your turn, if it's your turn, destroy Davron of Stormwind.",
        "Alla fine del tuo turno, se è il tuo turno, distruggi Davron of Stormwind.",
    ),
    "on(start, ready(self), if_=attacked)": (
        "At the start of your turn, if Davron of Stormwind attacked this turn, ready Davron of "
        "Stormwind.",
        "All'inizio del tuo turno, se in questo turno Davron of Stormwind ha attaccato, fallo "
        "tornare pronto.",
    ),
}
"""Powers that no card has: the grammar does not depend on those that are there."""


@pytest.mark.parametrize("power", UNPRINTED)
def test_powers_that_no_card_has(power: str) -> None:
    said = tuple(paragraph(Scene(language, 0), parse(power)) for language in LANGUAGES)
    assert said == UNPRINTED[power]


# -- powers and keywords --------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_numbered_power_has_its_text(language: str) -> None:
    for i, at in enumerate(c.POWERS_AT):
        said = text.power_text(i, language)
        if at.term == Term("play"):
            assert said == ""
        elif at.card == c.RULES_CARD or at.granted:
            assert said.endswith(".")
        else:
            assert said
            assert said in text.card_text(at.card, language)


def test_a_power_that_is_given_away_speaks_of_whoever_has_it() -> None:
    given = [i for i, at in enumerate(c.POWERS_AT) if at.name.startswith("cairne") and at.granted]
    assert [text.power_text(i, "en") for i in given] == [
        "When this character attacks or defends, you may exhaust target hero or ally."
    ]


@pytest.mark.parametrize(
    "power",
    [
        "play(frobnicate(2))",
        "frobnicate(2)",
        "play(destroy(target(thing)))",
        "static(self, atk(1), while_=full_moon)",
        "play(deal(half(2), fire, target(char)))",
        "pay(cost(song), draw(1))",
        "play(destroy(that))",
        "static(self, walks)",
        "on(sneezes(self), draw(1))",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_no_words_is_an_error(power: str, language: str) -> None:
    with pytest.raises(Impossible):
        paragraph(Scene(language, 0), parse(power))


@pytest.mark.parametrize("name", [*KEYWORD_WORDS, *MARK])
def test_every_keyword_has_a_reminder_and_its_rules(name: str) -> None:
    for language in LANGUAGES:
        said = text.keyword_reminder(name, language)
        assert said.endswith(".")
        assert said[0].isupper()
    section = text.keyword_rules(name)[0].rpartition("-")[0]
    assert list(text.keyword_rules(name)) == [r for r in RULES if r.rpartition("-")[0] == section]


RULES = tuple(rule.id for rule in Catalogue.load("tabard.games.tcg"))


def test_there_is_no_other_keyword() -> None:
    with pytest.raises(Impossible, match="frobnicate"):
        text.keyword_reminder("frobnicate", "en")
    with pytest.raises(Impossible, match="frobnicate"):
        text.keyword_rules("frobnicate")


# -- the golden file ------------------------------------------------------------------------------


def everything() -> str:
    """All cards as they are read; a changed text shows up as a changed line."""
    lines = []
    for card in ALL:
        for language in LANGUAGES:
            head = text.card_name(card, language), text.type_line(card, language)
            lines.append(" | ".join(filter(None, (*head, text.stats_line(card, language)))))
            lines += [f"  {line}" for line in text.card_text(card, language).split("\n") if line]
    return "\n".join(lines) + "\n"


def test_golden_texts() -> None:
    """After a wanted change, run it once with TABARD_GOLDEN=1 and read what changed."""
    said = everything()
    if os.environ.get("TABARD_GOLDEN"):
        GOLDEN.write_text(said, encoding="utf-8")
    assert said.splitlines() == GOLDEN.read_text(encoding="utf-8").splitlines()
