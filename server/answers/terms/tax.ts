import type { ProductEntry } from "#server/answers/entry.ts";
import { cuePattern, findCues, wordsOf } from "#server/answers/language/cues.ts";
import { WordBag } from "#server/answers/retrieve/match.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import { findTermCues } from "./cues.ts";
import { readShares } from "./shares.ts";
import type { Place, TaxStatement } from "./term.ts";

const shareCues = findCues("shares");
const plusPattern = cuePattern(shareCues, String.raw`\+\s*{tax}`, "iu");
/** Statements about exemptions and invoices do not state whether prices include the tax. */
const exemptPattern = /معف|exempt|zero.rated/iu;
const andPattern = /[،,؛;]\s/u;

const notSet = new Set(wordsOf(shareCues, "not"));

function isIncluded(text: string): boolean | undefined {
  const said = words(text);
  const cues = findTermCues(said);
  const has = (kind: string): boolean => cues.some((each) => each.kind === kind);
  const included = cues.filter(({ kind }) => kind === "included");
  const isDenied = included.some(({ at }) => notSet.has(said[at - 1] ?? ""));
  if (has("excluded") || isDenied || plusPattern.test(text)) return false;
  if (included.length > 0) return true;
  return has("surcharge") ? false : undefined;
}

const onlyPattern = /(?:على|on)\s+((?:the\s+)?[^\s،,؛;.]+(?:\s+[^\s،,؛;.]+)?)\s+(?:فقط|only)/iu;

const onlyIn = (text: string): string[] =>
  tokens(onlyPattern.exec(text)?.[1] ?? "").flatMap(({ stem, isFunction }) => (isFunction ? [] : [stem]));

/** Whether a sentence or heading states that prices include the tax. */
export function readTax(sentence: string, place: Place): TaxStatement[] {
  const speaksOfTax = findTermCues(words(sentence)).some(({ kind }) => kind === "vat");
  if (!speaksOfTax || sentence.length > 400) return [];
  const [rate] = readShares(
    sentence
      .split(andPattern)
      .find((piece) => findTermCues(words(piece)).some(({ kind }) => kind === "vat")) ?? "",
  );
  return sentence.split(andPattern).flatMap((piece): TaxStatement[] => {
    const isWithTax = exemptPattern.test(piece) ? undefined : isIncluded(piece);
    if (isWithTax === undefined) return [];
    return [
      {
        isIncluded: isWithTax,
        rate: rate?.share,
        only: onlyIn(sentence),
        quote: sentence.trim(),
        bag: new WordBag(tokens(piece)),
        all: new WordBag(tokens(sentence)),
        place,
      },
    ];
  });
}

const groupWords = ({ name, noun, category, origin }: ProductEntry): Set<string> =>
  new Set(
    tokens(
      [name.ar, name.en, noun, category, origin.heading, origin.sheet].filter(Boolean).join(" "),
    ).flatMap(({ stem, isFunction }) => (isFunction ? [] : [stem])),
  );

/** What the headers and titles of a row state about the tax. */
function ofRow(
  { attributes, priceNote, category, origin, prices = [] }: ProductEntry,
  place: Place,
): TaxStatement[] {
  const texts = [
    ...Object.keys(attributes),
    ...prices.map(({ label }) => label),
    priceNote,
    category,
    origin.heading,
  ];
  return [...new Set(texts)].flatMap((text) => (text === undefined ? [] : readTax(text, place)));
}

const agree = (statements: readonly TaxStatement[]): boolean =>
  new Set(statements.map((each) => each.isIncluded)).size === 1;

/** The statements about a row or its list, where statements differ. */
function settled(statements: readonly TaxStatement[], own: ReadonlySet<string>): TaxStatement | undefined {
  const [first] = statements;
  if (first === undefined || agree(statements))
    return statements.find(({ rate }) => rate !== undefined) ?? first;
  const named = statements.filter(({ bag }) => [...own].some((stem) => bag.stems.has(stem)));
  return named.length > 0 && agree(named) ? named[0] : undefined;
}

/**
 * Whether the price of a row includes the tax according to its headers, otherwise its list, its file or the business;
 * undefined where nothing is stated or the nearest statements differ.
 */
export function taxOf(entry: ProductEntry, all: readonly TaxStatement[]): TaxStatement | undefined {
  const { sourceId, sheet, heading } = entry.origin;
  const place: Place = { position: -1, sourceId, sheet, heading };
  const own = groupWords(entry);
  const inSource = all.filter((each) => each.place.sourceId === sourceId);
  const levels = [
    ofRow(entry, place),
    inSource.filter(
      (each) =>
        (sheet !== undefined && each.place.sheet === sheet) ||
        (heading !== undefined && each.place.heading === heading),
    ),
    inSource,
    all,
  ];
  const nearest = levels.find((level) => level.length > 0);
  const nearestStatement = nearest === undefined ? undefined : settled(nearest, own);
  if (nearestStatement === undefined || nearestStatement.isIncluded || nearestStatement.rate !== undefined)
    return nearestStatement;
  const rates = new Set(all.flatMap(({ rate }) => rate ?? []));
  const [rate] = rates;
  return rates.size === 1 ? { ...nearestStatement, rate } : undefined;
}
