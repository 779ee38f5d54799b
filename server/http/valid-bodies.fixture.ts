import { randomUUID } from "node:crypto";
import type { AgentSettings } from "#shared/contract/agents.ts";

/**
 * Valid bodies of the calls that require one, because a 404 must result from the id and not from a refused body.
 */
export const validBodies: Record<string, unknown> = {
  "tickets.reply": { text: "hello" },
  "tickets.close": { reason: "other" },
  "tickets.assign": { member_id: null },
  "tickets.merge": { into_id: randomUUID() },
  "tickets.setPriority": { priority: "urgent" },
  "tickets.addTag": { name: "changed" },
  "tickets.removeTag": { tag_id: randomUUID() },
  "tags.rename": { name: "changed" },
  "ticketViews.add": { name: "changed", filters: "status=closed", is_shared: true },
  "triageRules.add": triageRuleBody(),
  "triageRules.change": triageRuleBody(),
  "triageRules.enable": { is_enabled: true },
  "triageRules.order": { ids: [] },
  "ticketNotes.add": { text: "changed" },
  "customers.update": { name: "changed" },
  "customers.exportList": { format: "csv" },
  "customers.addTag": { name: "changed" },
  "customers.removeTag": { tag_id: randomUUID() },
  "customers.setField": { field_id: randomUUID(), value: "changed" },
  "customerConsents.add": { channel: "email", allowed: false },
  "customerNotes.add": { text: "changed" },
  "customerSegments.add": { name: "changed", filters: { quiet_days: 30 } },
  "customerFields.rename": { name: "changed" },
  "customers.join": { other_id: randomUUID() },
  "customers.tellApart": { other_id: randomUUID() },
  "customers.undoJoin": { join_id: randomUUID() },
  "organizations.changeMember": { role: "agent", disabled: true },
  "profile.setNotification": { notification: "mention:mail", is_on: false },
  "profile.rename": { name: "changed" },
  "roles.setPermission": { allowed: true },
  "agents.save": agentSettingsBody(),
  "knowledge.setAudience": { audience: "staff" },
  "knowledge.setTitles": { ar: "changed", en: "changed" },
  "faqs.update": { phrasings: ["changed"], answer: { ar: "changed", en: null } },
  "gaps.answer": { phrasings: ["changed"], answer: { ar: "changed", en: null } },
  "lessons.judge": { right: false },
  "questions.update": { right: { kind: "person" } },
  "internal.judge": { feedback: "right" },
  "channels.begin": {},
  "channels.finish": { state: "a state of somebody else", code: "code" },
  "channels.enable": { enabled: false },
  "channels.setNotices": { notices: false },
  "agents.previewAgent": { question: "متى تفتحون؟" },
  "templates.setReopening": { template_id: null },
  "templates.send": { template_id: randomUUID(), values: ["changed"] },
  "reminders.add": { text: "changed", at: "2999-01-01T00:00:00Z" },
  "reminders.change": { text: "changed", at: "2999-01-01T00:00:00Z" },
  "webhooks.change": { url: "https://shop.example/", events: ["ticket.created"], enabled: true },
  "campaigns.change": { name: "changed", channel: "whatsapp" },
  "campaigns.start": {},
  "consents.set": { subscribed: false },
  "editedArticles.save": articleBody(),
  "editedArticles.publish": { revision: 1 },
  "editedArticles.unpublish": { revision: 1 },
  "influencers.change": { is_shortlisted: true, note: "changed" },
  "operatorDeletions.takeBack": { reason: "changed" },
  "operatorJobs.discard": { reason: "changed" },
  "supportAccess.grant": { hours: 1 },
  "support.reply": { text: "changed", client_id: randomUUID() },
  "operatorPlans.save": { price_month: 1, price_year_ar: 2, price_year_en: 3, interactions: 4 },
  "operatorPlans.setPricing": { unify: true, offer: false },
  "operatorSupport.answer": { text: "changed", client_id: randomUUID() },
  "operatorInfluencers.save": influencerBody(),
  "demoRequests.change": { taken: true, handled: true, note: "changed" },
  "operator.refundInvoice": { halalas: 100, reason: "changed" },
  "operator.declineSubscriptionRequest": { note: "changed" },
  "consents.oneClick": { "List-Unsubscribe": "One-Click" },
};

/** Returns a triage rule as the settings page sends it. */
export function triageRuleBody(name = "changed") {
  return {
    name,
    conditions: {
      channels: ["chat"],
      languages: [],
      words: [],
      sentiments: [],
      topics: [],
      customers: "any",
    },
    actions: {
      priority: "high",
      assignee_id: null,
      tags: [],
      reply: { ar: null, en: null },
      escalates: false,
    },
  };
}

/** Returns an article as the editor sends it. */
function articleBody() {
  const text = { title: "changed", description: "changed", content: "<p>changed</p>" };
  const arabic = { title_arabic: "تغيّر", description_arabic: "تغيّر", content_arabic: "<p>تغيّر</p>" };
  return { revision: 1, cover_photo: "", ...text, ...arabic };
}

/** Returns an influencer as the operator corrects it. */
function influencerBody() {
  const text = { name: "changed", about: "changed", contact: "changed" };
  const figures = { followers: 1, engagement: null, price: null };
  return { ...text, ...figures, specialization: "food", city: "riyadh", is_sample: false };
}

/** Returns settings as the page sends them. */
function agentSettingsBody(): AgentSettings {
  const both = { ar: "سهيل", en: "Suhail" };
  return {
    enabled: true,
    name: both,
    greeting: both,
    tone: "warm",
    languages: ["ar", "en"],
    answer_from: null,
    handover: {
      complaints_to_person: true,
      topics: { ar: [], en: [] },
      after: 1,
      team_hours: null,
      out_of_hours: "say_when",
    },
    channels_off: [],
    time_zone: "Asia/Riyadh",
  };
}
