import type { Language } from "#shared/language.ts";
import type { Captured } from "#server/answers/entry.ts";
import { languageOf } from "#server/answers/understand/language.ts";
import {
  type AgentState,
  captureContactData,
  readAgent,
  replyTo,
  spokenLanguage,
  applyTriageToReply,
  type StoredReply,
  noticeText,
  createAssistant,
  type ModelRows,
  readModels,
  type ReplyListener,
} from "#server/modules/agents/index.ts";
import { readWithheld, recordInteraction, type Withheld } from "#server/modules/billing/index.ts";
import { saveCapturedData } from "#server/modules/customers/index.ts";
import { readSourceTitles, type SourceTitles } from "#server/modules/knowledge/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { queueDelivery } from "./queue-delivery.ts";
import { type Replied, sendBrief } from "./reply-brief.ts";
import { readCapturedFields, requestContextOf, subjectFor } from "./customer-requests.ts";
import {
  timeAfterMessage,
  audienceOf,
  isForStaff,
  chooseNotice,
  priorityFor,
  citedSourceTitles,
} from "./reply-rules.ts";
import {
  dropPendingReply,
  insertNote,
  insertReply,
  type ReplyContextRow,
  readReplyContextRow,
} from "./store/replies.ts";
import { insertRequest } from "./store/customer-requests.ts";
import { changeTicketState } from "./store/ticket-changes.ts";
import {
  type ActiveRules,
  afterTriage,
  mayReplaceReply,
  readActiveRules,
  replyTriageOf,
  type Triage,
  triageForStaff,
  triageOf,
} from "./triage.ts";
import { topicOfReply } from "./triage-matching.ts";

/** A message with everything that is needed to answer it. */
export interface ReplyContext {
  open: ReplyContextRow | null;
  agent: AgentState;
  models: ModelRows;
  /** Reason why the plan does not allow a reply of the agent now. */
  withheld: Withheld | null;
  /** The owner's triage rules that have not been applied to the ticket yet. */
  rules: ActiveRules;
  /** The owner's titles of sources, which customers read under an answer. */
  titles: ReadonlyMap<string, SourceTitles>;
}

export const readReplyContext = async (db: TenantDb, messageId: string, at: Date): Promise<ReplyContext> => ({
  open: await readReplyContextRow(db, messageId),
  agent: await readAgent(db),
  models: await readModels(db),
  withheld: await readWithheld(db, at),
  rules: await readActiveRules(db, messageId),
  titles: await readSourceTitles(db),
});

/** The reply to the customer; `decision` is `waiting` when a person has the conversation. */
export interface AgentReply {
  text: string;
  language: Language;
  decision: StoredReply["decision"] | "waiting";
  choices: string[];
  sources: string[];
  handedOver: boolean;
  at: Date;
  /** A sentence for the log that says what was done. */
  did: string;
}

/**
 * Answers a stored message once, called by its request or by its job. When both run at the same time, one reply is stored
 * and both return it.
 */
export async function replyToMessage(
  tenant: Tenant,
  messageId: string,
  how: {
    inline: boolean;
    replyContext?: ReplyContext | undefined;
    /** Receives the words while they are being written; the returned reply is final. */
    listener?: ReplyListener | undefined;
  },
): Promise<AgentReply | null> {
  const { open, agent, models, withheld, rules, titles } =
    how.replyContext ?? (await tenant.transaction((db) => readReplyContext(db, messageId, tenant.clock())));
  if (!open) return null;
  if (open.reply) return saidBefore({ open, titles }, "already answered");
  const status = how.inline ? "sent" : "queued";
  if ((open.ticket.handledByHuman && open.staffWrote) || open.staffAnswered)
    return leaveToStaff(tenant, { open, agent, rules, status }, captureContactData(open.message.text));

  const engineReply = await replyTo(tenant, agent, open.message.text, open.history, {
    channel: open.message.channel,
    unreadable: open.message.unreadable,
    withheld,
    reachable: isReachable(open),
    requests: requestContextOf(open),
    // A reply that a rule may replace is not streamed.
    assistant: createAssistant(tenant, models, mayReplaceReply(rules) ? undefined : how.listener),
  });
  const triage = triageOf(
    rules,
    open.message,
    topicOfReply(engineReply.decision, engineReply.citations, agent.clarifyFrom),
    engineReply.language,
  );
  const triagedReply = applyTriageToReply(agent, engineReply, replyTriageOf(triage, open.ticket), {
    at: tenant.clock(),
    reachable: isReachable(open),
  });
  if (isForStaff(open.ticket.handledByHuman, open.message.text, triagedReply))
    return leaveToStaff(tenant, { open, agent, rules, status }, triagedReply.captured);

  const stored = await storeReply(tenant, {
    open,
    agent,
    withheld,
    triage,
    engineReply,
    finalReply: triagedReply,
    status,
  });
  if (!stored) {
    const currentRow = await tenant.transaction((db) => readReplyContextRow(db, messageId));
    if (currentRow?.staffAnswered && !currentRow.reply)
      return leaveToStaff(tenant, { open: currentRow, agent, rules, status }, triagedReply.captured);
    return currentRow ? saidBefore({ open: currentRow, titles }, "someone else answered first") : null;
  }
  return {
    text: triagedReply.text,
    language: triagedReply.language,
    decision: triagedReply.decision,
    choices: triagedReply.choices,
    sources: citedSourceTitles(triagedReply.citations, titles, triagedReply.language),
    handedOver: triagedReply.decision === "handover" || open.ticket.handledByHuman,
    at: stored.created_at,
    did: `replied with ${triagedReply.decision}`,
  };
}

