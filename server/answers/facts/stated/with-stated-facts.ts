import type { StatedFact } from "#shared/rules/business-facts.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import type { Branch, BusinessFacts, ContactPoint } from "#server/answers/facts/facts.ts";
import {
  findBranch,
  branchesFromStatement,
  branchPhones,
  contactsFromStatement,
  hoursFromStatement,
  paymentsFromStatement,
  zonesFromStatement,
} from "./facts-stated.ts";
import { isSameValue, readFactValue } from "./read-fact-value.ts";

type Given<Topic extends StatedFact["topic"]> = Extract<StatedFact, { topic: Topic }>["value"];

/**
 * Replaces the files' facts by the owner's, topic by topic. Facts that the owner only confirmed stay as they were read,
 * with their file as the source and with conditions that the form does not hold.
 */
export function withStatedFacts(read: BusinessFacts, entries: readonly KnowledgeEntry[]): BusinessFacts {
  const stated = entries.flatMap((entry, position) =>
    entry.kind === "faq" && entry.states !== undefined
      ? [
          {
            given: entry.states,
            fact: { entry: position, quote: quoteOf(entry.answer), stated: true as const },
          },
        ]
      : [],
  );
  if (stated.length === 0) return read;
  const of = <Topic extends StatedFact["topic"]>(topic: Topic) => {
    const found = stated.find(({ given }) => given.topic === topic);
    if (found === undefined) return undefined;
    const value = found.given.value as Given<Topic>;
    const isConfirmed = isSameValue(value, readFactValue(read, entries, topic)?.value);
    return isConfirmed ? undefined : { value, fact: found.fact };
  };
  const [hours, places, points] = [of("hours"), of("branches"), of("contacts")];
  const [payments, delivery] = [of("payments"), of("delivery")];
  const branches = places === undefined ? read.branches : branchesFromStatement(places.value, places.fact);
  const own = places === undefined ? read : moved(read, branches);
  const dropped = new Set([
    ...(payments === undefined ? [] : ["payment"]),
    ...(delivery === undefined ? [] : ["delivery"]),
    ...(places === undefined ? [] : ["branches"]),
    ...(hours === undefined || hours.value.places.every(({ ramadan }) => ramadan === null) ? [] : ["hours"]),
  ]);
  const phones = places === undefined ? [] : branchPhones(places.value, places.fact);
  const general = points === undefined ? [] : contactsFromStatement(points.value, points.fact);
  const kept = own.contacts.filter((point) => {
    if (point.purpose !== undefined) return true;
    return point.branches.length === 0 ? points === undefined : places === undefined;
  });
  return {
    branches,
    hours:
      hours === undefined
        ? own.hours
        : [
            ...own.hours.filter(({ service }) => service !== "premises"),
            ...hoursFromStatement(hours.value, branches, hours.fact),
          ],
    contacts: once([...general, ...phones, ...kept]),
    payments: payments === undefined ? own.payments : paymentsFromStatement(payments.value, payments.fact),
    zones: delivery === undefined ? own.zones : zonesFromStatement(delivery.value, delivery.fact),
    people: own.people,
    notes: own.notes.filter(({ topic }) => !dropped.has(topic)),
    read,
  };
}

const quoteOf = ({ ar, en }: { ar?: string; en?: string }): string => ar ?? en ?? "";

/**
 * Assigns the files' facts about branches to the owner's branches by name; facts about other branches are removed.
 */
function moved(read: BusinessFacts, branches: readonly Branch[]): BusinessFacts {
  const place = (at: number): number[] => {
    const now = findBranch(read.branches[at]?.name ?? "", branches);
    return now === -1 ? [] : [now];
  };
  const inPlace = <Part extends { branches: number[] }>(parts: readonly Part[]): Part[] =>
    parts.flatMap((part) => {
      if (part.branches.length === 0) return [part];
      const now = part.branches.flatMap(place);
      return now.length === 0 ? [] : [{ ...part, branches: now }];
    });
  return { ...read, branches: [...branches], hours: inPlace(read.hours), contacts: inPlace(read.contacts) };
}

/** The first of each number or address. */
function once(points: readonly ContactPoint[]): ContactPoint[] {
  const keyOf = ({ contactType, value }: ContactPoint): string =>
    `${contactType} ${value.replace(/\s/gu, "")}`;
  return points.filter((point, at) => points.findIndex((other) => keyOf(other) === keyOf(point)) === at);
}
