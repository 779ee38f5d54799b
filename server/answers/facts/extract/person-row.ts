import type { DayOfWeek, Person } from "#server/answers/facts/facts.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { personArPattern, personEnPattern, personOf } from "./person.ts";
import { daysIn, scheduleOf } from "./schedule.ts";
import type { TableRow } from "./sections.ts";
import { Signs } from "./signs.ts";

type Cell = TableRow["cells"][number];

/** A table has a column for each day of the week from so many days on. */
const minDayColumns = 4;
/** A cell that is longer than this is no name of a place. */
const maxPlaceLength = 24;

const offPattern = cuePattern(findCues("people"), String.raw`^(?:{day_off}|[-–—x×/]*)$`, "iu");
/** Weekdays as lists of days write them, without the article: "أحد وثلاثاء". */
const bareDaysPattern = cuePattern(findCues("people"), String.raw`(?<!\p{L})(و?)({bare_day})(?!\p{L})`, "gu");
const consultationPattern = cuePattern(findCues("people"), "^{fee}$", "iu");
const digitPattern = /\p{Nd}/u;

/** The day that a heading names and nothing else: "Sunday". */
function dayOfHeading(heading: string): DayOfWeek | undefined {
  const [day, ...others] = daysIn(heading);
  return others.length > 0 || heading.trim().split(/\s+/u).length > 2 ? undefined : day;
}

/** Hours and places of a row that has a column for each day of the week. */
function readWeek(
  cells: readonly Cell[],
  times: { opens: number; closes: number },
): Pick<Person, "hours" | "places"> | undefined {
  const days = cells.flatMap(({ heading, text }) => {
    const day = dayOfHeading(heading);
    return day === undefined ? [] : [{ day, text: text.trim() }];
  });
  if (days.length < minDayColumns) return undefined;
  const present = days.filter(({ text }) => !offPattern.test(text));
  const timed = present.map(({ day, text }) => {
    const [own] = digitPattern.test(text) ? scheduleOf(text) : [];
    return { day, ...(own === undefined ? times : { opens: own.opens, closes: own.closes }) };
  });
  const byTime = Map.groupBy(timed, ({ opens, closes }) => `${opens} ${closes}`);
  const named = present.filter(({ text }) => !digitPattern.test(text) && text.length <= maxPlaceLength);
  const byPlace = Map.groupBy(named, ({ text }) => text);
  return {
    hours: [...byTime.values()].map((same) => ({
      opens: same[0]!.opens,
      closes: same[0]!.closes,
      dayOfWeek: same.map(({ day }) => day),
    })),
    places: [...byPlace].map(([name, same]) => ({ name, days: same.map(({ day }) => day) })),
  };
}

const withArticles = (days: string): string => days.replace(bareDaysPattern, "$1ال$2");

function feeOf({ heading, text }: Cell): Pick<Person, "fee" | "feeLabel"> {
  const label = labelOf(heading);
  return { fee: text, ...(!consultationPattern.test(label) && { feeLabel: label }) };
}

/** A heading without its currency: "ساعة خاصة (ريال)". */
const labelOf = (heading: string): string => heading.replace(/\s*\([^()]*\)\s*$/u, "").trim();

/** The person of a row of a table; undefined where it tells too little of one. */
export function readPersonRow(row: TableRow): Person | undefined {
  const signs = row.cells.map(({ heading }) => new Signs(heading));
  const cellOf = (kind: string): Cell | undefined =>
    row.cells.find(({ text }, at) => text !== "" && signs[at]!.has(`heading:${kind}`));
  const name = cellOf("person")?.text;
  const [role, written, hours, place] = ["role", "days", "hours", "branch"].map((kind) => cellOf(kind)?.text);
  const fee = cellOf("personfee");
  const days = written === undefined ? undefined : withArticles(written);
  if (name === undefined) return undefined;
  const [{ opens, closes } = { opens: 0, closes: 0 }] = hours === undefined ? [] : scheduleOf(hours);
  const week = readWeek(row.cells, { opens, closes });
  const told = [role, days, week === undefined ? hours : "week", fee, role === undefined ? undefined : place];
  if (told.filter((each) => each !== undefined).length < 2) return undefined;
  const match = personArPattern.exec(name) ?? personEnPattern.exec(name);
  const bare = match?.[2] ?? name;
  const description = `${bare}، ${role ?? ""}، ${[days, hours].filter(Boolean).join(" ")}`;
  const person = personOf(match?.[1] ?? "", bare, description, row.entry);
  const remark = cellOf("remark")?.text;
  return {
    ...person,
    jobTitle: role ?? "",
    quote: row.cells.map(({ text }) => text).join(" | "),
    ...(fee !== undefined && digitPattern.test(fee.text) && feeOf(fee)),
    ...(place !== undefined && { places: [{ name: place, days: [] }] }),
    ...week,
    notes: remark === undefined ? [] : [remark],
  };
}
