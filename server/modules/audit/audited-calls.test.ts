import { beforeAll, expect, test } from "vitest";
import { auditedNames, type AuditWorld, auditWorld } from "#server/testing/audited-calls/audit-world.ts";
import * as channels from "#server/testing/audited-calls/channel-calls.ts";
import * as company from "#server/testing/audited-calls/company-calls.ts";
import * as customers from "#server/testing/audited-calls/customer-calls.ts";
import * as knowledge from "#server/testing/audited-calls/knowledge-calls.ts";
import * as people from "#server/testing/audited-calls/people-calls.ts";
import * as tickets from "#server/testing/audited-calls/ticket-calls.ts";

let world: AuditWorld;
beforeAll(async () => {
  world = await auditWorld();
  return async () => world[Symbol.asyncDispose]();
});

test.each([
  ["tickets", tickets.makeTicketCalls],
  ["views and triage rules", tickets.makeTriageCalls],
  ["customers", customers.makeCustomerCalls],
  ["sources and written answers", knowledge.makeSourceCalls],
  ["learning from tickets", knowledge.makeCorrectionCalls],
  ["test questions", knowledge.makeQuestionCalls],
  ["trainings", knowledge.makeTrainingCalls],
  ["agents", knowledge.makeAgentCalls],
  ["the chat page", channels.makeChatCalls],
  ["channels, templates and campaigns", channels.makeChannelCalls],
  ["a number", channels.connectNumber],
  ["a mailbox", channels.connectMailbox],
  ["subscriptions", company.makeRequestCalls],
  ["payments and cards", company.makePaymentCalls],
  ["the operator's office", company.makeOfficeCalls],
  ["news", company.makeArticleCalls],
  ["support", company.makeSupportCalls],
  ["accounts", people.makeAccountCalls],
  ["members", people.makeMemberCalls],
  ["two-step log-in", people.makeSecondStepCalls],
  ["settings", people.makeSettingCalls],
  ["single sign-on", people.makeSingleSignOnCalls],
  ["a business's own data", people.makePrivacyCalls],
])(
  "A58: each audited call about %s leaves an entry when it changes something",
  async (_area, makeCalls) => makeCalls(world),
  60_000,
);

test("A58: no audited call is left out above: all of them have been made and are in the log", () => {
  expect(auditedNames.filter((name) => !world.recorded.has(name))).toEqual([]);
});
