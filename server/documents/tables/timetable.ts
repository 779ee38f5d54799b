import type { ProductRow } from "#server/documents/document.ts";
import { languageOf } from "#server/documents/faq-row.ts";
import { latinDigits } from "#server/documents/price.ts";
import type { Cell, Row } from "#server/documents/sheet.ts";
import type { Place } from "#server/documents/document.ts";
import { plainHeader } from "./plain-header.ts";

/** Sunday is 0, as in JavaScript's dates. */
const DAYS: readonly RegExp[] = [
  /^(يوم )?(ال)?احد$|^sun(day)?s?$/,
  /^(يوم )?(ال)?(اثنين|اتنين)$|^mon(day)?s?$/,
  /^(يوم )?(ال)?(ثلاثاء|ثلاثا|تلات)$|^tues?(day)?s?$/,
  /^(يوم )?(ال)?(اربعاء|اربعا)$|^wed(nesday)?s?$/,
  /^(يوم )?(ال)?خميس$|^thu(r|rs|rsday)?s?$/,
  /^(يوم )?(ال)?جمعه$|^fri(day)?s?$/,
  /^(يوم )?(ال)?سبت$|^sat(urday)?s?$/,
];
const DAY_NAMES = {
  ar: ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"],
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
};
const FEWEST_DAYS = 3;
const HALF = String.raw`(ص|م|صباحا?|مساء|ظهرا?|عصرا?|am|pm|a\.m\.|p\.m\.)`;
const TIME = new RegExp(
  String.raw`^(\d{1,2})(?:[:.](\d{2}))?\s*${HALF}?(?:\s*[-–—]\s*(?:(\d{1,2})(?:[:.]\d{2})?\s*${HALF})?.*)?$`,
  "iu",
);
const isAfternoon = (half: string): boolean => /^(م|مساء|ظهر|عصر|p)/iu.test(half);

/** Sunday = 0 … Saturday = 6. */
function dayOf(text: string): number | undefined {
  const at = DAYS.findIndex((day) => day.test(plainHeader(text)));
  return at < 0 ? undefined : at;
}

/** Minutes after midnight. */
function timeOf(text: string): number | undefined {
  const plain = latinDigits(text)
    .replace(/[\p{M}]/gu, "")
    .trim();
  const [, hours, minutes = "0", own = "", ends, endHalf = ""] = TIME.exec(plain) ?? [];
  if (hours === undefined || (own === "" && endHalf === "" && !/[:.]/.test(plain))) return undefined;
  // "4:00 - 6:00 pm" begins in the afternoon, "11:00 - 1:00 pm" does not.
  const isBefore = isAfternoon(endHalf) && Number(hours) % 12 > Number(ends) % 12;
  const half = own === "" && isBefore ? "am" : own || endHalf;
  const hour = half === "" ? Number(hours) : (Number(hours) % 12) + (isAfternoon(half) ? 12 : 0);
  return hour > 23 ? undefined : hour * 60 + Number(minutes);
}

interface Lesson {
  cell: Cell;
  day: number;
  time: string;
  minutes: number;
  place: Place;
}

/** Days across and times down, or the other way round. */
function lessonsOf(header: Row, body: readonly Row[], placeOf: (row: Row) => Place): Lesson[] {
  const days = header.cells.map((cell) => (cell === undefined ? undefined : dayOf(cell.text)));
  const times = header.cells.map((cell) => (cell === undefined ? undefined : timeOf(cell.text)));
  const across = days.filter((day) => day !== undefined).length >= FEWEST_DAYS;
  const down = times.filter((time) => time !== undefined).length >= 2;
  if (!across && !down) return [];
  return body.flatMap((row) => {
    const first = row.cells[0]?.text ?? "";
    const own = across ? timeOf(first) : dayOf(first);
    if (own === undefined) return [];
    return row.cells.flatMap((cell, at): Lesson[] => {
      const other = across ? days[at] : times[at];
      if (cell === undefined || other === undefined || at === 0 || !/\p{L}/u.test(cell.text)) return [];
      return [
        {
          cell,
          day: across ? other : own,
          minutes: across ? own : other,
          time: across ? first : header.cells[at]!.text,
          place: placeOf(row),
        },
      ];
    });
  });
}

/** "Yoga - Sara": what is taught and by whom. */
function partsOf(text: string): { name: string; by: string | undefined } {
  const [, name, by] = /^(.+?)\s*(?:\s[-–—]\s|\n|\s\/\s|[:|])\s*(.+)$/su.exec(text) ?? [];
  return name === undefined ? { name: text, by: undefined } : { name: name.trim(), by: by?.trim() };
}

/** The lessons of a timetable as rows, and the rows of the table that hold them; undefined for any other table. */
export function readTimetable(
  header: Row,
  body: readonly Row[],
  placeOf: (row: Row) => Place,
): { products: ProductRow[]; isPart: (row: Row) => boolean } | undefined {
  const lessons = lessonsOf(header, body, placeOf);
  if (lessons.length < FEWEST_DAYS) return undefined;
  const products = lessons.map(({ cell, day, minutes, time, place }): ProductRow => {
    const { name, by } = partsOf(cell.text);
    const language = languageOf(header.cells.map((each) => each?.text ?? "").join(" "));
    return {
      name: { [languageOf(name)]: name },
      slot: { day, minutes },
      attributes: {
        [language === "ar" ? "اليوم" : "Day"]: DAY_NAMES[language][day]!,
        [language === "ar" ? "الوقت" : "Time"]: time,
        ...(by !== undefined && { [language === "ar" ? "مع" : "With"]: by }),
      },
      place,
    };
  });
  const times = (row: Row): boolean => {
    const first = row.cells[0]?.text ?? "";
    return timeOf(first) !== undefined || dayOf(first) !== undefined;
  };
  return { products, isPart: (row) => row === header || times(row) };
}
