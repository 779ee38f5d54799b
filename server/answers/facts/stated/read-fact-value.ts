import { factPattern } from "#server/answers/facts/fact-texts.ts";
import {
  contactTypes,
  type FactTopic,
  type FactValues,
  factLimits,
  isUrl,
  paymentMethods,
  type WeekHours,
} from "#shared/rules/business-facts.ts";
import { maxRangesPerDay, type HoursRange, weekdays } from "#shared/rules/team-hours.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { hoursAt } from "#server/answers/facts/extract/hours-consistency.ts";
import type { BusinessFacts, Fact, OpeningHours } from "#server/answers/facts/facts.ts";

/** The files' value of a topic in the form that the owner edits, with the entry of each part. */
export interface FactValueReading<Topic extends FactTopic> {
  value: FactValues[Topic];
  entries: number[];
}

/** Entries in order: a list, or the entries of a version, which are built on access. */
export interface EntriesRead extends Iterable<KnowledgeEntry> {
  at(position: number): KnowledgeEntry | undefined;
}

type Readers = {
  [Topic in FactTopic]: (facts: BusinessFacts, entries: EntriesRead) => FactValueReading<Topic> | undefined;
};

const readers: Readers = {
  hours: hoursRead,
  branches: branchesRead,
  contacts: contactsRead,
  payments: paymentsRead,
  delivery: deliveryRead,
  returns: returnsReadOnce,
};

/** Undefined where the files say nothing about the topic. */
export function readFactValue<Topic extends FactTopic>(
  facts: BusinessFacts,
  entries: EntriesRead,
  topic: Topic,
): FactValueReading<Topic> | undefined {
  return readers[topic](facts, entries);
}

/** Whether two values are equal, regardless of the order of fields. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([key, each]) => [key, sorted(each)]));
}

/** Cut without splitting a character. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
const line = (text = ""): string => cut(text, factLimits.line);
/** "from 200 riyals" without the word that the label already has. */
const fromPattern = factPattern(String.raw`^{from_amount}\s+(?=.*\d)`, "iu");
/** The value under "map" in a file counts only where it is a complete address of a page. */
const linkOf = (text = ""): string => (isUrl(text) && text.length <= factLimits.line ? text : "");
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

function weekRead(hours: readonly OpeningHours[]): WeekHours {
  const rangesOn = (day: number): HoursRange[] => {
    const open = hours
      .filter(({ dayOfWeek, closes }) => closes > 0 && dayOfWeek.includes(day))
      .toSorted((a, b) => a.opens - b.opens || a.closes - b.closes);
    // Two sentences may state the same day.
    const distinct = new Map(
      open.map(({ opens, closes }) => [`${opens} ${closes}`, [clock(opens), clock(closes)]]),
    );
    return [...distinct.values()].slice(0, maxRangesPerDay) as HoursRange[];
  };
  return Object.fromEntries(weekdays.map((name, day) => [name, rangesOn(day)])) as WeekHours;
}

function hoursRead({ hours, branches }: BusinessFacts): FactValueReading<"hours"> | undefined {
  const own = hours.filter(({ service }) => service === "premises");
  const open = branches.flatMap(({ status, name }, at) => (status === "open" && name !== "" ? [at] : []));
  const placeOf = (branch: string, here: readonly OpeningHours[]) => {
    const usual = here.filter(({ season }) => season === undefined);
    const season = here.filter((each) => each.season === "ramadan");
    if (usual.every(({ closes }) => closes === 0)) return [];
    const ramadan = season.length === 0 ? null : weekRead(season);
    return [{ place: { branch, week: weekRead(usual), ramadan }, entry: usual[0]!.entry }];
  };
  const each = open.flatMap((at) => placeOf(branches[at]!.name, hoursAt(at, own)));
  const isAlike = each.every(({ place }) =>
    isSameValue({ ...place, branch: "" }, { ...each[0]!.place, branch: "" }),
  );
  const isWhole = each.length === open.length && isAlike;
  const [first] = each;
  const found =
    first === undefined
      ? placeOf("", own)
      : isWhole
        ? [{ ...first, place: { ...first.place, branch: "" } }]
        : each;
  if (found.length === 0) return undefined;
  const shown = found.slice(0, factLimits.places);
  return { value: { places: shown.map(({ place }) => place) }, entries: shown.map(({ entry }) => entry) };
}

