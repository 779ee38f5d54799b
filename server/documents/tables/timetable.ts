import { mainLanguageOf } from "#shared/rules/main-language.ts";
import type { ProductRow } from "#server/documents/document.ts";
import { latinDigits } from "#server/documents/price.ts";
import type { Row } from "#server/documents/sheet.ts";
import type { Place } from "#server/documents/document.ts";
import { plainHeader } from "./plain-header.ts";

/** Patterns of the days' names; Sunday is 0, as in JavaScript's dates. */
const dayPatterns: readonly RegExp[] = [
  /^(يوم )?(ال)?احد$|^sun(day)?s?$/,
  /^(يوم )?(ال)?(اثنين|اتنين)$|^mon(day)?s?$/,
  /^(يوم )?(ال)?(ثلاثاء|ثلاثا|تلات)$|^tues?(day)?s?$/,
  /^(يوم )?(ال)?(اربعاء|اربعا)$|^wed(nesday)?s?$/,
  /^(يوم )?(ال)?خميس$|^thu(r|rs|rsday)?s?$/,
  /^(يوم )?(ال)?جمعه$|^fri(day)?s?$/,
  /^(يوم )?(ال)?سبت$|^sat(urday)?s?$/,
];
const dayNames = {
  ar: ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"],
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
};
const minDays = 3;
const halfOfDay = String.raw`(ص|م|صباحا?|مساء|ظهرا?|عصرا?|am|pm|a\.m\.|p\.m\.)`;
const timePattern = new RegExp(
  String.raw`^(\d{1,2})(?:[:.](\d{2}))?\s*${halfOfDay}?(?:\s*[-–—]\s*(?:(\d{1,2})(?:[:.]\d{2})?\s*${halfOfDay})?.*)?$`,
  "iu",
);
const halfOfSpan = String.raw`(ص|م|ظ|ع|صباحا?|مساء|ظهرا?|عصرا?|am|pm|a\.m\.|p\.m\.)`;
const isAfternoon = (half: string): boolean => /^(م|مساء|ظ|ع|p)/iu.test(half);

/** Returns a day's number, from Sunday = 0 to Saturday = 6. */
function dayOf(text: string): number | undefined {
  const at = dayPatterns.findIndex((day) => day.test(plainHeader(text)));
  return at < 0 ? undefined : at;
}

/** Returns a time in minutes after midnight. */
function timeOf(text: string): number | undefined {
  const plain = latinDigits(text)
    .replace(/[\p{M}]/gu, "")
    .trim();
  const [, hours, minutes = "0", startHalf = "", ends, endHalf = ""] = timePattern.exec(plain) ?? [];
  if (hours === undefined || (startHalf === "" && endHalf === "" && !/[:.]/.test(plain))) return undefined;
  // "4:00 - 6:00 pm" begins in the afternoon, "11:00 - 1:00 pm" does not.
  const isBefore = isAfternoon(endHalf) && Number(hours) % 12 > Number(ends) % 12;
  const half = startHalf === "" && isBefore ? "am" : startHalf || endHalf;
  const hour = half === "" ? Number(hours) : (Number(hours) % 12) + (isAfternoon(half) ? 12 : 0);
  return hour > 23 ? undefined : hour * 60 + Number(minutes);
}

/** Time spans such as "9-11", "4 - 6 م" and "9 ص - 1 ظ". */
const spanPattern = new RegExp(
  String.raw`^(?:من\s+|from\s+)?(\d{1,2})(?:[:.](\d{2}))?\s*${halfOfSpan}?\s*(?:[-–—]|إلى|الى|to|until)\s*(\d{1,2})(?:[:.](\d{2}))?\s*${halfOfSpan}?$`,
  "iu",
);
/** Without a half of the day, times before this hour are in the afternoon. */
const earliestHour = 7;

interface Span {
  minutes: number;
  until: number;
}

function hourOf(hour: number, half: string): number {
  if (half === "") return hour;
  return (hour % 12) + (isAfternoon(half) ? 12 : 0);
}

/** Returns the time span of a cell in minutes after midnight; undefined for any other cell. */
function spanOf(text: string): Span | undefined {
  const plain = latinDigits(text)
    .replace(/[\p{M}]/gu, "")
    .trim();
  const [, from, fromMinutes = "0", startHalf = "", to, toMinutes = "0", ends = ""] =
    spanPattern.exec(plain) ?? [];
  if (from === undefined || to === undefined || Number(from) > 24 || Number(to) > 24) return undefined;
  const isBefore = startHalf === "" && isAfternoon(ends) && Number(from) % 12 > Number(to) % 12;
  const half = startHalf === "" ? (isBefore ? "ص" : ends) : startHalf;
  let opens = hourOf(Number(from), half);
  let closes = hourOf(Number(to), ends);
  if (startHalf === "" && ends === "" && opens < earliestHour) [opens, closes] = [opens + 12, closes + 12];
  if (closes < opens) closes += 12;
  const span = { minutes: opens * 60 + Number(fromMinutes), until: closes * 60 + Number(toMinutes) };
  return span.until <= span.minutes || span.minutes >= 24 * 60 ? undefined : span;
}

