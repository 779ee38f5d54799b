import { factPattern } from "#server/answers/facts/fact-texts.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import type { BusinessFacts, Note } from "#server/answers/facts/facts.ts";
import { withStatedFacts } from "#server/answers/facts/stated/with-stated-facts.ts";
import { extractBranches } from "./branches.ts";
import { extractContacts } from "./contacts.ts";
import { extractDelivery } from "./delivery.ts";
import { withEnglishNames } from "./english-branches.ts";
import { extractHours } from "./hours.ts";
import { extractPayments } from "./payments.ts";
import { extractPeople } from "./people.ts";
import { scheduleOf } from "./schedule.ts";
import { sectionsOf, type Section } from "./sections.ts";
import { Signs } from "./signs.ts";

/** Sentences that say where there is no branch. */
function branchNotes(sections: readonly Section[]): Note[] {
  return sections.flatMap(({ sentences }) =>
    sentences.flatMap(({ text, entry }) =>
      new Signs(text).has("only_these") ? [{ topic: "branches" as const, entry, quote: text }] : [],
    ),
  );
}

const ramadanPattern = factPattern("{ramadan}", "iu");
const hoursPattern = factPattern("{hours}", "iu");

/**
 * Announcements of hours ("Ramadan hours are announced a week before") hold no hours and are kept as the only
 * information about them.
 */
function seasonNotes(sections: readonly Section[]): Note[] {
  return sections.flatMap(({ sentences }) =>
    sentences.flatMap(({ text, entry }) =>
      ramadanPattern.test(text) && hoursPattern.test(text) && scheduleOf(text).length === 0
        ? [{ topic: "hours" as const, entry, quote: text }]
        : [],
    ),
  );
}

/**
 * Extracts the facts about the business from the texts and from what its owner states. Deterministic, in time linear in
 * the length of the knowledge.
 */
export function extractFacts(entries: readonly KnowledgeEntry[]): BusinessFacts {
  return withStatedFacts(factsIn(entries), entries);
}

function factsIn(entries: readonly KnowledgeEntry[]): BusinessFacts {
  const sections = sectionsOf(entries);
  const branches = withEnglishNames(extractBranches(sections), entries);
  const payments = extractPayments(sections);
  const delivery = extractDelivery(sections);
  return {
    branches,
    hours: extractHours(sections, branches),
    contacts: extractContacts(sections, branches),
    payments: payments.payments,
    zones: delivery.zones,
    people: extractPeople(sections),
    notes: [...payments.notes, ...delivery.notes, ...branchNotes(sections), ...seasonNotes(sections)],
  };
}