function branchesRead({ branches, contacts }: BusinessFacts): FactValueReading<"branches"> | undefined {
  const found = branches
    .flatMap((branch, at) => (branch.status === "open" ? [{ ...branch, at }] : []))
    .slice(0, factLimits.places);
  if (found.length === 0) return undefined;
  const phoneOf = (at: number): string =>
    contacts.find(
      ({ contactType, branches: own, purpose }) =>
        contactType === "telephone" && purpose === undefined && own.length === 1 && own[0] === at,
    )?.value ?? "";
  return {
    value: {
      places: found.map(({ name, address, map, at }) => ({
        name: line(name),
        city: "",
        address: line(address),
        map: linkOf(map),
        phone: line(phoneOf(at)),
      })),
    },
    entries: found.map(({ entry }) => entry),
  };
}

function contactsRead({ contacts }: BusinessFacts): FactValueReading<"contacts"> | undefined {
  const found = contacts
    .filter(({ purpose, branches }) => purpose === undefined && branches.length === 0)
    .toSorted((a, b) => contactTypes.indexOf(a.contactType) - contactTypes.indexOf(b.contactType))
    .slice(0, factLimits.contacts);
  if (found.length === 0) return undefined;
  return {
    value: { points: found.map(({ contactType, value }) => ({ type: contactType, value: line(value) })) },
    entries: found.map(({ entry }) => entry),
  };
}

function paymentsRead({ payments }: BusinessFacts): FactValueReading<"payments"> | undefined {
  const accepted = payments.filter((each) => each.accepted);
  const methods = paymentMethods.filter((method) => accepted.some((each) => each.method === method));
  const [first] = accepted;
  return methods.length === 0 || first === undefined
    ? undefined
    : { value: { methods }, entries: [first.entry] };
}

function deliveryRead({ zones }: BusinessFacts): FactValueReading<"delivery"> | undefined {
  const shown = zones.slice(0, factLimits.zones);
  if (shown.length === 0) return undefined;
  return {
    value: {
      delivers: true,
      zones: shown.map(({ area, fee, time, minimum, freeFrom }) => ({
        area: line(area),
        fee: line(fee),
        time: line(time),
        minimum: line(minimum),
        free_from: line(freeFrom?.replace(fromPattern, "")),
      })),
    },
    entries: shown.map(({ entry }: Fact) => entry),
  };
}

const aboutReturnsPattern = factPattern(
  String.raw`{returns}|(?:^|\s)(?:[أا]رج[ّ]?ع|نرج[ّ]?ع|[أا]ستبدل)|(?<!\p{L})(?:returns?|refunds?|exchanges?)(?!\p{L})`,
  "iu",
);

const returnsOf = new WeakMap<EntriesRead, { read: FactValueReading<"returns"> | undefined }>();

/**
 * Reads all entries once, because building those of a large version several times would exceed the time of a call.
 */
function returnsReadOnce(_: BusinessFacts, entries: EntriesRead): FactValueReading<"returns"> | undefined {
  const known = returnsOf.get(entries) ?? { read: returnsRead(entries) };
  returnsOf.set(entries, known);
  return known.read;
}

/** The first answer or passage that is about returns by its question or its title. */
function returnsRead(entries: EntriesRead): FactValueReading<"returns"> | undefined {
  let at = -1;
  for (const entry of entries) {
    at += 1;
    if (entry.kind === "product" || (entry.kind === "faq" && entry.states !== undefined)) continue;
    const titles = entry.kind === "faq" ? entry.phrasings : [entry.title ?? ""];
    if (!titles.some((title) => aboutReturnsPattern.test(title))) continue;
    const texts =
      entry.kind === "faq"
        ? entry.answer
        : { [/\p{Script=Arabic}/u.test(entry.text) ? "ar" : "en"]: entry.text };
    const value = {
      ar: cut(texts.ar ?? "", factLimits.text),
      en: cut(texts.en ?? "", factLimits.text),
    };
    if (value.ar !== "" || value.en !== "") return { value, entries: [at] };
  }
  return undefined;
}
