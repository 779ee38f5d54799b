import { expect, test } from "vitest";
import { agentKinds, agentSettings } from "#shared/contract/agents.ts";
import { attachment } from "#shared/contract/attachments.ts";
import { campaign, campaignStatus, skipReasons } from "#shared/contract/campaigns.ts";
import { connectedKinds } from "#shared/contract/channels.ts";
import { language } from "#shared/contract/envelope.ts";
import { faq } from "#shared/contract/faqs.ts";
import { internalMessage } from "#shared/contract/internal-messages.ts";
import { audience, source, sourceSection, sourceStatus } from "#shared/contract/knowledge.ts";
import { provider, writer } from "#shared/contract/models.ts";
import { plan } from "#shared/contract/plans.ts";
import { holdReason } from "#shared/contract/quality.ts";
import { questionSource } from "#shared/contract/questions.ts";
import { reminder } from "#shared/contract/reminders.ts";
import { messageTemplate } from "#shared/contract/templates.ts";
import { channelKind, message, messageMore, priorities, ticketStatuses } from "#shared/contract/tickets.ts";
import { messageKinds } from "#server/channels/inbound.ts";
import { reachOf } from "#server/modules/outreach/suppression-list-rules.ts";
import type { OutboxState } from "#server/modules/outbox/outbound-request-rules.ts";
import { testDatabase } from "#server/testing/test-database.ts";

/** What a column may hold, as the contract or the code that writes it says. */
const lists: Record<string, readonly string[]> = {
  "agents.kind": agentKinds,
  "agents.out_of_hours": agentSettings.shape.handover.shape.out_of_hours.options,
  "agents.tone": agentSettings.shape.tone.options,
  "attachments.kind": attachment.shape.kind.options,
  "campaign_recipients.reason": skipReasons,
  "campaigns.channel": connectedKinds,
  "campaigns.problem": campaign.shape.problem.unwrap().options,
  "campaigns.status": campaignStatus.options,
  "channel_connections.kind": connectedKinds,
  "faqs.kind": faq.shape.kind.options,
  "internal_messages.decision": internalMessage.shape.decision.options,
  "internal_messages.feedback": internalMessage.shape.feedback.unwrap().options,
  "internal_messages.language": language.options,
  "message_templates.category": messageTemplate.shape.category.options,
  "message_templates.header_kind": messageTemplate.shape.header.shape.kind.options,
  "message_templates.status": messageTemplate.shape.status.options,
  "messages.audience": messageMore.shape.audience.options,
  "messages.author": message.shape.author.options,
  "messages.decision": message.shape.decision.unwrap().options,
  "messages.kind": messageKinds,
  "messages.status": message.shape.status.options,
  "model_settings.provider": provider.options,
  "model_settings.writer": writer.options,
  "organizations.support_language": language.options,
  "outbox.state": [
    "queued",
    "sending",
    "uncertain",
    "sent",
    "delivered",
    "read",
    "failed",
  ] satisfies OutboxState[],
  "plans.id": plan.shape.id.options,
  "reminders.problem": reminder.shape.problem.unwrap().options,
  "reminders.status": reminder.shape.status.options,
  "sources.audience": audience.options,
  "sources.kind": source.shape.kind.options,
  "sources.section": sourceSection.options,
  "sources.status": sourceStatus.options,
  "test_questions.kind": questionSource.options,
  "test_questions.language": language.options,
  "tickets.priority": priorities,
  "tickets.status": ticketStatuses,
  "trainings.status": sourceStatus.options,
  "versions.held_back": holdReason.options,
};

/** Only statements inside the server name these values; no list of them stands anywhere else. */
const statedOnce = new Set([
  "campaign_recipients.state",
  "mails.status",
  "members.role",
  "messages.origin",
  "site_settings.name",
  "test_questions.expects",
]);

test("a column takes exactly the values that the contract or the code names", async () => {
  await using database = await testDatabase();
  const { rows } = await database.ownerPool.query<{ column: string; allowed: string }>(`
    select conrelid::regclass || '.' || attname as column, pg_get_constraintdef(c.oid) as allowed
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and array[a.attnum] = c.conkey
    where c.contype = 'c' and connamespace = 'public'::regnamespace
      and pg_get_constraintdef(c.oid) ~ '= ANY \\(ARRAY\\[|= ''[^'']+''::text\\)+$'`);
  const stored = Object.fromEntries(
    rows
      .filter(({ column }) => !statedOnce.has(column))
      .map(({ column, allowed }) => [
        column,
        [...allowed.matchAll(/'([^']+)'::text/g)].map(([, value]) => value ?? "").sort(),
      ]),
  );
  expect(stored).toEqual(
    Object.fromEntries(Object.entries(lists).map(([column, values]) => [column, [...values].sort()])),
  );
  expect(rows.map(({ column }) => column)).toEqual(expect.arrayContaining([...statedOnce]));
});

test("both ways to WhatsApp reach the same person, in the database as in the code", async () => {
  await using database = await testDatabase();
  const { rows } = await database.ownerPool.query<{ kind: string; reach: string }>(
    "select kind, reach(kind) as reach from unnest($1::text[]) kind",
    [channelKind.options],
  );
  expect(rows).toEqual(channelKind.options.map((kind) => ({ kind, reach: reachOf(kind) })));
});
