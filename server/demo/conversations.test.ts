import { expect, test } from "vitest";
import { normalisePhone } from "#shared/rules/phone.ts";
import { newPasswordProblem } from "#shared/rules/password.ts";
import { demoAgent, demoOperator, demoOwner } from "./business.ts";
import { demoConversations } from "./conversations.ts";
import { messageTimes } from "./moment.ts";

const riyadh = (at: Date) =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone: "Asia/Riyadh",
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
  })
    .format(at)
    .toLowerCase();

test("a few dozen conversations with one to five messages, each told once", () => {
  expect(demoConversations.length).toBeGreaterThanOrEqual(36);
  expect(new Set(demoConversations.map(({ id }) => id)).size).toBe(demoConversations.length);
  for (const { id, messages } of demoConversations) {
    expect(messages.length, id).toBeGreaterThan(0);
    expect(messages.length, id).toBeLessThanOrEqual(5);
    for (const text of messages) expect(text.trim().length, id).toBeGreaterThan(0);
  }
});

// The times are around midnight in Riyadh, on a Friday morning, and on both sides of a new year.
for (const now of [
  "2026-11-20T06:00:00Z",
  "2026-11-19T20:59:00Z",
  "2026-11-19T21:01:00Z",
  "2027-01-01T00:30:00Z",
])
  test(`started at ${now}, every message lies in the past month, on its weekday and hour in Riyadh`, () => {
    const start = new Date(now);
    for (const conversation of demoConversations) {
      const times = messageTimes(conversation, start);
      const { day, at } = conversation.when;
      expect(times).toHaveLength(conversation.messages.length);
      expect(riyadh(times[0]!), conversation.id).toBe(`${day} ${at}`);
      expect(times.toSorted((a, b) => a.getTime() - b.getTime())).toEqual(times);
      expect(times.at(-1)!.getTime(), conversation.id).toBeLessThan(start.getTime());
      expect(start.getTime() - times[0]!.getTime(), conversation.id).toBeLessThan(30 * 86_400_000);
    }
  });

test("phones are fictional numbers in E.164", () => {
  for (const { customer, id } of demoConversations) {
    if (customer.phone === undefined) continue;
    expect(normalisePhone(customer.phone), id).toBe(customer.phone);
    expect(customer.phone, id).toMatch(/^\+9665555501\d\d$/);
  }
});

test("who answered or closed stands only where a person did", () => {
  const closed = demoConversations.filter(({ closeReason }) => closeReason !== undefined);
  expect(closed.length).toBeGreaterThanOrEqual(5);
  const waiting = demoConversations.filter(({ staffReply, closeReason }) => staffReply && !closeReason);
  expect(waiting).toEqual([]);
});

test("demo log-ins keep the strictest password rules and have an address of their own", () => {
  const members = [demoOwner, demoAgent, demoOperator];
  for (const { password } of members) expect(newPasswordProblem(password)).toBeNull();
  expect(new Set(members.map(({ email }) => email)).size).toBe(members.length);
  for (const { email } of members) expect(email).toMatch(/\.example$/);
});
