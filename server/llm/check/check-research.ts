import type { LookUpItem } from "#server/answers/answers.ts";
import { sentencesOf } from "#server/answers/compose/sentences.ts";
import type { Language } from "#server/answers/entry.ts";
import { checkGrounding } from "./check-grounding.ts";
import type { CheckProblem } from "./check-sentence.ts";
import { isSame, numbersIn, type NumberMention } from "./numbers.ts";
import { clausesOf, contentOf } from "./support.ts";
import { isCurrency } from "./units.ts";

interface ResearchGrounds {
  language: Language;
  question: string;
  brand: Partial<Record<Language, string>>;
}

/** Single letters are ignored, because they are parts of abbreviated currencies. */
const stemsOf = (text: string): Set<string> =>
  new Set(contentOf(text).flatMap(({ stem }) => (stem.length > 1 ? [stem] : [])));

/** Words and numbers of a row or of a sentence. */
interface Stated {
  stems: ReadonlySet<string>;
  numbers: readonly NumberMention[];
}

/** A row with the words of its name and its content. */
interface NamedRow extends Stated {
  name: ReadonlySet<string>;
}

const isNamedRow = ({ kind, title }: LookUpItem): boolean => kind === "row" && title !== "";

/** Splits found items into rows. Each line is one row; a line without a name continues the row above. */
function readRows({ title, text }: LookUpItem): NamedRow[] {
  const names = stemsOf(title);
  const rows: NamedRow[] = [];
  for (const line of text.split("\n")) {
    const said = stemsOf(line);
    const name = new Set([...names].filter((stem) => said.has(stem)));
    const last = rows.at(-1);
    const stated = { stems: said, numbers: numbersIn(line) };
    if (name.size > 0 || last === undefined) rows.push({ name, ...stated });
    else rows.splice(-1, 1, joinRow(last, stated));
  }
  return rows;
}

const joinRow = ({ name, stems, numbers }: NamedRow, more: Stated): NamedRow => ({
  name,
  stems: stems.union(more.stems),
  numbers: [...numbers, ...more.numbers],
});

const readSentences = ({ title, text }: LookUpItem): Stated[] =>
  sentencesOf(text).map((sentence) => ({
    stems: stemsOf(`${title}\n${sentence}`),
    numbers: numbersIn(sentence),
  }));

const holds = ({ numbers }: Stated, number: NumberMention): boolean =>
  numbers.some((known) => isSame(known, number));

/** Returns the rows whose names match most words of a clause; none when it names no row. */
function rowsNamed(stems: ReadonlySet<string>, rows: readonly NamedRow[]): NamedRow[] {
  const shared = rows.map(({ name }) => [...name].filter((stem) => stems.has(stem)).length);
  const most = Math.max(0, ...shared);
  return most === 0 ? [] : rows.filter((_, at) => shared[at] === most);
}

/**
 * Whether everything that a sentence says about a row is in that row. From the clause that names the row to the
 * clause that names another, the numbers must be of one row of that name, or of a sentence with a word of their
 * clause that no such row has.
 */
function standsInItsRows(sentence: string, rows: readonly NamedRow[], others: readonly Stated[]): boolean {
  let named: NamedRow[] = [];
  let said: NumberMention[] = [];
  const isTrue = (): boolean =>
    said.length === 0 || named.some((row) => said.every((number) => holds(row, number)));
  for (const clause of clausesOf(sentence)) {
    const stems = stemsOf(clause);
    const next = rowsNamed(stems, rows);
    const both = named.filter((row) => next.includes(row));
    if (both.length > 0) named = both;
    else if (next.length > 0) {
      if (!isTrue()) return false;
      [named, said] = [next, []];
    }
    const own = [...stems].filter((stem) => !named.some((row) => row.stems.has(stem)));
    const near = others.filter((other) => own.some((stem) => other.stems.has(stem)));
    said.push(...numbersIn(clause).filter((number) => !near.some((other) => holds(other, number))));
  }
  return isTrue();
}

/** Whether amounts of money are money in the sources as well: "8 SAR" must not come from "8 pm". */
function namesOnlyItsMoney(text: string, items: readonly LookUpItem[]): boolean {
  const money = items.flatMap((item) => numbersIn(item.text)).filter(({ unit }) => isCurrency(unit));
  return numbersIn(text)
    .filter(({ unit }) => isCurrency(unit))
    .every((number) => money.some((known) => isSame(known, number)));
}

/** Requires that numbers of a row are stated with its name, so that nobody attributes them to something else. */
function checkRows(text: string, items: readonly LookUpItem[]): CheckProblem | null {
  const named = items.filter(isNamedRow);
  if (named.length === 0) return null;
  const others = items.filter((item) => !isNamedRow(item)).flatMap(readSentences);
  const said = stemsOf(text);
  if (named.some(({ title }) => ![...stemsOf(title)].some((stem) => said.has(stem)))) return "unsupported";
  const rows = named.flatMap(readRows);
  return sentencesOf(text).every((each) => standsInItsRows(each, rows, others)) ? null : "number";
}

/**
 * Checks a reply that a model wrote from items it looked up itself. Nothing has confirmed that the items answer the
 * question, so the check is stricter than for a reworded draft: words of the question may be repeated only when an
 * item has them, and rows are named with their own numbers.
 */
export function checkResearch(
  text: string,
  items: readonly LookUpItem[],
  { language, question, brand }: ResearchGrounds,
): { text: string } | { problem: CheckProblem } {
  const check = checkGrounding({
    language,
    question,
    quotes: items.map((item) => item.text),
    subjects: items.map(({ title }) => title),
    draft: "",
    names: Object.values(brand),
  });
  const parts = [check.add(text), check.end()];
  let said = "";
  for (const part of parts) {
    if ("problem" in part) return part;
    said += part.said;
  }
  const problem = namesOnlyItsMoney(said, items) ? checkRows(said, items) : "number";
  return problem === null ? { text: said.trim() } : { problem };
}
