import { expect, test } from "vitest";
import type { MessageView } from "#shared/contract/tickets.ts";
import { listConsultedSources, formatQuote } from "./consulted-sources.ts";

const cite = (label: string, confidence: number, used: boolean) => ({
  source_id: null,
  faq_id: null,
  label,
  quote: label,
  confidence,
  used,
});
const messageWith = (
  decision: MessageView["decision"],
  citations: MessageView["citations"],
  ticket_id = "t",
): MessageView => ({
  id: crypto.randomUUID(),
  author: "agent",
  author_name: null,
  author_id: null,
  text: "",
  status: "sent",
  decision,
  confidence: null,
  reason: null,
  choices: [],
  citations,
  writing: null,
  more: null,
  ticket_id,
  created_at: "2026-11-20T08:00:00Z",
});
const labels = (messages: MessageView[]) =>
  listConsultedSources("t", messages).map((citation) => citation.label);

test("the sources considered for the handed-over message precede those of earlier answers", () => {
  expect(
    labels([messageWith("answer", [cite("a", 0.9, true)]), messageWith("handover", [cite("b", 0.3, false)])]),
  ).toEqual(["b"]);
});

test("a handover that found nothing shows what the ticket was answered from", () => {
  expect(labels([messageWith("answer", [cite("a", 0.9, true)]), messageWith("handover", [])])).toEqual(["a"]);
});

test("used ones come first, and a source is named once, with its best fit", () => {
  const messages = [
    messageWith("answer", [cite("a", 0.2, false), cite("b", 0.7, true)]),
    messageWith("answer", [cite("a", 0.6, true), cite("c", 0.9, false)]),
  ];
  expect(listConsultedSources("t", messages).map(({ label, confidence }) => [label, confidence])).toEqual([
    ["b", 0.7],
    ["a", 0.6],
    ["c", 0.9],
  ]);
});

test("another ticket of the same conversation is not mixed in", () => {
  expect(labels([messageWith("answer", [cite("old", 0.9, true)], "earlier")])).toEqual([]);
});

test("answers written in the portal are separate, although they have the same label", () => {
  const faqCitation = (faq_id: string) => ({ ...cite("Written in Wakil", 0.9, true), faq_id });
  const tried = listConsultedSources("t", [messageWith("answer", [faqCitation("one"), faqCitation("two")])]);
  expect(tried.map(({ faq_id }) => faq_id)).toEqual(["one", "two"]);
});

test("D12 the cells of a row are read as a line, without the codes of the table", () => {
  const textOf = (code: string) => `(${code.replace("_", " ")})`;
  expect(formatQuote("قوجي | Guji | 98 SAR | in_stock | الوزن: 1 كيلو", textOf)).toBe(
    "قوجي · Guji · 98 SAR · (in stock) · الوزن: 1 كيلو",
  );
  expect(formatQuote("We deliver in_stock items", textOf)).toBe("We deliver in_stock items");
});
