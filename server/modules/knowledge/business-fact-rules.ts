import type { BusinessFactsView, FactItemState } from "#shared/contract/business-facts.ts";
import {
  factProblems,
  factTopics,
  type FactProblem,
  type FactTopic,
  type FactValues,
  type StatedFact,
} from "#shared/rules/business-facts.ts";
import type { Language } from "#shared/language.ts";
import { translateAmount } from "#server/answers/facts/answer/units.ts";
import { placesOf, sayHours } from "#server/answers/facts/answer/tell-people.ts";
import type { Person } from "#server/answers/facts/facts.ts";
import { isSameValue, type FactValueReading } from "#server/answers/facts/stated/read-fact-value.ts";
import type { Origin } from "#server/answers/entry.ts";
import { type FieldProblem, requireFields } from "#server/http/failure.ts";
import { plainText } from "#server/texts/plain-text.ts";
import { toOneLine } from "#shared/rules/one-line.ts";

/** A topic as the owner stated it. */
export interface FactRow {
  topic: FactTopic;
  value: unknown;
  read_value: unknown;
  revision: string;
  updated_at: Date;
}

export const statedFact = ({ topic, value }: FactRow): StatedFact => ({ topic, value }) as StatedFact;

/** Returns the topics whose current statement is not in the live version. */
export function pendingTopics(
  rows: readonly Pick<FactRow, "topic" | "revision">[],
  live: Readonly<Record<string, string>>,
): FactTopic[] {
  const now = new Map(rows.map(({ topic, revision }) => [topic, revision]));
  return factTopics.filter((topic) => now.get(topic) !== live[topic]);
}

/** Facts about the business in the files of a version. */
export interface FactsRead {
  /** Values as an owner edits them. */
  values: { [Topic in FactTopic]: FactValueReading<Topic> | undefined };
  people: Person[];
  /** Places of the cited entries, by their positions. */
  origins: ReadonlyMap<number, Origin>;
  /** File and place, in the reader's language. */
  labelOf: (origin: Origin) => string;
}

/** Facts before the first training. */
export const nothingRead: Omit<FactsRead, "labelOf"> = {
  values: {
    hours: undefined,
    branches: undefined,
    contacts: undefined,
    payments: undefined,
    delivery: undefined,
    returns: undefined,
  },
  people: [],
  origins: new Map(),
};

const namedFields: Record<FactProblem, FieldProblem> = {
  required: "required",
  invalid: "invalid",
  hours_overlap: "hours_overlap",
  above_limit: "above_limit",
  phone: "phone_invalid",
  email: "email_invalid",
  url: "url_invalid",
};

/** Returns the value as it is stored, without invisible characters and empty parts. */
export function tidyFact(fact: StatedFact): StatedFact {
  switch (fact.topic) {
    case "branches":
      return { topic: "branches", value: { places: fact.value.places.map(tidyLines) } };
    case "contacts":
      return {
        topic: "contacts",
        value: {
          points: fact.value.points.map((point) => tidyLines(point)).filter(({ value }) => value !== ""),
        },
      };
    case "delivery":
      return {
        topic: "delivery",
        value: { ...fact.value, zones: fact.value.delivers ? fact.value.zones.map(tidyLines) : [] },
      };
    case "returns":
      return { topic: "returns", value: { ar: plainText(fact.value.ar), en: plainText(fact.value.en) } };
    case "hours":
    case "payments":
      return fact;
  }
}

function tidyLines<Fields extends object>(fields: Fields): Fields {
  const tidy = Object.entries(fields).map(([name, text]) => [name, toOneLine(text as string)]);
  return Object.fromEntries(tidy) as Fields;
}

/** Validates a value and throws its problems by field. */
export function checkFact(fact: StatedFact): void {
  const problems = Object.entries(factProblems(fact)).map(([place, problem]) => [
    place,
    namedFields[problem],
  ]);
  requireFields(Object.fromEntries(problems) as Record<string, FieldProblem>);
}

