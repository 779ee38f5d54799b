import type { AppliedRule } from "#shared/contract/applied-triage-rules.ts";
import type { Language } from "#shared/language.ts";
import { languageOf } from "#server/answers/understand/language.ts";
import type { ReplyTriage, StoredReply } from "#server/modules/agents/index.ts";
import type { TenantDb } from "#server/tenant.ts";
import {
  type ActiveRule,
  type ActiveRules,
  insertAppliedRule,
  readActiveRules,
} from "./store/applied-triage-rules.ts";
import { readReplyContextRow, type ReplyContextRow } from "./store/replies.ts";
import * as tags from "./store/tags.ts";
import { noticeAssignment } from "./assignment-notices.ts";
import { escalate } from "./escalation.ts";
import { isActiveMember, lockTicket, readMemberName, setAssignee, setPriority } from "./store/tickets.ts";
import {
  matchesConditions,
  mayChangePriority,
  outcomeOf,
  type TriageFacts,
  type TriageOutcome,
} from "./triage-matching.ts";

export type Triage = TriageOutcome<ActiveRule>;

/** Returns the actions of the rules for a message; `topic` is null when the agent does not reply. */
export function triageOf(
  { rules, isReturning }: ActiveRules,
  { text, channel }: Pick<TriageFacts, "text" | "channel">,
  topic: string | null,
  language: Language,
): Triage {
  const facts: TriageFacts = { text, channel, isReturning, topic };
  return outcomeOf(
    rules.filter(({ conditions }) => matchesConditions(conditions, facts)),
    language,
  );
}

/** Whether a rule may replace the agent's reply, which is then not streamed. */
export const mayReplaceReply = ({ rules }: ActiveRules): boolean =>
  rules.some(({ reply, escalates }) => escalates || reply.ar !== null || reply.en !== null);

/** Returns the actions of the rules for the agent's reply. A ticket that a person has is not handed over again. */
export const replyTriageOf = (
  { reply, escalation }: Triage,
  ticket: { handledByHuman: boolean },
): ReplyTriage => ({
  text: reply?.text ?? null,
  escalates: escalation !== null && !ticket.handledByHuman,
});

/**
 * Applies the rules to a ticket after a reply. When a rule escalates but the reply is not a handover, because the
 * agent is collecting a request or is switched off, the ticket is handed over nevertheless.
 */
export async function afterTriage(
  db: TenantDb,
  ticketId: string,
  triage: Triage,
  { engineReply, finalReply }: { engineReply: StoredReply; finalReply: StoredReply },
  at: Date,
): Promise<void> {
  const hasEscalated =
    triage.escalation !== null &&
    (finalReply.reason === "rule" || (await escalate(db, ticketId, "rule", at)));
  const hasReplied =
    triage.reply !== null &&
    finalReply.text !== engineReply.text &&
    finalReply.text.startsWith(triage.reply.text);
  await applyTriage(db, ticketId, triage, { hasReplied, hasEscalated }, at);
}

/** Results of the actions that the reply itself carries out. */
interface Carried {
  hasReplied: boolean;
  hasEscalated: boolean;
}

/**
 * Applies the matching rules to a ticket, each rule once, and records it for the ticket's page. Decisions of a
 * person are kept: an assignee, a higher priority, and every tag.
 */
async function applyTriage(
  db: TenantDb,
  ticketId: string,
  outcome: Triage,
  carried: Carried,
  at: Date,
): Promise<void> {
  if (outcome.rules.length === 0) return;
  const ticket = await lockTicket(db, ticketId);
  if (!ticket) return;
  for (const rule of outcome.rules) {
    const effects: AppliedRule["effects"] = {};
    const { priority, assignee, reply, escalation } = outcome;
    if (priority?.rule === rule && mayChangePriority(ticket.priority, priority.value)) {
      await setPriority(db, ticketId, priority.value);
      effects.priority = priority.value;
    }
    if (
      assignee?.rule === rule &&
      ticket.assignee_id === null &&
      (await isActiveMember(db, assignee.memberId))
    ) {
      await setAssignee(db, ticketId, assignee.memberId);
      await noticeAssignment(db, { memberId: null, name: null }, assignee.memberId, [ticketId]);
      effects.assignee = await readMemberName(db, assignee.memberId);
    }
    const names = await tagTicket(db, ticketId, rule.tagIds);
    if (names.length > 0) effects.tags = names;
    if (reply?.rule === rule && carried.hasReplied) effects.has_replied = true;
    if (escalation?.rule === rule && carried.hasEscalated) effects.has_escalated = true;
    await insertAppliedRule(db, ticketId, rule, effects, at);
  }
}

/** Tags a ticket and returns the names of the tags that it has afterwards; deleted tags are left out. */
async function tagTicket(db: TenantDb, ticketId: string, tagIds: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  for (const tagId of tagIds) {
    const tag = await tags.readTag(db, tagId);
    if (!tag) continue;
    const tagged = await tags.tagTickets(db, [ticketId], tag.id);
    if (tagged.has(ticketId)) names.push(tag.name);
  }
  return names;
}

/**
 * Applies the rules to a message that the agent does not answer, because a person has the conversation or the
 * channel is switched off.
 */
export async function triageForStaff(
  db: TenantDb,
  { message }: Pick<ReplyContextRow, "message">,
  rules: ActiveRules,
  at: Date,
): Promise<void> {
  if (rules.rules.length === 0) return;
  const outcome = triageOf(rules, message, null, languageOf(message.text, []).language);
  await applyTriage(db, message.ticketId, outcome, { hasReplied: false, hasEscalated: false }, at);
}

/**
 * Applies the rules to messages without a reply, because the channel is switched off or the customer exceeded the
 * limit of messages.
 */
export async function triageUnanswered(db: TenantDb, messageIds: readonly string[], at: Date): Promise<void> {
  for (const messageId of messageIds) {
    const rules = await readActiveRules(db, messageId);
    const open = rules.rules.length > 0 && (await readReplyContextRow(db, messageId));
    if (open) await triageForStaff(db, open, rules, at);
  }
}

export { type ActiveRules, readActiveRules };
