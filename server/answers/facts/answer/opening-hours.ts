import { isolateRun } from "#server/answers/compose/direction.ts";
import type { DayOfWeek, OpeningHours, Service } from "#server/answers/facts/facts.ts";
import { joinList, dayNames, timeRange, dayName, isAllDay, clockTime } from "./format.ts";
import { hoursAt } from "#server/answers/facts/extract/hours-consistency.ts";
import { localTime, openUntil, findNextOpening, type LocalTime } from "./clock.ts";
import { languageOfText } from "#server/answers/compose/entry-text.ts";
import { branchName } from "./tell-places.ts";
import type { Question, FactAnswer } from "./fact-answer.ts";
import { endSentence } from "./polarity.ts";
import { wording } from "./wording.ts";

const servicesList: readonly Service[] = ["premises", "support", "phone"];

/** Branches with the same opening hours, and these hours. */
interface Group {
  service: Service;
  branches: number[];
  department?: string;
  hours: OpeningHours[];
}

function keyOf(hours: readonly OpeningHours[]): string {
  return hours.map(({ dayOfWeek, opens, closes }) => `${dayOfWeek.join("")} ${opens} ${closes}`).join(";");
}

/** The requested hours, grouped by branch where branches differ. */
function groupsFor({ frame, facts }: Question, season: boolean): Group[] {
  const inSeason = facts.hours.filter((each) => (each.season !== undefined) === season);
  const services = servicesList.filter((service) => inSeason.some((each) => each.service === service));
  const wanted =
    frame.service !== undefined && services.includes(frame.service)
      ? [frame.service]
      : frame.service === "phone" && services.includes("support")
        ? (["support"] as const)
        : frame.branches.length > 0 && services.includes("premises")
          ? (["premises"] as const)
          : services;
  return wanted.flatMap((service) => {
    const ofService = inSeason.filter((each) => each.service === service);
    const departments = [...new Set(ofService.flatMap(({ department }) => department ?? []))];
    const called = departments.filter((each) => frame.departments.includes(each));
    const ofDepartments = (called.length > 0 ? called : departments).map((department) => ({
      service,
      branches: [],
      department,
      hours: ofService.filter((each) => each.department === department),
    }));
    const own = ofService.filter(({ department }) => department === undefined);
    if (called.length > 0 || (own.length === 0 && departments.length > 0)) return ofDepartments;
    const open = facts.branches.flatMap(({ status }, at) => (status === "open" ? [at] : []));
    const asked = frame.branches.length > 0 ? frame.branches : open;
    if (service !== "premises" || asked.length === 0)
      return [{ service, branches: [], hours: own }, ...ofDepartments];
    const groups: Group[] = [];
    for (const branch of asked) {
      const hours = hoursAt(branch, own);
      const same = groups.find((group) => keyOf(group.hours) === keyOf(hours));
      if (hours.length === 0) continue;
      if (same !== undefined) same.branches.push(branch);
      else groups.push({ service, branches: [branch], hours });
    }
    return [...groups, ...ofDepartments];
  });
}

/** Names of the branches at these positions; branches without a name are left out. */
function namesOf(branches: readonly number[], { facts, language }: Question): string[] {
  return branches
    .map((at) => branchName(facts.branches[at] ?? { name: "" }, language))
    .filter((name) => name !== "");
}

/** The subject of a sentence about a group of branches ("فرعا …"); empty where the business has one place. */
function nameOf(
  { service, branches, department }: Group,
  question: Question,
  groups: readonly Group[],
): string {
  const { language, frame } = question;
  const texts = wording(language);
  if (department !== undefined) return isolateRun(department, language);
  if (service !== "premises") return texts.hoursOf[service];
  const names = namesOf(branches, question);
  const isOnly = groups.length === 1 && frame.branches.length === 0;
  if (names.length === 0 || isOnly) return texts.hoursOf.premises;
  return names.length === 1 ? texts.branch(names[0]!) : joinList(names, language);
}

