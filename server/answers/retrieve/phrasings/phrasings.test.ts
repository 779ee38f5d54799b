import { expect, test } from "vitest";
import type { FaqEntry } from "#server/answers/entry.ts";
import { maxPhrasings } from "#server/answers/index/phrasing-model.ts";
import { buildIndex } from "#server/answers/retrieve/build.ts";
import { retrieve, search } from "#server/answers/retrieve/retrieve.ts";

function faq(id: string, ...phrasings: string[]): FaqEntry {
  return { kind: "faq", id, phrasings, answer: { en: id }, origin: { sourceId: id, sourceName: id } };
}

const shop = [
  faq(
    "cancel",
    "cancel my order",
    "I want to cancel what I ordered",
    "stop my order please",
    "call off the order",
  ),
  faq(
    "track",
    "where is my order",
    "track my order",
    "when will my order arrive",
    "my order has not come yet",
  ),
  faq("card", "my card was declined", "the card payment fails", "card not accepted at checkout"),
  faq("hours", "opening hours", "when do you open", "are you open on Friday", "until when are you open"),
];

function bestOf(question: string, entries = shop): string | undefined {
  return retrieve(buildIndex(entries), question, 3)[0]?.entry.id;
}

test.each([
  ["cancel the order", "cancel"],
  ["has my order arrived", "track"],
  ["payment with my card fails", "card"],
  ["open until when?", "hours"],
])("%s asks for %s", (question, entry) => {
  expect(bestOf(question)).toBe(entry);
});

test("a FAQ with many phrasings does not outshout one with few", () => {
  const loud = faq(
    "track",
    ...[
      "where is",
      "track",
      "when will I get",
      "what about",
      "status of",
      "news of",
      "show me",
      "find",
      "locate",
    ].map((start) => `${start} my order`),
  );
  expect(bestOf("cancel my order", [loud, faq("cancel", "cancel my order"), ...shop.slice(2)])).toBe(
    "cancel",
  );
});

test("a question that is one of the phrasings is surely its FAQ's, a foreign one nobody's", () => {
  const index = buildIndex(shop);
  const sure = search(index, "track my order", 3);
  expect(sure.judgement?.votes.get(1)).toBeGreaterThan(0.6);
  expect(sure.judgement?.nearest).toBeCloseTo(1, 2);
  const foreign = search(index, "who painted the ceiling of the chapel", 3).judgement;
  expect(Math.max(0, ...(foreign?.votes.values() ?? []))).toBeLessThan(0.25);
});

test("the order of hits does not depend on how many are asked for", () => {
  const index = buildIndex(shop);
  const all = retrieve(index, "order not arrived", 30).map((hit) => hit.entry.id);
  for (let k = 1; k <= all.length; k++)
    expect(retrieve(index, "order not arrived", k).map((hit) => hit.entry.id)).toEqual(all.slice(0, k));
});

test("scores fall from hit to hit", () => {
  const hits = retrieve(buildIndex(shop), "is my order paid by card or open", 10);
  hits.slice(1).forEach((hit, i) => expect(hit.score).toBeLessThanOrEqual(hits[i]!.score));
});

test("nothing is learnt where every FAQ has one phrasing, where there is one FAQ, or where there are too many", () => {
  expect(buildIndex(shop.map((entry) => faq(entry.id, entry.phrasings[0]!))).phrasings).toBeUndefined();
  expect(buildIndex([shop[0]!]).phrasings).toBeUndefined();
  const many = Array.from({ length: maxPhrasings / 2 + 1 }, (_, i) => faq(`f${i}`, "a", "b"));
  expect(buildIndex(many).phrasings).toBeUndefined();
});

test("twins in two FAQs leave both findable and every vote a number", () => {
  const twins = [faq("a", "refund", "money back"), faq("b", "refund", "money back"), ...shop];
  const { judgement, hits } = search(buildIndex(twins), "refund", 5);
  expect(
    hits
      .slice(0, 2)
      .map((hit) => hit.entry.id)
      .toSorted(),
  ).toEqual(["a", "b"]);
  for (const vote of judgement?.votes.values() ?? []) expect(Number.isFinite(vote)).toBe(true);
});