/**
 * Stores a reply with all that follows from it in one transaction; null when a person or another process has answered the
 * message meanwhile.
 */
async function storeReply(
  tenant: Tenant,
  reply: Pick<ReplyContext, "agent" | "withheld"> & {
    open: ReplyContextRow;
    triage: Triage;
    /** The agent's reply before the triage rules were applied to it. */
    engineReply: StoredReply;
    finalReply: Replied["finalReply"];
    status: "sent" | "queued";
  },
): Promise<{ id: string; created_at: Date } | null> {
  const { open, agent, withheld, triage, engineReply, finalReply, status } = reply;
  const at = timeAfterMessage(tenant.clock(), open.message.createdAt);
  return tenant.transaction(
    async (db) => {
      // A model takes seconds to write, and a person may have answered in the platform's own app meanwhile.
      if (status === "queued" && (await readReplyContextRow(db, open.message.id))?.staffAnswered) return null;
      const row = await insertReply(
        db,
        {
          open,
          reply: finalReply,
          status,
          audience: audienceOf(open.message, finalReply),
          subject: subjectFor(open, agent, finalReply),
          priority: priorityFor(finalReply.reason, finalReply.urgent),
        },
        at,
      );
      if (!row) return null;
      await saveCapturedData(db, open.customer.id, readCapturedFields(finalReply), at);
      if (finalReply.request) await insertRequest(db, open.message.ticketId, row.id, finalReply.request, at);
      if (!withheld) await recordInteraction(db, row.id, at);
      await afterReply(db, { open, agent, finalReply, status, replyId: row.id });
      await afterTriage(db, open.message.ticketId, triage, { engineReply, finalReply }, at);
      publishReply(db, open);
      return row;
    },
    { usesGenericPlan: true },
  );
}

async function afterReply(db: TenantDb, replied: Replied): Promise<void> {
  if (replied.status === "queued")
    await queueDelivery(db, replied.open.message.conversationId, replied.replyId);
  // Staff were notified when the ticket was handed over, so a second message does not notify them again.
  const isTold = replied.open.ticket.status === "deferred" && !replied.finalReply.request;
  if (replied.finalReply.decision === "handover" && !isTold) await sendBrief(db, replied);
}

const publishReply = (db: TenantDb, { message }: ReplyContextRow) =>
  db.publish({ kind: "message", id: message.ticketId, conversationId: message.conversationId });

/** Leaves a message to the person who has the conversation, and sends the customer one note that it arrived. */
async function leaveToStaff(
  tenant: Tenant,
  {
    open,
    agent,
    rules,
    status,
  }: Omit<ReplyContext, "models" | "withheld" | "titles"> & {
    open: ReplyContextRow;
    status: "sent" | "queued";
  },
  captured: Captured,
): Promise<AgentReply> {
  const language = spokenLanguage(agent.languages, languageOf(open.message.text, open.history).language);
  const at = timeAfterMessage(tenant.clock(), open.message.createdAt);
  const notice = open.staffAnswered ? "none" : chooseNotice(open, at);
  const reachable = isReachable(open) || Boolean(captured.phone || captured.email);
  const note = noticeText(agent, notice, language, { at: tenant.clock(), reachable });
  await tenant.transaction(async (db) => {
    publishReply(db, open);
    await saveCapturedData(db, open.customer.id, captured, at);
    await triageForStaff(db, open, rules, at);
    if (open.staffAnswered)
      await changeTicketState(db, open.message.ticketId, { kind: "staff_write_elsewhere" }, at, {
        isActivity: false,
      });
    if (notice === "none") return dropPendingReply(db, open.message.id);
    const row = await insertNote(db, open, { text: note, language, status }, at);
    if (row && status === "queued") await queueDelivery(db, open.message.conversationId, row.id);
  });
  return {
    text: note,
    language,
    decision: "waiting",
    choices: [],
    sources: [],
    handedOver: true,
    at,
    did: notice === "none" ? "left it to staff" : "left it to staff and said so",
  };
}

const isReachable = ({ customer }: ReplyContextRow): boolean => Boolean(customer.phone || customer.email);

function saidBefore(
  { open, titles }: Pick<ReplyContext, "titles"> & { open: ReplyContextRow },
  did: string,
): AgentReply | null {
  const { reply: earlier } = open;
  if (!earlier) return null;
  return {
    text: earlier.text,
    language: earlier.language === "en" ? "en" : "ar",
    decision: (earlier.decision ?? "waiting") as AgentReply["decision"],
    choices: earlier.choices,
    sources: citedSourceTitles(earlier.citations, titles, earlier.language ?? "ar"),
    handedOver: earlier.decision === "handover" || open.ticket.handledByHuman,
    at: earlier.created_at,
    did,
  };
}