/** Merges time slots with the same days or the same hours, so that a week takes as few words as possible. */
function week(hours: readonly OpeningHours[], question: Question, only?: readonly DayOfWeek[]): string {
  const { language } = question;
  const texts = wording(language);
  const byTime = new Map<string, { days: DayOfWeek[]; said: string; condition: string | undefined }>();
  const days = [...new Set(hours.flatMap(({ dayOfWeek }) => dayOfWeek))].filter(
    (day) => only?.includes(day) ?? true,
  );
  for (const day of days) {
    const slots = hours.filter(({ dayOfWeek }) => dayOfWeek.includes(day));
    const open = slots.filter(({ closes }) => closes > 0).sort((a, b) => a.opens - b.opens);
    const said =
      open.length === 0
        ? "closed"
        : joinList([...new Set(open.map((slot) => timeRange(slot, language)))], language);
    const condition = slots.find((slot) => slot.condition !== undefined)?.condition;
    const known = byTime.get(said + condition);
    if (known === undefined) byTime.set(said + condition, { days: [day], said, condition });
    else known.days.push(day);
  }
  return [...byTime.values()]
    .map(({ days: same, said, condition }) => {
      const names = dayNames(same, language);
      const sentence = said === "closed" ? texts.closedOn(names) : texts.on(names, said);
      return condition === undefined ? sentence : `${sentence} (${condition})`;
    })
    .join(texts.comma);
}

/** Puts branches with the same text for the requested days into one line. */
function withAlikeJoined(all: readonly { group: Group; said: string }[]): { group: Group; said: string }[] {
  const joined: { group: Group; said: string }[] = [];
  for (const { group, said } of all) {
    if (said === "") continue;
    const isPlace = group.service === "premises" && group.department === undefined;
    const same = isPlace
      ? joined.find(
          (each) => each.said === said && each.group.service === "premises" && !each.group.department,
        )
      : undefined;
    if (same === undefined) joined.push({ group, said });
    else {
      const { branches, hours } = same.group;
      same.group = {
        ...same.group,
        branches: [...branches, ...group.branches],
        hours: [...hours, ...group.hours],
      };
    }
  }
  return joined;
}

function schedule(
  question: Question,
  groups: readonly Group[],
  days: readonly DayOfWeek[] | undefined,
  season: boolean,
): FactAnswer | undefined {
  const texts = wording(question.language);
  const joined = withAlikeJoined(groups.map((group) => ({ group, said: week(group.hours, question, days) })));
  const shown = joined.map(({ group }) => group);
  const lines = joined.map(({ group, said }) => `${nameOf(group, question, shown)}: ${said}.`);
  if (lines.length === 0) return undefined;
  const heading = season ? [`${texts.inRamadan}:`] : [];
  return {
    text: [...heading, ...lines.map((line) => (lines.length > 1 ? `• ${line}` : line))].join("\n"),
    facts: groups.flatMap(({ hours }) => hours),
  };
}

/** A title within a sentence: "No, customer service is closed". */
const inSentence = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** The subject of a line about being open; empty where the business has one place. */
function subjectOf(group: Group, question: Question, groups: readonly Group[]): string {
  const { language, frame } = question;
  const texts = wording(language);
  const names = namesOf(group.branches, question);
  const isOnly = groups.length === 1 && frame.branches.length === 0;
  const isAre = language === "en" ? (names.length > 1 ? " are" : " is") : "";
  if (group.department !== undefined) return `${isolateRun(group.department, language)}${isAre}`;
  if (group.service !== "premises") return `${inSentence(texts.hoursOf[group.service])}${isAre}`;
  if (names.length === 0 || isOnly) return language === "en" ? "we are" : "";
  const several = language === "ar" ? `فروع ${joinList(names, language)}` : joinList(names, language);
  return `${names.length === 1 ? texts.branch(names[0]!) : several}${isAre}`;
}

/** Says whether one group is open and until when, or when it opens. */
function state(
  group: Group,
  question: Question,
  groups: readonly Group[],
  time: LocalTime,
): { isOpen: boolean; text: string } {
  const { language } = question;
  const texts = wording(language);
  const subject = subjectOf(group, question, groups);
  const isOne =
    group.service === "phone" ||
    (group.service === "premises" && (subject === "" || group.branches.length < 2));
  const isFeminine = /^\p{L}+ة(?!\p{L})/u.test(group.department ?? "");
  const form = isOne && !isFeminine ? "one" : "feminine";
  const open = openUntil(group.hours, time);
  const today = group.hours.find(
    ({ condition, dayOfWeek }) => condition !== undefined && dayOfWeek.includes(time.day),
  );
  const condition = open === undefined ? today?.condition : open.condition;
  const also = condition === undefined ? "" : ` (${condition})`;
  if (open !== undefined) {
    const text = isAllDay(open)
      ? texts.openAllDay(subject, form)
      : texts.openNow(subject, clockTime(open.closes, language), form);
    return { isOpen: true, text: text.trim() + also };
  }
  const closed = texts.closedNow(subject, form).trim();
  const next = findNextOpening(group.hours, time);
  if (next === undefined) return { isOpen: false, text: closed + also };
  const day = dayName((time.day + next.inDays) % 7, language);
  const near = next.inDays === 0 ? texts.when.today : `${texts.when.tomorrow} (${day})`;
  const when = next.inDays < 2 ? near : texts.when.on(day);
  return { isOpen: false, text: closed + texts.opens(when, timeRange(next.hours, language), form) + also };
}

