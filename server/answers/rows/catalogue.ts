import type { ProductEntry } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { find, keyOf } from "#server/answers/index/dictionary.ts";
import { isCurrencyWord } from "#server/answers/products/currency.ts";
import { isNamed } from "#server/answers/products/describe.ts";
import { arabicSkeleton, latinSkeleton } from "#server/answers/text/skeleton.ts";
import { soundOf } from "#server/answers/text/sounds.ts";
import { type Token, tokens } from "#server/answers/text/tokens.ts";
import { isArabic } from "#server/answers/text/words.ts";
import { findDimensionKeys } from "./dimensions.ts";
import { withoutOtherKinds } from "./joined-titles.ts";
import { readNumberWord } from "./question-numbers.ts";
import { baseOf, isPriceColumn, optionsOf, type Row } from "./row.ts";
import { headerKind } from "./say.ts";

/** How surely (0–1) a row has a word by the place it stands in: its name, the title of its list, its remarks. */
export const inHead = 1;
const inName = 0.95;
const inNoun = 0.99;
/** What a cell of its own calls the row's kind: "coffee" of "filter coffee". */
export const inKind = 0.97;
export const inGroup = 0.7;
const inCell = 0.65;
export const inDetail = 0.6;
/** The sheet of a row that has a nearer title: "Phones and tablets" of one under "Tablets". */
const inSheet = 0.6;
/** A word with at least this value is part of the row's name. */
export const ofName = inName;

/** Row number → how surely (0–1) the row has the word. */
export type Postings = ReadonlyMap<number, number>;

/** Words with the rows that have them, indexed for misspellings and other scripts. */
export interface WordIndex {
  byStem: ReadonlyMap<string, Postings>;
  /** Consonants → stems that have them, for broken plurals and names in the other script. */
  bySkeleton: ReadonlyMap<string, readonly string[]>;
  /** Consonants as they sound in the other script → stems. */
  bySound: ReadonlyMap<string, readonly string[]>;
  /** First letter → words, for misspelt ones. */
  byLetter: ReadonlyMap<string, readonly string[]>;
  stemOf: ReadonlyMap<string, string>;
}

/** All rows of a version, found by their words. */
export interface Catalogue extends WordIndex {
  rows: readonly Row[];
  /** The noun of a row's kind, where a column says it → the rows of that kind. */
  kinds: ReadonlyMap<string, ReadonlySet<number>>;
  /** Words that stand in names. */
  nameStems: ReadonlySet<string>;
  /** Words of what rows are called together: their noun, the titles over them. */
  titleStems: ReadonlySet<string>;
  /** Words of the headers of columns. */
  headerStems: ReadonlySet<string>;
  /** Words of the headers of columns that are no prices. */
  cellHeaderStems: ReadonlySet<string>;
  /** Words of the labels of rows with several prices. */
  optionStems: ReadonlySet<string>;
  /** Number → the words that stand behind it in names and remarks: "6 cylinders". */
  numbered: ReadonlyMap<number, ReadonlySet<string>>;
  /** Number → the words that stand before it in names: "size 3", "Concor 5". */
  numberedBefore: ReadonlyMap<number, ReadonlySet<string>>;
  /** Keys of the sizes of several numbers that rows state. */
  dimensions: ReadonlySet<string>;
  /** Whether any text of the version has a word, rows or not. */
  isWritten: (stem: string) => boolean;
}

const minSkeletonLength = 3;
/** A cell of at most so many words may hold a name: of a brand, a country, a person. */
const maxNameWordsOfCell = 2;

export function skeletonOf(word: string, stem: string): string | undefined {
  const bones = isArabic(word) ? arabicSkeleton(stem) : latinSkeleton(word);
  return bones.length < minSkeletonLength ? undefined : bones;
}

