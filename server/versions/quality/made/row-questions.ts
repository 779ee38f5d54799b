import { mainLanguageOf } from "#shared/rules/main-language.ts";
import type { Language, ProductEntry } from "#server/answers/entry.ts";
import { optionsOf } from "#server/answers/rows/row.ts";
import { headerKind } from "#server/answers/rows/say.ts";
import { titleOf, wordsOf } from "#server/versions/quality/entry-words.ts";
import { hash, sampleEvenly, createSeededRandom } from "#server/versions/quality/seeded.ts";
import { clockTimes, numbersIn, stemsOf } from "./judge.ts";
import type { MadeQuestion, Statement, Topic, Wanted } from "./made-question.ts";
import type { Form } from "./phrasings.ts";
import { bareName, containsPart, pick, sidesOf, wordFromMemory, wordQuestion } from "./worded.ts";

/** A row with the part of its name that the question uses. */
interface Asked {
  entry: ProductEntry;
  part: string;
  language: Language;
  amounts: readonly number[];
  /** Rows with the same words in their names, which are equal to the customer. */
  same: readonly ProductEntry[];
  seed: string;
}

/** For a row with more prices, the question names one of them. */
const maxPricesSaid = 4;
/** A name that matches more rows is too general for a question. */
const maxSame = 3;
const maxRows = 40;

const nameOf = (entry: ProductEntry): string => entry.name.ar ?? entry.name.en ?? "";
const roundedText = (value: number): string => String(Math.round(value * 100) / 100);
const amount = (value: number): Statement => ({
  numbers: [[roundedText(value)]],
  words: [],
  share: 1,
});
const nameStatement = (name: string): Statement => ({
  numbers: [],
  words: stemsOf(bareName(name)),
  share: 0.5,
});

/** The title of the list that contains a row, as its owner wrote it. */
const listOf = ({ category, origin }: ProductEntry): string =>
  category ?? origin.sheet ?? origin.heading ?? origin.sourceName;

const topicOf = (entry: ProductEntry): Topic => ({ subject: "prices", name: listOf(entry) });

function wantedOf(
  entry: ProductEntry,
  all: readonly (readonly Statement[])[],
  more: Partial<Wanted> = {},
): Wanted {
  return {
    all,
    answer: wordsOf(entry, mainLanguageOf(nameOf(entry))),
    title: titleOf(entry),
    entryId: entry.id,
    sourceId: entry.origin.sourceId,
    ...more,
  };
}

function makeRowQuestion(
  form: Form,
  { entry, language, seed }: Asked,
  places: Record<string, string>,
  wanted: Wanted,
  before?: string,
): MadeQuestion {
  const { question, language: questionLanguage } = wordQuestion(form, language, seed, places);
  const madeQuestion = {
    form,
    kind: "row" as const,
    question,
    language: questionLanguage,
    wanted,
    topic: topicOf(entry),
  };
  return before === undefined ? madeQuestion : { ...madeQuestion, before };
}

const pricesOf = ({ amounts, same }: Asked): Statement[][] =>
  // When several rows have the name, a price of any of them is a right answer.
  same.length > 1
    ? [same.flatMap((row) => optionsOf(row).map((option) => amount(option.amount)))]
    : amounts.slice(0, maxPricesSaid).map((each) => [amount(each)]);

function asksPrice(row: Asked): MadeQuestion[] {
  const { entry, part, amounts } = row;
  const options = optionsOf(entry).filter(({ label }) => label !== "" && label.length < 30);
  const random = createSeededRandom(`rows ${row.seed}`);
  const first = amounts[0]!;
  const questions = [makeRowQuestion("price", row, { x: part }, wantedOf(entry, pricesOf(row)))];
  if (options.length > 1) {
    const option = pick(options, random);
    questions.push(
      makeRowQuestion(
        "option",
        row,
        { x: part, o: option.label },
        wantedOf(entry, [[amount(option.amount)]]),
      ),
    );
  }
  if (options.length <= 1 && row.same.length === 1) {
    const pieces = 2 + Math.floor(random() * 4);
    questions.push(
      makeRowQuestion(
        "sum",
        row,
        { x: part, n: String(pieces) },
        wantedOf(entry, [[amount(first * pieces)]], {
          answer: `${part}: ${pieces} × ${first} = ${roundedText(first * pieces)}`,
        }),
      ),
      makeRowQuestion(
        "premise",
        row,
        { x: part, n: String(Math.max(1, Math.round(first * (random() < 0.5 ? 0.8 : 1.25)))) },
        wantedOf(entry, pricesOf(row)),
      ),
    );
  }
  return questions;
}

