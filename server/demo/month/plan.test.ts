import { expect, test } from "vitest";
import { demoConversations } from "#server/demo/conversations.ts";
import { messageTimes } from "#server/demo/moment.ts";
import { planCampaigns } from "./campaigns.ts";
import { planMonth } from "./plan.ts";
import { topics } from "./questions/topics.ts";

const dayMs = 24 * 3_600_000;
const endsAt = new Date("2026-11-23T15:20:00Z");
const others = demoConversations.map((one) => messageTimes(one, endsAt)[0]!);
const { conversations, otherRanks } = planMonth(endsAt, others);
const firsts = conversations.map(({ messages }) => messages[0]!);
const hourOf = (at: Date) => (at.getUTCHours() + 3) % 24;
const dayOf = (at: Date) => Math.floor((at.getTime() + 3 * 3_600_000) / dayMs);

test("a month has 600 conversations or more, in at least 250 different first words", () => {
  expect(conversations.length).toBeGreaterThanOrEqual(600);
  expect(new Set(firsts.map(({ text }) => text)).size).toBeGreaterThanOrEqual(250);
  const talks = Object.values(topics).flatMap((topic) => topic.talks.map((talk) => [talk].flat()[0]));
  expect(new Set(talks).size).toBeGreaterThanOrEqual(250);
  for (const { messages } of conversations)
    for (const { text } of messages) expect(text).not.toMatch(/[{}]|undefined/);
});

test("the same moment has the same month, whichever start plans it", () => {
  expect(planMonth(endsAt, others)).toEqual({ conversations, otherRanks });
});

// The times are around midnight in Riyadh, on a Friday morning, and on both sides of a new year.
for (const now of [
  "2026-11-19T20:59:00Z",
  "2026-11-19T21:01:00Z",
  "2026-11-20T06:00:00Z",
  "2027-01-01T00:30:00Z",
])
  test(`a month that ends at ${now} lies in the thirty days before, its tickets numbered by time`, () => {
    const end = new Date(now);
    const starts = demoConversations.map((one) => messageTimes(one, end)[0]!);
    const month = planMonth(end, starts);
    const ranked = [
      ...month.conversations.map(({ rank, messages }) => ({ rank, at: messages[0]!.at.getTime() })),
      ...month.otherRanks.map((rank, position) => ({ rank, at: starts[position]!.getTime() })),
    ].toSorted((one, other) => one.rank - other.rank);
    expect(ranked.map(({ rank }) => rank)).toEqual(ranked.map((_, place) => place));
    expect(ranked.map(({ at }) => at)).toEqual(
      ranked.map(({ at }) => at).toSorted((one, other) => one - other),
    );
    for (const { messages } of month.conversations) {
      expect(messages[0]!.at.getTime()).toBeGreaterThan(end.getTime() - 30 * dayMs);
      expect(messages.at(-1)!.at.getTime()).toBeLessThan(end.getTime());
    }
  });

test("days are busy and quiet, nights almost silent and evenings full", () => {
  const days = new Map<number, number>();
  for (const { at } of firsts) days.set(dayOf(at), (days.get(dayOf(at)) ?? 0) + 1);
  const counts = [...days.values()].toSorted((one, other) => one - other);
  expect(days.size).toBe(30);
  expect(counts.at(-1)! / counts[5]!).toBeGreaterThan(2);
  const countBetween = (from: number, to: number) =>
    firsts.filter(({ at }) => hourOf(at) >= from && hourOf(at) < to).length / firsts.length;
  expect(countBetween(2, 7)).toBeLessThan(0.06);
  expect(countBetween(18, 24)).toBeGreaterThan(0.35);
});

test("people write on all channels, some come again, and what they ask about moves with the month", () => {
  const people = new Map(conversations.map(({ customer }) => [customer.key, customer]));
  expect(new Set([...people.values()].map(({ channel }) => channel))).toEqual(
    new Set(["chat", "whatsapp_meta", "instagram", "twitter", "email"]),
  );
  expect(people.size).toBeLessThan(conversations.length * 0.95);
  const half = conversations.length / 2;
  const share = (topic: string, from: number, to: number) =>
    conversations.slice(from, to).filter((one) => one.topic === topic).length;
  expect(share("saudiCoffee", half, half * 2)).toBeGreaterThan(share("saudiCoffee", 0, half) * 1.3);
  expect(share("coldBrew", half, half * 2)).toBeLessThan(share("coldBrew", 0, half));
});

test("three campaigns lie in the month, and no list names anybody twice", () => {
  const campaigns = planCampaigns(conversations, endsAt);
  expect(campaigns.map(({ channel }) => channel)).toEqual(["whatsapp_meta", "whatsapp_meta", "email"]);
  for (const { at, list, template, text } of campaigns) {
    expect(at.getTime()).toBeGreaterThan(endsAt.getTime() - 30 * dayMs);
    expect(at.getTime()).toBeLessThan(endsAt.getTime() - dayMs);
    expect(template ?? text).not.toBe("");
    if (!list) continue;
    expect(list.length).toBeGreaterThan(60);
    expect(new Set(list.map(({ phone }) => phone)).size).toBe(list.length);
    const answering = list.filter(({ key }) =>
      conversations.some(({ customer, messages }) => {
        const after = messages[0]!.at.getTime() - at.getTime();
        return customer.key === key && after > 0 && after < 7 * dayMs;
      }),
    );
    expect(answering.length / list.length).toBeGreaterThan(0.02);
    expect(answering.length / list.length).toBeLessThan(0.15);
  }
});
