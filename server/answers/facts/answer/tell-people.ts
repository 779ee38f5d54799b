import type { DayOfWeek, Person } from "#server/answers/facts/facts.ts";
import type { Language } from "#server/answers/entry.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { translateAmount } from "./units.ts";
import { dayNames, joinList, timeRange } from "./format.ts";
import { localTime } from "./clock.ts";
import { dateIn } from "./dates.ts";
import type { Question, FactAnswer } from "./fact-answer.ts";
import { wording } from "./wording.ts";

const maxPeople = 10;

function called({ title, name }: Person): string {
  return [title, name].filter(Boolean).join(" ");
}

function when(person: Person, language: Language): string {
  return joinList(
    person.hours.map(({ dayOfWeek, opens, closes }) =>
      [dayNames(dayOfWeek, language), closes === 0 ? "" : timeRange({ opens, closes }, language)]
        .filter(Boolean)
        .join(" "),
    ),
    language,
  );
}

function daysOf({ frame, now }: Question): readonly DayOfWeek[] {
  if (frame.days.length > 0) return frame.days;
  const day = now === undefined ? undefined : localTime(now).day;
  if (day === undefined) return [];
  if (frame.relativeDay === "tomorrow") return [(day + 1) % 7];
  return frame.relativeDay === "today" || frame.isNow ? [day] : [];
}

function isInOn(person: Person, days: readonly DayOfWeek[]): boolean {
  return person.hours.some(({ dayOfWeek }) => days.some((day) => dayOfWeek.includes(day)));
}

/** Hours without times cover the whole day. */
function isInAt(person: Person, days: readonly DayOfWeek[], time: number): boolean {
  return person.hours.some(
    ({ dayOfWeek, opens, closes }) =>
      (days.length === 0 || days.some((day) => dayOfWeek.includes(day))) &&
      ((closes === 0 && days.length > 0) || (time >= opens && time < closes)),
  );
}

const leavePattern = cuePattern(findCues("people"), "{on_leave}", "iu");

/** Whether the end of an absence ("الدكتورة في إجازة حتى 5 ديسمبر 2026") is in the future. */
function leaveOf(person: Person, question: Question): string | undefined {
  const { now } = question;
  return person.notes.find((note) => {
    if (!leavePattern.test(note) || now === undefined) return false;
    const until = dateIn(note);
    return until === undefined || until.getTime() >= now.at.getTime();
  });
}

/** Says whether one person works on the requested day, with remarks such as "on leave until …". */
function presence(person: Person, question: Question, days: readonly DayOfWeek[]): string {
  const { language, frame, now } = question;
  const texts = wording(language);
  const leave = leaveOf(person, question);
  const usual = texts.usually(when(person, language));
  if (leave !== undefined) return `${texts.onLeave(called(person), leave)} ${usual}`;
  const isWoman = person.gender === "female";
  const relative = frame.relativeDay === "tomorrow" ? texts.when.tomorrow : texts.when.today;
  const named = frame.days.length > 0 ? dayNames(frame.days, language) : relative;
  const own = person.hours.filter(({ dayOfWeek }) => days.some((day) => dayOfWeek.includes(day)));
  const time = frame.time ?? (frame.isNow && now !== undefined ? localTime(now).minutes : undefined);
  const isIn = own.some(
    ({ opens, closes }) => closes === 0 || time === undefined || (time >= opens && time < closes),
  );
  const ranges = own.flatMap(({ opens, closes }) =>
    closes === 0 ? [] : [timeRange({ opens, closes }, language)],
  );
  const hours = joinList(ranges, language);
  if (isIn) return texts.personHere(called(person), named, hours === "" ? "" : ` ${hours}`, isWoman);
  const at = own.length === 0 ? named : frame.isNow ? texts.now : texts.atThatTime;
  return `${texts.personAway(called(person), at, isWoman)} ${own.length === 0 ? usual : texts.personIn(named, hours)}`;
}

function details(person: Person, question: Question): string {
  const { frame, language } = question;
  const texts = wording(language);
  const wantsFee = frame.asks.has("fee");
  const wantsDays =
    frame.isNow ||
    frame.asks.has("days") ||
    frame.asks.has("when") ||
    frame.asks.has("hours") ||
    frame.asks.has("open_now");
  const all = !wantsFee && !wantsDays;
  const parts = [
    (all || frame.people.length > 1 || frame.asks.has("who")) && person.jobTitle !== ""
      ? person.jobTitle
      : "",
    (all || wantsDays) && person.hours.length > 0 ? when(person, language) : "",
    (all || wantsFee) && person.fee !== undefined
      ? texts.personFee(translateAmount(person.fee, language))
      : "",
  ].filter(Boolean);
  const notes = all || wantsDays ? person.notes : [];
  return [`${called(person)}: ${parts.join(texts.comma)}.`, ...notes].join(" ");
}

/** Answers questions about staff: a person's days and fee, roles, and who works on a day. */
export function tellPeople(question: Question): FactAnswer | undefined {
  const { frame, facts, language } = question;
  const asked = frame.people.map((at) => facts.people[at]!);
  if (asked.length === 0) return undefined;
  const days = daysOf(question);
  const time =
    frame.time ?? (frame.isNow && question.now !== undefined ? localTime(question.now).minutes : undefined);
  if ((days.length > 0 || time !== undefined) && asked.length > 1) {
    const ofDay = asked
      .filter((person) => days.length === 0 || isInOn(person, days))
      .filter((person) => leaveOf(person, question) === undefined);
    const present = ofDay.filter((person) => time === undefined || isInAt(person, days, time));
    const texts = wording(language);
    const named = frame.isNow ? texts.now : dayNames(days, language);
    if (present.length === 0) {
      // The people who come later that day are named too.
      const later = frame.isNow
        ? ofDay.slice(0, maxPeople).map((person) => `• ${details(person, question)}`)
        : [];
      return { text: [texts.nobody(named), ...later].join("\n"), facts: asked };
    }
    const lines = present.slice(0, maxPeople).map((person) => `• ${details(person, question)}`);
    return { text: lines.join("\n"), facts: present };
  }
  const lines = asked
    .slice(0, maxPeople)
    .map((person) =>
      days.length > 0 && person.hours.length > 0
        ? presence(person, question, days)
        : details(person, question),
    );
  return { text: lines.map((each) => (lines.length > 1 ? `• ${each}` : each)).join("\n"), facts: asked };
}