function asksStock(row: Asked): MadeQuestion[] {
  const { entry, part, same } = row;
  const polarity = same.some((each) => each.availability !== "out_of_stock") ? "yes" : "no";
  return [
    makeRowQuestion(
      "stock",
      row,
      { x: part },
      wantedOf(entry, [same.map((each) => nameStatement(nameOf(each)))], { polarity }),
    ),
  ];
}

/** Longer cells are treated as texts. */
const maxCellCharacters = 80;

function asksCell(row: Asked): MadeQuestion[] {
  const { entry, part, same, seed } = row;
  const cells = Object.entries(entry.attributes).filter(
    ([header, cell]) =>
      same.length === 1 &&
      // Nobody asks for "the notes" of something.
      headerKind(header) !== "notes" &&
      /\p{L}{2}/u.test(header) &&
      header.length < 30 &&
      cell.length < maxCellCharacters &&
      !optionsOf(entry).some((option) => cell.includes(String(option.amount))),
  );
  if (cells.length === 0) return [];
  const [header, cell] = pick(cells, createSeededRandom(`cell ${seed}`));
  // For a cell in both languages, one of them suffices.
  const statements = sidesOf(cell).map((side): Statement => {
    const numbers = numbersIn(side).map((each) => [each]);
    return numbers.length > 0
      ? { numbers, words: [], share: 1 }
      : { numbers, words: stemsOf(side), share: 0.6 };
  });
  if (statements.some(({ numbers, words }) => numbers.length === 0 && words.length === 0)) return [];
  const called = sidesOf(bareName(header));
  const h = called.find((side) => mainLanguageOf(side) === row.language) ?? called[0]!;
  return [makeRowQuestion("attribute", row, { x: part, h }, wantedOf(entry, [statements]))];
}

const keyOf = (entry: ProductEntry): string => `${listOf(entry)} ${entry.currency ?? ""} ${entry.unit ?? ""}`;

/**
 * Makes questions about two rows of one list, and about the extremes of a list. `all` also contains the rows that no
 * other question uses.
 */
function asksLists(rows: readonly Asked[], all: readonly ProductEntry[]): MadeQuestion[] {
  const priced = Map.groupBy(
    all.filter((entry) => optionsOf(entry).length > 0),
    keyOf,
  );
  const lists = Map.groupBy(
    rows.filter((row) => row.same.length === 1 && row.amounts.length > 0),
    ({ entry }) => keyOf(entry),
  );
  return [...lists].flatMap(([key, list]) => [
    ...pairs(list).flatMap(([a, b]) => asksTwo(a, b)),
    ...asksExtremes(list[0]!, priced.get(key) ?? []),
  ]);
}

/** Makes questions about the cheapest and the most expensive row of a list, and about those within a budget. */
function asksExtremes(row: Asked, list: readonly ProductEntry[]): MadeQuestion[] {
  const called = bareName(listOf(row.entry));
  // A customer would not use the name of a file or a sheet for the goods.
  if (list.length < 3 || /\.\w{3,4}$/u.test(called)) return [];
  const c = row.entry.noun ?? called;
  const amounts = (entry: ProductEntry) => optionsOf(entry).map((option) => option.amount);
  const least = (entry: ProductEntry) => Math.min(...amounts(entry));
  const largestAmount = (entry: ProductEntry) => Math.max(...amounts(entry));
  const sorted = list.toSorted((a, b) => least(a) - least(b));
  const cheapest = sorted[0]!;
  const dearest = list.toSorted((a, b) => largestAmount(b) - largestAmount(a))[0]!;
  const limit = least(sorted[Math.floor(sorted.length / 2)]!);
  const within = list.filter((entry) => least(entry) <= limit).map((entry) => nameStatement(nameOf(entry)));
  return [
    makeRowQuestion("cheapest", row, { c }, wantedOf(cheapest, [[amount(least(cheapest))]])),
    makeRowQuestion("dearest", row, { c }, wantedOf(dearest, [[amount(largestAmount(dearest))]])),
    makeRowQuestion("under", row, { c, n: String(Math.ceil(limit)) }, wantedOf(cheapest, [within])),
  ];
}