/** Returns the parts of a value, each with its key. */
function partsOf<Topic extends FactTopic>(
  topic: Topic,
  value: FactValues[Topic],
): { key: string; part: unknown }[] {
  const fact = { topic, value } as StatedFact;
  switch (fact.topic) {
    case "hours":
      return fact.value.places.map((part) => ({ key: part.branch, part }));
    case "branches":
      return fact.value.places.map((part) => ({ key: part.name, part }));
    case "contacts":
      return fact.value.points.map((part) => ({ key: `${part.type} ${part.value}`, part }));
    case "delivery":
      return fact.value.delivers
        ? fact.value.zones.map((part) => ({ key: part.area, part }))
        : [{ key: "", part: fact.value }];
    case "payments":
    case "returns":
      return [{ key: "", part: fact.value }];
  }
}

type Item = { state: FactItemState; source: string | null };

/** Returns the parts of the current value, compared with the files. */
function itemsOf<Topic extends FactTopic>(
  topic: Topic,
  value: FactValues[Topic],
  read: FactValueReading<Topic> | undefined,
  isStated: boolean,
  sourceOf: (entry: number) => string | null,
): Item[] {
  const fromFiles = read === undefined ? [] : partsOf(topic, read.value);
  return partsOf(topic, value).map(({ key, part }): Item => {
    const at = fromFiles.findIndex((each) => each.key === key);
    if (at === -1) return { state: isStated ? "added" : "read", source: null };
    const source = sourceOf(read?.entries[at] ?? -1);
    if (!isStated) return { state: "read", source };
    return { state: isSameValue(part, fromFiles[at]?.part) ? "confirmed" : "corrected", source };
  });
}

function topicView<Topic extends FactTopic>(
  topic: Topic,
  row: FactRow | undefined,
  { values, origins, labelOf }: FactsRead,
  isPending: boolean,
) {
  const read: FactValueReading<Topic> | undefined = values[topic];
  const readValue = read?.value ?? null;
  const value = (row?.value as FactValues[Topic] | undefined) ?? readValue;
  const sourceOf = (at: number): string | null => {
    const origin = origins.get(at);
    return origin === undefined ? null : labelOf(origin);
  };
  return {
    value,
    read: readValue,
    items: value === null ? [] : itemsOf(topic, value, read, row !== undefined, sourceOf),
    stated: row !== undefined,
    conflict:
      row !== undefined &&
      readValue !== null &&
      !isSameValue(readValue, row.value) &&
      !isSameValue(readValue, row.read_value),
    pending: isPending,
    updated_at: row?.updated_at.toISOString() ?? null,
  };
}

function personView(person: Person, { origins, labelOf }: FactsRead, language: Language) {
  const origin = origins.get(person.entry);
  const hours = person.hours.map((each) => sayHours(each, language));
  const places = placesOf(person, [], language);
  const fee = person.fee === undefined ? null : translateAmount(person.fee, language);
  return {
    name: person.name,
    role: person.jobTitle,
    place: places === "" ? null : places,
    hours: hours.length === 0 ? null : hours.join(language === "ar" ? "، " : ", "),
    fee: fee === null || person.feeLabel === undefined ? fee : `${person.feeLabel}: ${fee}`,
    source: origin === undefined ? null : labelOf(origin),
  };
}

/** Maximum number of people that are shown. */
export const maxShownPeople = 40;

export function factsView(
  rows: readonly FactRow[],
  live: Readonly<Record<string, string>>,
  read: FactsRead,
  language: Language,
): BusinessFactsView {
  const pending = new Set(pendingTopics(rows, live));
  const view = <Topic extends FactTopic>(topic: Topic) =>
    topicView(
      topic,
      rows.find((row) => row.topic === topic),
      read,
      pending.has(topic),
    );
  return {
    hours: view("hours"),
    branches: view("branches"),
    contacts: view("contacts"),
    payments: view("payments"),
    delivery: view("delivery"),
    returns: view("returns"),
    people: read.people.map((person) => personView(person, read, language)),
  };
}