/** Texts of a row with the value of their words. */
function* textsOf({ name, noun, category, attributes, origin }: ProductEntry): Generator<[string, number]> {
  for (const text of [name.ar, name.en]) {
    if (text === undefined) continue;
    const { base, detail } = baseOf(text);
    yield [base, inName];
    if (detail !== "") yield [detail, inDetail];
  }
  if (noun !== undefined) yield [noun, inNoun];
  const own = [name.ar, name.en].join(" ");
  const [group = "", heading = "", sheet = ""] = withoutOtherKinds(
    [category ?? "", origin.heading ?? "", origin.sheet ?? ""],
    own,
  );
  if (group !== "") yield [group, inGroup];
  for (const text of [heading, sheet])
    if (text !== "") yield [text, category === undefined ? inGroup : inSheet];
  for (const cell of Object.values(attributes)) yield [cell, inCell];
}

/** Initials of a name of several words: customers call "Personal Training" "PT". */
function initialsOf(text: string): string | undefined {
  const [name] = /(?:\b[A-Z][a-z]+ ?){2,4}/.exec(text) ?? [];
  const initials = name?.match(/[A-Z]/g)?.join("").toLowerCase();
  return initials === undefined || initials.length < 2 ? undefined : initials;
}

/** Index of a name's noun: the first word in Arabic, the last in English. */
const headOf = (text: readonly Token[]): number => (isArabic(text[0]?.word ?? "") ? 0 : text.length - 1);

class Builder {
  readonly byStem = new Map<string, Map<number, number>>();
  readonly kinds = new Map<string, Set<number>>();
  readonly bySkeleton = new Map<string, string[]>();
  readonly bySound = new Map<string, string[]>();
  readonly byLetter = new Map<string, string[]>();
  readonly stemOf = new Map<string, string>();
  readonly nameStems = new Set<string>();
  readonly titleStems = new Set<string>();
  readonly headerStems = new Set<string>();
  readonly cellHeaderStems = new Set<string>();
  readonly optionStems = new Set<string>();
  readonly numbered = new Map<number, Set<string>>();
  readonly numberedBefore = new Map<number, Set<string>>();
  readonly dimensions = new Set<string>();
  readonly wordsKeptBySound = new Set<string>();

  add(row: number, entry: ProductEntry): void {
    const priced = { entry, options: optionsOf(entry) };
    for (const header of Object.keys(entry.attributes))
      for (const { stem } of tokens(header)) {
        this.headerStems.add(stem);
        if (!isPriceColumn(priced, header)) this.cellHeaderStems.add(stem);
      }
    for (const { label } of entry.prices ?? [])
      for (const { stem, isFunction } of tokens(label)) if (!isFunction) this.optionStems.add(stem);
    for (const [text, weight] of textsOf(entry)) {
      const initials = weight >= inGroup ? initialsOf(text) : undefined;
      if (initials !== undefined) this.#put(initials, row, inGroup);
      for (const key of findDimensionKeys(text)) {
        this.dimensions.add(key);
        this.#put(key, row, weight);
      }
      const all = tokens(text);
      const isContents = text.includes("+");
      const head = headOf(all);
      all.forEach((token, at) => {
        const counts =
          at === head
            ? weight === inName
              ? inHead
              : weight
            : // "Cooking of the lamb" over dishes: they are cooking, not lamb.
              weight === inNoun
              ? inDetail
              : weight;
        this.#put(token.stem, row, counts);
        // "2 كبسة لحم + 3 سلطات": the contents of a package are counted there and are not called so.
        if (weight > inCell || !isContents) this.#putNumber(this.numbered, token.word, all[at + 1]);
        // Names also write their numbers in words: "صندوق المحاصيل الثلاثة".
        if (weight >= inName)
          this.#putNumber(this.numberedBefore, String(readNumberWord(token.word) ?? ""), all[at - 1]);
        if (weight === inName) this.nameStems.add(token.stem);
        if (weight === inNoun || weight === inGroup) this.titleStems.add(token.stem);
        if (token.isFunction) return;
        if (!this.stemOf.has(token.word)) {
          this.stemOf.set(token.word, token.stem);
          push(this.byLetter, token.word.charAt(0), token.word);
        }
        if (weight >= inGroup || all.length <= maxNameWordsOfCell) this.#putSound(token);
      });
    }
  }

