import type { CitationView, MessageView } from "#shared/contract/tickets.ts";

const shown = 4;

/**
 * Returns the sources that the agent considered for this ticket: for the message it handed over if it found any
 * there, otherwise for all its answers. Each source and place occurs once, used ones first, then by relevance.
 */
export function listConsultedSources(ticketId: string, messages: readonly MessageView[]): CitationView[] {
  const agentMessages = messages.filter(
    (message) => message.author === "agent" && message.ticket_id === ticketId,
  );
  const handover = agentMessages.findLast((message) => message.decision === "handover");
  const citations = handover?.citations.length
    ? handover.citations
    : agentMessages.flatMap((message) => message.citations);
  const found = new Map<string, CitationView>();
  for (const citation of citations) {
    const place = citationKey(citation);
    const before = found.get(place);
    if (!before || isBetter(citation, before)) found.set(place, citation);
  }
  return [...found.values()].toSorted((a, b) => (isBetter(a, b) ? -1 : 1)).slice(0, shown);
}

/** Returns the key of a citation. Answers written in the portal all have the same label. */
export const citationKey = ({ faq_id, label }: CitationView): string => faq_id ?? label;

const availabilities = ["in_stock", "out_of_stock", "preorder"] as const;
type Availability = (typeof availabilities)[number];

const isAvailability = (cell: string): cell is Availability =>
  availabilities.some((availability) => availability === cell);

/** Returns a readable quote. A row's quote has the form `Guji | 98 SAR | in_stock`; other quotes are unchanged. */
export function formatQuote(quote: string, textOf: (availability: Availability) => string): string {
  return quote
    .split(" | ")
    .map((cell) => (isAvailability(cell) ? textOf(cell) : cell))
    .join(" · ");
}

function isBetter(a: CitationView, b: CitationView): boolean {
  return a.used === b.used ? a.confidence > b.confidence : a.used;
}