const maxPairs = 6;

function pairs(list: readonly Asked[]): [Asked, Asked][] {
  const some = sampleEvenly(list, maxPairs);
  return some.flatMap((row, index): [Asked, Asked][] => (index === 0 ? [] : [[some[index - 1]!, row]]));
}

function asksTwo(a: Asked, b: Asked): MadeQuestion[] {
  const both = [...pricesOf(a), ...pricesOf(b)];
  const places = { x: a.part, y: b.part };
  const before = wordQuestion("price", a.language, `${a.seed} first`, { x: a.part }).question;
  const simple = a.amounts.length === 1 && b.amounts.length === 1;
  const [first, second] = [a.amounts[0]!, b.amounts[0]!];
  const answer = `${a.part}: ${first} + ${b.part}: ${second} = ${roundedText(first + second)}`;
  return [
    makeRowQuestion("compare", a, places, wantedOf(a.entry, both)),
    makeRowQuestion("follow", b, { x: b.part }, wantedOf(b.entry, pricesOf(b)), before),
    ...(simple
      ? [makeRowQuestion("both", a, places, wantedOf(a.entry, [[amount(first + second)]], { answer }))]
      : []),
  ];
}

function asksLesson(row: Asked): MadeQuestion[] {
  const slots = row.same.flatMap(({ slot }) => slot ?? []);
  const times = slots.map(({ minutes }): Statement => ({
    numbers: [clockTimes(minutes)],
    words: [],
    share: 1,
  }));
  const topic: Topic = { subject: "times", name: listOf(row.entry) };
  return [{ ...makeRowQuestion("lesson", row, { x: row.part }, wantedOf(row.entry, [times])), topic }];
}

/** Makes questions about the rows of every list: their prices, availability and columns, and several rows at once. */
export function askRows(products: readonly ProductEntry[]): MadeQuestion[] {
  const known = products.filter((entry) => nameOf(entry).trim().length > 1);
  const asked = sampleEvenly(known, maxRows).flatMap((entry): Asked[] => {
    const name = nameOf(entry);
    const having = (part: string) => known.filter((other) => containsPart(nameOf(other), part));
    const isTelling = (part: string) => having(part).length <= Math.max(1, having(name).length);
    const part = wordFromMemory(name, entry.id.split(":").at(-1) ?? name, isTelling);
    if (part === null) return [];
    const found = having(part);
    const same = found.length > 0 ? found : [entry];
    if (same.length > maxSame && entry.slot === undefined) return [];
    const amounts = [...new Set(optionsOf(entry).map((option) => option.amount))];
    return [{ entry, part, language: mainLanguageOf(part), amounts, same, seed: String(hash(name)) }];
  });
  const lessons = asked.filter(({ entry }) => entry.slot !== undefined);
  const goods = asked.filter(({ entry }) => entry.slot === undefined);
  const firstOf = new Map(lessons.map((row) => [nameOf(row.entry), row]));
  return [
    ...goods.filter(({ amounts }) => amounts.length > 0).flatMap(asksPrice),
    ...goods.flatMap(asksStock),
    ...goods.flatMap(asksCell),
    ...asksLists(
      goods,
      known.filter(({ slot }) => slot === undefined),
    ),
    ...[...firstOf.values()].flatMap(asksLesson),
  ];
}