function openNow(question: Question, groups: readonly Group[], time: LocalTime): FactAnswer {
  const texts = wording(question.language);
  const all = groups.map((group) => ({ service: group.service, ...state(group, question, groups, time) }));
  const place = all.filter(({ service }) => service === "premises");
  // A customer who asks whether it is open means the place. The hours of the telephone are added where the place is
  // closed.
  const others = all.filter(({ service, isOpen }) => service !== "premises" && isOpen);
  const isPlaceOpen = place.length > 0 && place.every(({ isOpen }) => isOpen);
  const states = place.length === 0 ? all : isPlaceOpen ? place : [...place, ...others];
  const [only] = states;
  const lines =
    states.length === 1 && only !== undefined
      ? [`${only.isOpen ? texts.yes : texts.no}${only.text}.`]
      : states.map(({ text }) => `• ${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
  return { text: lines.join("\n"), facts: groups.flatMap(({ hours }) => hours) };
}

/** The days that a question is about: the days it names, today or tomorrow. */
function daysOf({ frame }: Question, time: LocalTime | undefined): readonly DayOfWeek[] | undefined {
  if (frame.days.length > 0) return frame.days;
  if (time === undefined || frame.relativeDay === undefined) return undefined;
  return [(time.day + (frame.relativeDay === "tomorrow" ? 1 : 0)) % 7];
}

/** Says whether it is open at the time in the question, today or on the named day, with that day's hours. */
function openAt(
  question: Question,
  groups: readonly Group[],
  { day, minutes, season }: { day: DayOfWeek; minutes: number; season: boolean },
): FactAnswer | undefined {
  const texts = wording(question.language);
  const places = groups.filter(({ service }) => service === "premises");
  const asked = places.length > 0 && question.frame.service === undefined ? places : groups;
  const hoursAnswer = schedule(question, asked, [day], season);
  if (hoursAnswer === undefined) return undefined;
  const time = { day, minutes, isRamadan: season };
  const states = new Set(asked.map(({ hours }) => openUntil(hours, time) !== undefined));
  if (states.size > 1) return hoursAnswer;
  const said = states.has(true) ? texts.yes : texts.no;
  if (!hoursAnswer.text.includes("\n")) {
    const isTitle = hoursAnswer.text.startsWith(texts.hoursOf.premises);
    return { ...hoursAnswer, text: `${said}${isTitle ? inSentence(hoursAnswer.text) : hoursAnswer.text}` };
  }
  return {
    ...hoursAnswer,
    text: `${endSentence(said)}\n${hoursAnswer.text}`,
  };
}

/** Answers questions about opening hours: for the week, a day, a time or now. */
export function tellHours(question: Question): FactAnswer | undefined {
  const { frame, facts, now } = question;
  if (facts.hours.length === 0) return undefined;
  const time = now === undefined ? undefined : localTime(now);
  const hasSeason = facts.hours.some(({ season }) => season !== undefined);
  // Hours that will be announced ("Ramadan hours are published a week before") are not known yet.
  const announced = facts.notes.filter(
    ({ topic, quote }) => topic === "hours" && languageOfText(quote) === question.language,
  );
  if (frame.isRamadan && !hasSeason && announced.length > 0)
    return { text: announced.map(({ quote }) => quote).join(" "), facts: announced };
  const isNow =
    frame.isNow ||
    (frame.asks.has("open_now") &&
      !frame.asks.has("when") &&
      frame.days.length === 0 &&
      frame.relativeDay === undefined &&
      !frame.isRamadan &&
      !frame.asks.has("closing"));
  const season = hasSeason && (frame.isRamadan || (time?.isRamadan === true && frame.days.length === 0));
  if (frame.isRamadan && !hasSeason) return undefined;
  const groups = groupsFor(question, season);
  if (groups.length === 0) return undefined;
  const days = daysOf(question, time);
  const isOfTime =
    frame.time !== undefined &&
    frame.asks.has("open_now") &&
    !frame.asks.has("when") &&
    !frame.asks.has("closing") &&
    !frame.isNow;
  const day = days === undefined ? time?.day : days.length === 1 ? days[0] : undefined;
  if (isOfTime && day !== undefined) return openAt(question, groups, { day, minutes: frame.time!, season });
  if (isNow && time !== undefined && !frame.isRamadan) return openNow(question, groups, time);
  return schedule(question, groups, days, season);
}
