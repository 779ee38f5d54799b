import type { DayOfWeek, Person } from "#server/answers/facts/facts.ts";
import { isolateRun } from "#server/answers/compose/direction.ts";
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

/** Days with their times, which a list may leave out. */
export const sayHours = ({ dayOfWeek, opens, closes }: Person["hours"][number], language: Language): string =>
  [dayNames(dayOfWeek, language), closes === 0 ? "" : timeRange({ opens, closes }, language)]
    .filter(Boolean)
    .join(" ");

/** When somebody works; of the days that are asked for, where some are. */
function when(person: Person, language: Language, days: readonly DayOfWeek[] = []): string {
  const asked = person.hours
    .map((each) => ({ ...each, dayOfWeek: each.dayOfWeek.filter((day) => days.includes(day)) }))
    .filter(({ dayOfWeek }) => dayOfWeek.length > 0);
  return joinList(
    (asked.length > 0 ? asked : person.hours).map((each) => sayHours(each, language)),
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

/** The places where somebody works on one of the days; all of them where no day is named. */
const placesOn = ({ places = [] }: Person, days: readonly DayOfWeek[]) =>
  places.filter(
    (place) => days.length === 0 || place.days.length === 0 || days.some((day) => place.days.includes(day)),
  );

const isAtPlace = (person: Person, name: string | undefined, days: readonly DayOfWeek[]): boolean =>
  name === undefined || placesOn(person, days).some((place) => place.name === name);

/** Where somebody is on some days; all places with their days where none is named. */
export function placesOf(person: Person, days: readonly DayOfWeek[], language: Language): string {
  const fitting = placesOn(person, days);
  const isOne = fitting.length === 1 || days.length > 0;
  const named = fitting.map(({ name, days: own }) =>
    isOne || own.length === 0
      ? isolateRun(name, language)
      : `${isolateRun(name, language)} (${dayNames(own, language)})`,
  );
  return joinList(named, language);
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
  const place = placesOf(person, days, language);
  const at = place === "" ? "" : ` ${sayPlace(place, language)}`;
  if (isIn)
    return texts.personHere(called(person), named, `${at}${hours === "" ? "" : ` ${hours}`}`, person.gender);
  const away = own.length === 0 ? named : frame.isNow ? texts.now : texts.atThatTime;
  return `${texts.personAway(called(person), away, person.gender)} ${own.length === 0 ? usual : texts.personIn(named, hours)}`;
}

const elsewherePattern = cuePattern(findCues("people"), "{no_place}", "iu");

/** "At Abhur"; what is no place ("online", "at home") has no preposition. */
const sayPlace = (place: string, language: Language): string =>
  elsewherePattern.test(place) ? place : wording(language).personPlace(place);

function sayFee({ fee = "", feeLabel }: Person, language: Language): string {
  const amount = translateAmount(fee, language);
  return feeLabel === undefined
    ? wording(language).personFee(amount)
    : `${isolateRun(feeLabel, language)} ${amount}`;
}

function details(person: Person, question: Question, days: readonly DayOfWeek[]): string {
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
  const where = placesOf(person, days, language);
  const parts = [
    (all || frame.people.length > 1 || frame.asks.has("who")) && person.jobTitle !== ""
      ? person.jobTitle
      : "",
    (all || wantsDays || frame.asks.has("where")) && where !== "" ? sayPlace(where, language) : "",
    (all || wantsDays) && person.hours.length > 0 ? when(person, language, days) : "",
    (all || wantsFee) && person.fee !== undefined ? sayFee(person, language) : "",
  ].filter(Boolean);
  const notes = all || wantsDays ? person.notes : [];
  return [`${called(person)}: ${parts.join(texts.comma)}.`, ...notes].join(" ");
}

/** Answers questions about staff: a person's days and fee, roles, and who works on a day. */
export function tellPeople(question: Question): FactAnswer | undefined {
  const { frame, facts, language } = question;
  const named = frame.people.map((at) => facts.people[at]!);
  if (named.length === 0) return undefined;
  const days = daysOf(question);
  const placed = named.filter((person) => isAtPlace(person, frame.placeOfPeople, days));
  const asked = placed.length > 0 ? placed : named;
  const time =
    frame.time ?? (frame.isNow && question.now !== undefined ? localTime(question.now).minutes : undefined);
  if ((days.length > 0 || time !== undefined) && asked.length > 1) {
    const ofDay = asked
      .filter((person) => days.length === 0 || isInOn(person, days))
      .filter((person) => leaveOf(person, question) === undefined);
    const present = ofDay.filter((person) => time === undefined || isInAt(person, days, time));
    const texts = wording(language);
    const dayName = frame.isNow ? texts.now : dayNames(days, language);
    if (present.length === 0) {
      // The people who come later that day are named too.
      const later = frame.isNow
        ? ofDay.slice(0, maxPeople).map((person) => `• ${details(person, question, days)}`)
        : [];
      return { text: [texts.nobody(dayName), ...later].join("\n"), facts: asked };
    }
    const lines = present.slice(0, maxPeople).map((person) => `• ${details(person, question, days)}`);
    return { text: lines.join("\n"), facts: present };
  }
  const lines = asked
    .slice(0, maxPeople)
    .map((person) =>
      days.length > 0 && person.hours.length > 0
        ? presence(person, question, days)
        : details(person, question, days),
    );
  return { text: lines.map((each) => (lines.length > 1 ? `• ${each}` : each)).join("\n"), facts: asked };
}
