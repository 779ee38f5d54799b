import { expect, test } from "vitest";
import { agentKinds, saveAgent } from "#shared/contract/agents.ts";
import { attachment } from "#shared/contract/attachments.ts";
import { listAuditEntries } from "#shared/contract/audit.ts";
import { getCampaign } from "#shared/contract/campaigns.ts";
import { skipReasons } from "#shared/values/campaigns.ts";
import { connectedKinds } from "#shared/values/channels.ts";
import { language } from "#shared/contract/envelope.ts";
import { getFaq } from "#shared/contract/faqs.ts";
import { influencerPlatforms } from "#shared/contract/influencers.ts";
import { influencerCities, specializations } from "#shared/values/influencers.ts";
import { askInternal } from "#shared/contract/internal-messages.ts";
import { audience, setSourceAudience, sourceSection } from "#shared/contract/knowledge.ts";
import { getModels } from "#shared/contract/models.ts";
import { memberRoles } from "#shared/values/organizations.ts";
import { billingPeriod } from "#shared/contract/billing-period.ts";
import { checkPayment, paymentState } from "#shared/contract/payments.ts";
import { deletionState } from "#shared/contract/organization-deletions.ts";
import { organizationCopyState } from "#shared/contract/organization-copies.ts";
import { privacyRequestKind } from "#shared/contract/privacy-requests.ts";
import { listPlans } from "#shared/contract/plans.ts";
import { holdReason } from "#shared/contract/quality.ts";
import { createQuestion } from "#shared/contract/questions.ts";
import { addReminder } from "#shared/contract/reminders.ts";
import { refundState } from "#shared/contract/refunds.ts";
import {
  requestKind,
  requestState,
  subscriptionStatus,
  usageNotice,
} from "#shared/contract/subscriptions.ts";
import { supportCategories, supportStates } from "#shared/values/support-requests.ts";
import { messageTemplate } from "#shared/contract/templates.ts";
import { channelKind, message } from "#shared/contract/tickets.ts";
import { cardChargeStates } from "#server/modules/billing/card-charge-state.ts";
import { cardChargeProblem, savedCardState } from "#shared/contract/saved-cards.ts";
import { singleSignOnRoles } from "#shared/values/single-sign-on.ts";
import { priorities, ticketStatuses } from "#shared/values/tickets.ts";
import { addTriageRule } from "#shared/contract/triage-rules.ts";
import { ratings } from "#shared/values/ratings.ts";
import { changeWebhook, replayWebhookDelivery } from "#shared/contract/webhooks.ts";
import { marketTopics } from "#shared/values/market-topics.ts";
import { period } from "#shared/contract/dashboard.ts";
import { factTopics } from "#shared/rules/business-facts.ts";
import { flowKinds } from "#shared/rules/flow-request.ts";
import { grantedRoles } from "#shared/rules/permissions.ts";
import { isWhatsapp } from "#shared/rules/whatsapp.ts";
import type { MessageKind } from "#server/channels/inbound.ts";
import { outboundRequestStates } from "#server/modules/outbox/outbound-request-state.ts";
import { testDatabase } from "#server/testing/test-database.ts";

// The result schemas of calls, by which the lists are compared.
const agent = saveAgent.result.shape.data.shape.settings.shape;
const campaign = getCampaign.result.shape.data.shape;
const internalMessage = askInternal.result.shape.data.shape;
const models = getModels.result.shape.data.shape;
const source = setSourceAudience.result.shape.data.shape;
const webhookDelivery = replayWebhookDelivery.result.shape.data.shape;
const reminder = addReminder.result.shape.data.shape;

/** This object does not compile while a member of the type is missing. */
const messageKinds: Record<MessageKind, true> = {
  text: true,
  image: true,
  video: true,
  audio: true,
  document: true,
  sticker: true,
  location: true,
  contact: true,
  story_reply: true,
  shared_post: true,
  comment: true,
  order: true,
  unsupported: true,
};

