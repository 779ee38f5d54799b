import type { Voice } from "#server/answers/compose/catalogue.ts";
import type { Frame } from "./frame.ts";
import type { Row } from "./row.ts";
import { cellText, nameOf } from "./say.ts";
import { rowTexts } from "./texts.ts";

/** A lesson of a timetable. */
export type TimetableRow = Row & {
  entry: Row["entry"] & { slot: { day: number; minutes: number; until?: number } };
};

export const isTimetableRow = (row: Row): row is TimetableRow => row.entry.slot !== undefined;

/** The column beside day and time: who gives the lesson. */
const byPattern = /^(مع|with)$/iu;
const maxLength = 12;

const givenBy = ({ entry }: Row): string | undefined =>
  Object.entries(entry.attributes).find(([header]) => byPattern.test(header))?.[1];

/** Lessons at the time of day that a question names; all when it names none. */
export function filterByTime(rows: readonly TimetableRow[], frame: Frame): TimetableRow[] {
  const { time } = frame;
  if (time === undefined) return [...rows];
  return rows.filter(({ entry: { slot } }) => slot.minutes >= time.from && slot.minutes <= time.to);
}

/** Of lessons, the earliest or latest of a day. */
export function pickFirstOrLast(rows: readonly TimetableRow[], frame: Frame): TimetableRow[] {
  const isFirst = frame.asks.has("first");
  if (!isFirst && !frame.asks.has("last")) return [...rows];
  const minutes = rows.map(({ entry: { slot } }) => slot.minutes);
  const edge = isFirst ? Math.min(...minutes) : Math.max(...minutes);
  return rows.filter(({ entry: { slot } }) => slot.minutes === edge);
}

/** Saturday comes first in the week here. */
const weekday = (day: number): number => (day + 1) % 7;

function timesOf(lessons: readonly TimetableRow[], voice: Voice): string {
  const texts = rowTexts(voice.language);
  const byTime = Map.groupBy(lessons, ({ entry: { slot } }) => `${slot.minutes} ${slot.until ?? ""}`);
  return [...byTime.values()]
    .sort(([a], [b]) => a!.entry.slot.minutes - b!.entry.slot.minutes)
    .map((same) => {
      const { minutes, until } = same[0]!.entry.slot;
      const time = [minutes, until]
        .flatMap((each) => (each === undefined ? [] : texts.time(each)))
        .join(" – ");
      const days = [...new Set(same.map(({ entry: { slot } }) => slot.day))].sort(
        (a, b) => weekday(a) - weekday(b),
      );
      return `${days.map((day) => texts.days[day]).join(texts.comma)} ${time}`;
    })
    .join(voice.language === "ar" ? "؛ " : "; ");
}

/** The part of a timetable that a lesson belongs to (a branch, ladies, men), where it has several. */
function groupOf({ entry }: Row): string {
  return entry.origin.sheet ?? entry.category ?? entry.origin.heading ?? "";
}

/** Lessons by name, who gives them and where: "Yoga (Sara): Sunday, Tuesday 9:00 am". */
export function describeTimetable(
  lessons: readonly TimetableRow[],
  all: readonly Row[],
  voice: Voice,
): string {
  const texts = rowTexts(voice.language);
  const hasGroups = new Set(all.filter(isTimetableRow).map(groupOf)).size > 1;
  const groups = Map.groupBy(lessons, (lesson) =>
    [nameOf(lesson, voice), givenBy(lesson) ?? "", groupOf(lesson)].join("\u0000"),
  );
  const lines = [...groups.values()].map((same) => {
    const [first] = same;
    const by = givenBy(first!);
    const where = hasGroups ? groupOf(first!) : "";
    const beside = [by, where]
      .filter((part) => part !== undefined && part !== "")
      .map((part) => cellText(part!, voice));
    const name =
      beside.length === 0 ? nameOf(first!, voice) : `${nameOf(first!, voice)} (${beside.join(texts.comma)})`;
    return `${name}: ${timesOf(same, voice)}`;
  });
  const shown = lines.slice(0, maxLength);
  const rest = lines.length - shown.length;
  const more = rest > 0 ? [texts.more(rest)] : [];
  if (shown.length === 1) return `${shown[0]}.`;
  return [...shown.map((line) => `• ${line}`), ...more].join("\n");
}
