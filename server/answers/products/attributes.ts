import type { ProductEntry } from "#server/answers/entry.ts";
import { cuePattern, findCues, wordsOf } from "#server/answers/language/cues.ts";
import type { QueryWord } from "#server/answers/retrieve/query.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import { collapseDoubled, phraseAt, phrasesOf, type Phrases } from "#server/answers/understand/phrases.ts";

/** Kinds of columns of product lists, under any name: "الألوان", "Colour" and "لونها" are one kind. */
export type AttributeKind =
  | "colour"
  | "size"
  | "weight"
  | "volume"
  | "count"
  | "material"
  | "origin"
  | "roast"
  | "notes"
  | "process"
  | "warranty"
  | "expiry"
  | "concentration"
  | "calories"
  | "minimum";

const attributeCues = findCues("attributes");
const attributeKinds = [...new Set(attributeCues.map(({ kind }) => kind as AttributeKind))];
const attributePhrases: readonly (readonly [AttributeKind, Phrases])[] = attributeKinds.map((kind) => [
  kind,
  phrasesOf(attributeCues, kind),
]);
/** Kinds that may stand for another one: the "size" of a bottle is its volume. */
const orElse: Partial<Record<AttributeKind, readonly AttributeKind[]>> = {
  size: ["size", "volume", "weight", "count"],
  volume: ["volume", "size"],
  weight: ["weight", "size"],
  count: ["count", "size"],
};

/** Kinds that a question asks for by name only: a size or a weight may just say which thing is meant. */
const askedByName: ReadonlySet<AttributeKind> = new Set(["warranty", "expiry", "origin", "calories"]);

/** Whether a question asks for something of a product that no price and no list answers. */
export const asksOfAttribute = (kinds: ReadonlySet<AttributeKind>): boolean =>
  [...kinds].some((kind) => askedByName.has(kind));

/** A word without its prefixes: "والألوان", "بالمقاس", and "والوانها", whose prefix is only "and". */
function bare(word: string): string[] {
  return [/^(?:وال|بال|لل|ال)(?=\p{L}{3})/u, /^و(?=\p{L}{3})/u].flatMap((prefix) =>
    prefix.test(word) ? [word.replace(prefix, "")] : [],
  );
}

function kindsOfWords(text: readonly string[]): Set<AttributeKind> {
  const kinds = new Set<AttributeKind>();
  for (let at = 0; at < text.length; at++)
    for (const [kind, list] of attributePhrases) if (phraseAt(text, at, list) !== undefined) kinds.add(kind);
  return kinds;
}

/** The kinds of attributes that a text names, with any prefix. */
function attributeKindsIn(text: string): ReadonlySet<AttributeKind> {
  const plain = words(text);
  const forms = [
    plain,
    plain.map((word) => bare(word)[0] ?? word),
    plain.map((word) => bare(word).at(-1) ?? word),
  ];
  return new Set(forms.flatMap((words) => [...kindsOfWords(words.map(collapseDoubled))]));
}

const single: ReadonlySet<string> = new Set(
  attributeCues
    .map(({ cue }) => words(cue))
    .filter((phrase) => phrase.length === 1)
    .flat(),
);

/** Whether a word only names an attribute and is never part of a product's name. */
export function isAttributeWord(word: string): boolean {
  return single.has(word) || bare(word).some((each) => single.has(each));
}

const rowWordCues = findCues("row-words");
const countedSet = new Set(wordsOf(rowWordCues, "counted_inside"));
/** Questions about the number of pieces inside: "كم ظرف في العلبة", "how many pods come in a box". */
const howManyPattern = cuePattern(
  rowWordCues,
  String.raw`(?:^|\s)(?:كم|how many)\s+(?:عدد\s+)?(\p{L}{2,})(?:\s+\S+){0,2}?\s+{inside}(?:\s|$)`,
  "iu",
);

/** The noun that is counted inside a product; undefined where there is none. */
function findCountedNoun(question: string): string | undefined {
  const [counted] = words(howManyPattern.exec(question)?.[1] ?? "");
  return counted !== undefined && countedSet.has(counted) ? counted : undefined;
}

/** Kinds of attribute a question asks for. */
export function findRequestedAttributes(question: string): ReadonlySet<AttributeKind> {
  const kinds = new Set(attributeKindsIn(question));
  if (findCountedNoun(question) !== undefined) kinds.add("count");
  return kinds;
}

export type Attribute = readonly [header: string, cell: string];

function filled(entry: ProductEntry): Attribute[] {
  return Object.entries(entry.attributes).filter(([, cell]) => cell.trim() !== "");
}

/** Whether a text is about one of these kinds: a header, or a remark such as "وزنه 14 جرام". */
export const namesKind = (text: string, kinds: ReadonlySet<AttributeKind>): boolean =>
  attributeKindsIn(text).intersection(kinds).size > 0;

/** The attribute of a row of this kind or of a kind that may stand for it. */
export function attributeOf(entry: ProductEntry, kind: AttributeKind): Attribute | undefined {
  const all = filled(entry).map((attribute) => ({ attribute, kinds: attributeKindsIn(attribute[0]) }));
  for (const each of orElse[kind] ?? [kind]) {
    const found = all.find(({ kinds }) => kinds.has(each))?.attribute;
    if (found !== undefined && (kind !== "count" || /\p{Nd}/u.test(found[1]))) return found;
  }
  return undefined;
}

/** The requested attribute of a row: of a kind that the question names, or with its words in the header. */
export function findRequestedAttribute(
  entry: ProductEntry,
  kinds: ReadonlySet<AttributeKind>,
  subject: readonly QueryWord[],
): Attribute | undefined {
  for (const kind of kinds) {
    const found = attributeOf(entry, kind);
    if (found !== undefined) return found;
  }
  return filled(entry).find(([header]) => {
    const own = new Set(tokens(header).map(({ stem }) => stem));
    return subject.some(({ token }) => own.has(token.stem));
  });
}