/** The permitted values of each column, as the contract or the code that writes it defines them. */
const valuesByColumn: Record<string, readonly string[]> = {
  "agents.kind": agentKinds,
  "agents.out_of_hours": agent.handover.shape.out_of_hours.options,
  "agents.tone": agent.tone.options,
  "attachments.kind": attachment.shape.kind.options,
  "business_facts.topic": factTopics,
  "industry_trends.topic": marketTopics,
  "industry_trends.period": period.options,
  "campaign_recipients.reason": skipReasons,
  "campaigns.channel": connectedKinds,
  "campaigns.problem": campaign.problem.unwrap().options,
  "campaigns.status": campaign.status.options,
  "channel_connections.kind": connectedKinds,
  "customer_requests.kind": flowKinds,
  "customer_segments.language": language.options,
  "faqs.kind": getFaq.result.shape.data.shape.kind.options,
  "influencers.city": influencerCities,
  "influencers.platform": influencerPlatforms,
  "influencers.specialization": specializations,
  "internal_messages.decision": internalMessage.decision.options,
  "internal_messages.feedback": internalMessage.feedback.unwrap().options,
  "internal_messages.language": language.options,
  "invoices.period": billingPeriod.options,
  "members.role": memberRoles,
  "message_templates.category": messageTemplate.shape.category.options,
  "message_templates.header_kind": messageTemplate.shape.header.shape.kind.options,
  "message_templates.status": messageTemplate.shape.status.options,
  "messages.audience": message.shape.more.unwrap().shape.audience.options,
  "messages.author": message.shape.author.options,
  "messages.decision": message.shape.decision.unwrap().options,
  "messages.kind": Object.keys(messageKinds),
  "messages.status": message.shape.status.options,
  "audit_entries.author_kind": listAuditEntries.result.shape.data.element.shape.author.shape.kind.options,
  "model_settings.provider": models.own.unwrap().shape.provider.options,
  "model_settings.writer": models.writer.options,
  "organizations.support_language": language.options,
  "outbox.state": outboundRequestStates,
  "payments.attention": checkPayment.result.shape.data.shape.attention.unwrap().options,
  "payments.state": paymentState.options,
  "plans.id": listPlans.result.shape.data.element.shape.id.options,
  "saved_cards.state": savedCardState.options,
  "saved_cards.language": language.options,
  "card_charges.state": cardChargeStates,
  "card_charges.problem": cardChargeProblem.options,
  "card_charges.period": billingPeriod.options,
  "refunds.state": refundState.options,
  "reminders.problem": reminder.problem.unwrap().options,
  "reminders.status": reminder.status.options,
  "role_permissions.role": grantedRoles,
  "identity_providers.default_role": singleSignOnRoles,
  "sources.audience": audience.options,
  "organization_deletions.state": deletionState.options,
  "organization_copies.state": organizationCopyState.options,
  "privacy_requests.kind": privacyRequestKind.options,
  "sources.kind": source.kind.options,
  "sources.section": sourceSection.options,
  "sources.status": source.status.options,
  "subscription_requests.kind": requestKind.options,
  "subscription_requests.language": language.options,
  "subscription_requests.period": billingPeriod.options,
  "subscription_requests.state": requestState.options,
  "subscription_terms.period": billingPeriod.options,
  "subscriptions.status": subscriptionStatus.options,
  "subscriptions.usage_noticed": usageNotice.options,
  "support_requests.category": supportCategories,
  "support_requests.language": language.options,
  "support_requests.state": supportStates,
  "test_questions.kind": createQuestion.result.shape.data.shape.kind.options,
  "test_questions.language": language.options,
  "ticket_ratings.rating": ratings,
  "tickets.priority": priorities,
  "tickets.rating": ratings,
  "tickets.status": ticketStatuses,
  "trainings.status": source.status.options,
  "webhook_deliveries.last_problem": webhookDelivery.last_problem.unwrap().options,
  "webhook_deliveries.state": webhookDelivery.state.options,
  "webhook_endpoints.disabled_reason":
    changeWebhook.result.shape.data.shape.disabled.unwrap().shape.reason.options,
  "triage_rules.customers": addTriageRule.body.shape.conditions.shape.customers.options,
  "triage_rules.priority": priorities,
  "versions.held_back": holdReason.options,
};

/** Columns whose values only appear in statements inside the server, without a list to compare. */
const columnsWithoutList = new Set([
  "campaign_recipients.state",
  "mails.status",
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
      .filter(({ column }) => !columnsWithoutList.has(column))
      .map(({ column, allowed }) => [
        column,
        [...allowed.matchAll(/'([^']+)'::text/g)].map(([, value]) => value ?? "").sort(),
      ]),
  );
  expect(stored).toEqual(
    Object.fromEntries(
      Object.entries(valuesByColumn).map(([column, values]) => [column, [...values].sort()]),
    ),
  );
  expect(rows.map(({ column }) => column)).toEqual(expect.arrayContaining([...columnsWithoutList]));
});

test("both ways to WhatsApp reach the same person, in the database as in the code", async () => {
  await using database = await testDatabase();
  const { rows } = await database.ownerPool.query<{ kind: string; reach: string }>(
    "select kind, reach(kind) as reach from unnest($1::text[]) kind",
    [channelKind.options],
  );
  expect(rows).toEqual(
    channelKind.options.map((kind) => ({ kind, reach: isWhatsapp(kind) ? "whatsapp" : kind })),
  );
});