interface Lesson {
  /** The subject, with the teacher when the cell names one. */
  name: string;
  by: string | undefined;
  day: number;
  time: string;
  minutes: number;
  /** The end of the lesson, where the table states it. */
  until?: number;
  place: Place;
}

/** Reads a table with days across and times down, or the other way round. */
function lessonsOf(header: Row, body: readonly Row[], placeOf: (row: Row) => Place): Lesson[] {
  const days = header.cells.map((cell) => (cell === undefined ? undefined : dayOf(cell.text)));
  const times = header.cells.map((cell) => (cell === undefined ? undefined : timeOf(cell.text)));
  const across = days.filter((day) => day !== undefined).length >= minDays;
  const down = times.filter((time) => time !== undefined).length >= 2;
  if (!across && !down) return [];
  return body.flatMap((row) => {
    const first = row.cells[0]?.text ?? "";
    const firstValue = across ? timeOf(first) : dayOf(first);
    if (firstValue === undefined) return [];
    return row.cells.flatMap((cell, index): Lesson[] => {
      const other = across ? days[index] : times[index];
      if (cell === undefined || other === undefined || index === 0 || !/\p{L}/u.test(cell.text)) return [];
      return [
        {
          ...partsOf(cell.text),
          day: across ? other : firstValue,
          minutes: across ? firstValue : other,
          time: across ? first : header.cells[index]!.text,
          place: placeOf(row),
        },
      ];
    });
  });
}

/** Splits "Yoga - Sara" into the subject and the teacher. */
function partsOf(text: string): { name: string; by: string | undefined } {
  const [, name, by] = /^(.+?)\s*(?:\s[-–—]\s|\n|\s\/\s|[:|])\s*(.+)$/su.exec(text) ?? [];
  return name === undefined ? { name: text, by: undefined } : { name: name.trim(), by: by?.trim() };
}

/** Rows with more of their days filled are opening hours, because lessons take place on some days only. */
const maxFilledShare = 0.7;

/**
 * Reads a table with days across, the subjects in the first column and times in the cells. Opening hours of branches
 * or departments look alike and are recognised by how many days are filled.
 */
function namedLessons(header: Row, body: readonly Row[], placeOf: (row: Row) => Place): Lesson[] {
  const days = header.cells.map((cell) => (cell === undefined ? undefined : dayOf(cell.text)));
  const columns = days.flatMap((day, index) => (day === undefined || index === 0 ? [] : [index]));
  if (columns.length < minDays || days[0] !== undefined) return [];
  const rows = body.filter(({ cells }) => cells.filter((cell) => cell !== undefined).length > 1);
  const cellsOf = (row: Row): string[] => columns.flatMap((at) => row.cells[at]?.text.trim() || []);
  const filled = rows.reduce((sum, row) => sum + cellsOf(row).length, 0);
  const isNamed = rows.every(({ cells: [first] }) => first !== undefined && /\p{L}{2}/u.test(first.text));
  const isOfTimes = rows.every((row) => cellsOf(row).every((text) => spanOf(text) !== undefined));
  if (!isNamed || !isOfTimes || filled > maxFilledShare * rows.length * columns.length) return [];
  return rows.flatMap((row) =>
    columns.flatMap((at): Lesson[] => {
      const time = row.cells[at]?.text.trim() ?? "";
      const span = spanOf(time);
      if (span === undefined) return [];
      return [
        { name: row.cells[0]!.text, by: undefined, day: days[at]!, time, ...span, place: placeOf(row) },
      ];
    }),
  );
}

/**
 * Returns the lessons of a timetable as rows, and the rows of the table that contain them; undefined for any other
 * table.
 */
export function readTimetable(
  header: Row,
  body: readonly Row[],
  placeOf: (row: Row) => Place,
): { products: ProductRow[]; isPart: (row: Row) => boolean; kind: string | undefined } | undefined {
  const named = namedLessons(header, body, placeOf);
  const lessons = named.length > 0 ? named : lessonsOf(header, body, placeOf);
  if (lessons.length < minDays) return undefined;
  const products = lessons.map(({ name, by, day, minutes, until, time, place }): ProductRow => {
    const language = mainLanguageOf(header.cells.map((each) => each?.text ?? "").join(" "));
    return {
      name: { [mainLanguageOf(name)]: name },
      slot: { day, minutes, ...(until !== undefined && { until }) },
      attributes: {
        [language === "ar" ? "اليوم" : "Day"]: dayNames[language][day]!,
        [language === "ar" ? "الوقت" : "Time"]: time,
        ...(by !== undefined && { [language === "ar" ? "مع" : "With"]: by }),
      },
      place,
    };
  });
  const times = (row: Row): boolean => {
    const first = row.cells[0]?.text ?? "";
    if (named.length > 0) return /\p{L}{2}/u.test(first);
    return timeOf(first) !== undefined || dayOf(first) !== undefined;
  };
  // The header of the column of names describes what takes place ("Theory course").
  const kind = named.length > 0 ? header.cells[0]?.text : undefined;
  return { products, isPart: (row) => row === header || times(row), kind };
}
