import type { Turn } from "#server/answers/entry.ts";
import type { BusinessFacts } from "#server/answers/facts/facts.ts";
import type { FactAsk, FactFrame } from "./frame.ts";
import { recognizeFrame, type IsKnown } from "./recognize-frame.ts";

/** Number of earlier customer messages that are read. */
const maxLookedBack = 4;
/** A message with more words than this needs no context. */
const maxLeaningWords = 6;

/** Words that only say how something is wanted. */
const aside: ReadonlySet<FactAsk> = new Set([
  "fee",
  "duration",
  "free",
  "minimum",
  "days",
  "who",
  "accepts",
  "open_now",
  "presence",
  "when",
]);

function namesSomething(frame: FactFrame): boolean {
  return (
    frame.branches.length > 0 ||
    frame.places.length > 0 ||
    frame.zones.length > 0 ||
    frame.departments.length > 0 ||
    frame.people.length > 0 ||
    frame.methods.length > 0 ||
    frame.days.length > 0 ||
    frame.relativeDay !== undefined ||
    frame.isRamadan ||
    frame.service !== undefined
  );
}

function namesPlace({ places, zones }: FactFrame): boolean {
  return places.length > 0 || zones.length > 0;
}

function isOnlyAside(asks: ReadonlySet<FactAsk>): boolean {
  return [...asks].every((ask) => aside.has(ask));
}

/** "Are you open now?" after a question about one branch refers to that branch. */
function asksHoursOfBranch({ asks }: FactFrame, before: FactFrame): boolean {
  return before.branches.length === 1 && [...asks].every((ask) => ask === "hours" || aside.has(ask));
}

/** Completes a message from the one before. */
function inContext(frame: FactFrame, before: FactFrame | undefined): FactFrame {
  if (before === undefined || frame.length > maxLeaningWords) return frame;
  const asksNothing = frame.asks.size === 0 || (frame.asks.size === 1 && frame.asks.has("branches"));
  if (asksNothing && namesSomething(frame) && frame.unexplained.length === 0)
    return {
      ...frame,
      asks: before.asks,
      isAboutPeople: frame.isAboutPeople || (before.isAboutPeople && frame.places.length === 0),
      people: frame.people.length > 0 ? frame.people : before.people,
      branches: frame.branches.length > 0 || frame.places.length > 0 ? frame.branches : before.branches,
      places: frame.places.length > 0 || frame.branches.length > 0 ? frame.places : before.places,
      zones: namesPlace(frame) ? frame.zones : before.zones,
      days: frame.days.length > 0 ? frame.days : before.days,
      departments: frame.departments.length > 0 ? frame.departments : before.departments,
      service: frame.service ?? before.service,
      isRamadan: frame.isRamadan || before.isRamadan,
    };
  const leans = frame.leans || isOnlyAside(frame.asks) || asksHoursOfBranch(frame, before);
  if (!leans || frame.asks.size === 0) return frame;
  const keepsPeople = before.isAboutPeople && !frame.isAboutPeople && frame.branches.length === 0;
  const asks =
    isOnlyAside(frame.asks) && frame.methods.length === 0 && before.asks.has("delivery")
      ? new Set([...frame.asks, "delivery" as const])
      : frame.asks;
  return {
    ...frame,
    asks,
    people: keepsPeople ? before.people : frame.people,
    isAboutPeople: frame.isAboutPeople || (keepsPeople && before.people.length > 0),
    branches: frame.branches.length > 0 || frame.places.length > 0 ? frame.branches : before.branches,
    places: frame.places.length > 0 ? frame.places : before.places,
    zones: namesPlace(frame) ? frame.zones : before.zones,
    departments: frame.departments.length > 0 ? frame.departments : before.departments,
    days: frame.days.length > 0 || frame.relativeDay !== undefined ? frame.days : before.days,
    relativeDay: frame.relativeDay ?? (frame.days.length > 0 ? undefined : before.relativeDay),
  };
}

function isAboutFacts(frame: FactFrame): boolean {
  return frame.unexplained.length === 0 && (frame.asks.size > 0 || namesSomething(frame));
}

/**
 * Reads what a message asks of the business, with the customer's earlier messages as context; `refine` adds what only
 * the index knows.
 */
export function recognizeInDialogue(
  question: string,
  history: readonly Turn[],
  facts: BusinessFacts,
  isKnown: IsKnown,
  refine: (frame: FactFrame, text: string) => FactFrame = (frame) => frame,
): FactFrame {
  const read = (text: string): FactFrame => refine(recognizeFrame(text, facts, isKnown), text);
  const own = read(question);
  const said = history.filter(({ role }) => role === "customer").slice(-maxLookedBack);
  let before: FactFrame | undefined;
  for (const { text } of said) {
    const frame = inContext(read(text), before);
    before = isAboutFacts(frame) ? frame : undefined;
  }
  return inContext(own, before);
}