  /** Keeps a word of a name, or of a cell as short as a brand's, by its consonants. */
  #putSound(token: Token): void {
    if (this.wordsKeptBySound.has(token.word)) return;
    this.wordsKeptBySound.add(token.word);
    const bones = skeletonOf(token.word, token.stem);
    if (bones !== undefined && !this.bySkeleton.get(bones)?.includes(token.stem))
      push(this.bySkeleton, bones, token.stem);
    // "الترا" loses its first letters with the article it does not have.
    for (const sound of new Set([soundOf(token.word), soundOf(token.stem)]))
      if (!this.bySound.get(sound)?.includes(token.stem)) push(this.bySound, sound, token.stem);
  }

  /** Keeps the nouns of the cells that say of what kind a row is, each side of "بن فلتر / Filter coffee" for itself. */
  addKinds(row: number, { attributes }: ProductEntry): void {
    const cells = Object.entries(attributes).filter(([header]) => headerKind(header) === "kind");
    for (const side of cells.flatMap(([, cell]) => cell.split("/"))) {
      const all = tokens(side);
      const noun = all[headOf(all)]?.stem;
      if (noun === undefined) continue;
      const rows = this.kinds.get(noun);
      if (rows === undefined) this.kinds.set(noun, new Set([row]));
      else rows.add(row);
    }
  }

  #putNumber(into: Map<number, Set<string>>, word: string, next: Token | undefined): void {
    if (!/^\d{1,3}$/u.test(word) || next === undefined || next.isFunction || isCurrencyWord(next.word))
      return;
    const number = Number(word);
    const stems = into.get(number) ?? new Set();
    into.set(number, stems.add(next.stem));
  }

  #put(stem: string, row: number, weight: number): void {
    const postings = this.byStem.get(stem);
    if (postings === undefined) this.byStem.set(stem, new Map([[row, weight]]));
    else postings.set(row, Math.max(weight, postings.get(row) ?? 0));
  }
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

const entriesOf = (index: AnswerIndex): ProductEntry[] =>
  [...index.products].flatMap((position): ProductEntry[] => {
    const entry = index.entries.at(position);
    return entry?.kind === "product" && isNamed(entry) ? [entry] : [];
  });

function build(index: AnswerIndex, entries: readonly ProductEntry[]): Catalogue {
  const currencies = new Set(entries.flatMap(({ currency }) => currency ?? []));
  const [only] = currencies;
  const builder = new Builder();
  const rows = entries.map((entry, at): Row => {
    builder.add(at, entry);
    builder.addKinds(at, entry);
    const currency = entry.currency ?? (currencies.size === 1 ? only : undefined);
    return { entry, currency, options: optionsOf(entry) };
  });
  const { stems } = index.vocabulary;
  return { rows, ...builder, isWritten: (stem) => find(stems, keyOf(stem)) >= 0 };
}

const builtCache = new WeakMap<AnswerIndex["entries"], Catalogue>();

/** Catalogues are built on first use and kept as long as their version. */
export function catalogueOf(index: AnswerIndex): Catalogue {
  const known = builtCache.get(index.entries);
  if (known !== undefined) return known;
  const made = build(index, entriesOf(index));
  builtCache.set(index.entries, made);
  return made;
}

const pricedCache = new WeakMap<AnswerIndex["entries"], Catalogue | null>();

/**
 * The rows that may have a price: those that are no lessons of a timetable, which are called like the course they
 * belong to and tell only its times. Null where that is all rows or none.
 */
export function pricedCatalogueOf(index: AnswerIndex): Catalogue | null {
  const known = pricedCache.get(index.entries);
  if (known !== undefined) return known;
  const entries = entriesOf(index);
  const priced = entries.filter(({ slot }) => slot === undefined);
  const isAllOrNone = priced.length === entries.length || priced.length === 0;
  const made = isAllOrNone ? null : build(index, priced);
  pricedCache.set(index.entries, made);
  return made;
}
