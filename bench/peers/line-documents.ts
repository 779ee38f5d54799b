import type { KnowledgeEntry } from "#server/answers/entry.ts";

/** A line of a business's knowledge, for an engine without our notion of entries. */
export interface LineDocument {
  id: number;
  /** The title or the questions above the line. */
  heading: string;
  /** The text that would be quoted to a customer. */
  body: string;
}

/**
 * Converts the knowledge that our own engine was trained on to lines: a customer wants a line and not a page, and
 * quoting lines gave better results than quoting whole passages. A row of a list is one line with the names of its
 * columns.
 */
export function toLineDocuments(entries: readonly KnowledgeEntry[]): LineDocument[] {
  return entries.flatMap(linesOf).map((line, id) => ({ id, ...line }));
}

function linesOf(entry: KnowledgeEntry): Omit<LineDocument, "id">[] {
  if (entry.kind === "faq")
    return [{ heading: entry.phrasings.join("\n"), body: Object.values(entry.answer).join("\n") }];
  if (entry.kind === "passage") {
    const lines = entry.text.split("\n").filter((line) => line.trim() !== "");
    return lines.map((body) => ({ heading: entry.title ?? "", body }));
  }
  const price = entry.price === undefined ? [] : [`${entry.price} ${entry.currency ?? ""}`.trim()];
  const options = (entry.prices ?? []).map(({ label, amount }) => `${label}: ${amount}`);
  const cells = Object.entries(entry.attributes).map(([header, cell]) => `${header}: ${cell}`);
  const names = Object.values(entry.name).join(" / ");
  return [
    { heading: entry.category ?? "", body: [names, ...price, ...new Set([...options, ...cells])].join(", ") },
  ];
}
