import { expect, test } from "vitest";
import type { SeedMessage } from "#server/testing/seed-conversation.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";
import { closeInactiveTicketsJob } from "./jobs/close-quiet-tickets.ts";

const now = new Date("2026-11-20T09:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const question: SeedMessage = { author: "customer", text: "متى تفتحون؟" };
const answered: SeedMessage = { author: "agent", text: "الساعة 9", decision: "answer" };

test("tickets that the agent answered and whose customer is silent for a day are closed, in every organisation", async () => {
  await using app = await testApp();
  app.setClock(now);
  const one = await signUpOwner(app);
  const two = await signUpOwner(app);
  const seed = (owner: typeof one, subject: string, hours: number, messages: SeedMessage[], more = {}) =>
    seedConversation(app, owner.organizationId, { at: hoursAgo(hours), subject, messages, ...more });
  await seed(one, "quiet", 25, [question, answered]);
  await seed(two, "quiet of the other", 48, [question, answered]);
  await seed(one, "asked back", 30, [question, { author: "agent", text: "أي فرع؟", decision: "clarify" }]);
  await seed(one, "recent", 23, [question, answered]);
  await seed(one, "nobody answered", 30, [question, answered, question]);
  await seed(one, "with staff", 30, [question, answered], { handledByHuman: true });
  await seed(one, "waits for staff", 30, [question, answered], { status: "deferred" });

  expect(await closeInactiveTicketsJob(app.context, {}, { number: 1, last: false })).toBe(
    "Closed 3 of 3 quiet tickets",
  );
  const statesBySubject = async (token: string) => {
    const { body } = await app.request({ path: "/api/tickets/", token });
    return Object.fromEntries(
      body.data.map((ticket: Record<string, string>) => [
        ticket["subject"],
        [ticket["status"], ticket["close_reason"]],
      ]),
    );
  };
  expect(await statesBySubject(one.token)).toEqual({
    quiet: ["closed", "answered"],
    "asked back": ["closed", "no_reply"],
    recent: ["pending", null],
    "nobody answered": ["pending", null],
    "with staff": ["pending", null],
    "waits for staff": ["deferred", null],
  });
  expect(await statesBySubject(two.token)).toEqual({ "quiet of the other": ["closed", "answered"] });
  expect(await closeInactiveTicketsJob(app.context, {}, { number: 1, last: false })).toBe(
    "Skipped: no ticket has been quiet for a day",
  );
});
