"""Every sentence that people read: message catalogues, and a voice that says them.

Texts live in `assets/text/<language>/<area>.yaml`. A key is the path through a file, joined with
dots and begun with the file's stem: `log: {bid: ...}` in `amunre.yaml` is `amunre.log.bid`.

    voice = Voice(Catalogue.load("fr"), scope="amunre", seats=("Néféret", "Arnaud"))
    voice.say("amunre.log.bid", seat=1, province="abydos", value=6)

The source of a message, with `province="abydos"`, `n=3`, `value=-3`, `seat=1`:

    {value}                           −3, a number with a true minus sign
    {value:+}                         +3 or −3
    {seat} mise                       Arnaud mise
    la mise {seat:de}                 la mise d’Arnaud
    {n|# carte|# cartes}              3 cartes; # is the number
    {n|aucune carte|# carte|# cartes} the same with a form for zero
    {n|# {good}|# {good:plural}}      a choice may hold placeholders, and further choices
    {province~fermé|fermée}           by the gender of the noun, masculine first
    {{ and }}                         braces, outside of choices

How a value is shown follows from the name of its placeholder:

- `seat`, `rival`, `winner`, `owner` and every `..._seat` are indices of seats, shown as names;
- if `<scope>.<name>` or `core.<name>` is a section of nouns, the value is the id of one of them;
  where there is no such section, a suffix is dropped: `{province_from}` looks in `province`;
- a tuple or list is joined: "A, B et C"; anything else is shown as it is.

Forms of nouns, `{name:form}` (a proper noun and a seat never take an article):

- French: `le` `un` (article), `de` `à` (bare: "d’Abydos"), `du` `au` (with the article: "de la
  carte"), `plural`, and with an article in the plural `les` `des` `aux`;
- English: `the`, `a`, `plural`, and `at` with the article ("at the Temple").

A file lists its sections of nouns in `nouns:`. A noun is a plain text, then it is proper and has
no gender, or a mapping with a text and what is needed of the rest:

    nouns: [card, province]
    province: {thebes: Thèbes}
    card: {favour: {text: carte Faveur, plural: cartes Faveur, gender: f}}

A section of nouns may also be a list of others, and then holds what they hold: `space: [site, workshop]`.

`proper: true` takes no article; `plural_only: true` is for "Marais" (les, des, aux Marais);
`aspirated: true` forbids elision ("le héron") and `false` demands it; `an: true|false` settles a/an;
`at: dans|sur|in|on` is what a place says for `au` and `at`: "dans le Quartier", "on the road".
"""

from ui.text.catalogue import Catalogue, available_languages
from ui.text.errors import BadText, MissingText, MissingValue
from ui.text.languages import LANGUAGES
from ui.text.message import Message
from ui.text.nouns import Noun
from ui.text.voice import Voice

__all__ = [
    "LANGUAGES",
    "BadText",
    "Catalogue",
    "Message",
    "MissingText",
    "MissingValue",
    "Noun",
    "Voice",
    "available_languages",
]
