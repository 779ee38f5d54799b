import { isolateLines } from "#server/answers/compose/direction.ts";
import { languageOfText } from "#server/answers/compose/entry-text.ts";
import type { Note } from "#server/answers/facts/facts.ts";
import { isKind, marksOf } from "#server/answers/facts/extract/calendar.ts";
import { timeAt } from "#server/answers/facts/extract/clock-times.ts";
import { daysIn } from "#server/answers/facts/extract/schedule.ts";
import { findPlaces } from "#server/answers/facts/places.ts";
import { words } from "#server/answers/text/words.ts";
import { localTime } from "./clock.ts";
import type { Question, FactAnswer } from "./fact-answer.ts";
import { endSentence } from "./polarity.ts";
import { wording } from "./wording.ts";

const sameDayPattern = /نفس اليوم|same[\s-]day/iu;
const beforePattern = /^(?:قبل|before|until|by)$/u;

/** The latest time of an order for delivery on the same day, in minutes from midnight. */
function cutOff({ quote }: Note): number | undefined {
  const marks = marksOf(quote);
  const from = marks.findIndex(({ text }) => beforePattern.test(text));
  if (from === -1) return undefined;
  const at = marks.findIndex(
    (mark, i) => i > from && i <= from + 3 && !isKind(mark, "to") && timeAt(marks, i) !== undefined,
  );
  const time = at === -1 ? undefined : timeAt(marks, at);
  return time?.half === "fixed" ? time.minutes : undefined;
}

/** Says whether an order made now is delivered today, by place, day and hour. */
export function tellSameDay({ frame, facts, language, now }: Question): FactAnswer | undefined {
  const note = facts.notes.find(({ topic, quote }) => topic === "delivery" && sameDayPattern.test(quote));
  if (note === undefined) return undefined;
  const texts = wording(language);
  const places = new Set(findPlaces(words(note.quote)).map(({ key }) => key));
  const isElsewhere =
    frame.places.length > 0 && places.size > 0 && !frame.places.some(({ key }) => places.has(key));
  const time = now === undefined ? undefined : localTime(now);
  const days = daysIn(note.quote);
  const until = cutOff(note);
  const isToday = frame.relativeDay === "today" || frame.isNow;
  const isLate =
    isToday &&
    time !== undefined &&
    ((days.length > 0 && !days.includes(time.day)) || (until !== undefined && time.minutes >= until));
  const asksWhether = frame.asks.has("same_day") || isToday;
  const answer =
    isElsewhere || isLate ? texts.no : asksWhether && isToday && time !== undefined ? texts.yes : "";
  // A sentence in the other language does not follow "No, …".
  const isOwn = languageOfText(note.quote) === language;
  const said = isOwn || answer === "" ? answer : `${endSentence(answer)}\n`;
  return { text: `${said}${isOwn ? note.quote : isolateLines(note.quote)}`, facts: [note] };
}
