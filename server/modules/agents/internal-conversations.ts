import type { InternalMessage } from "#shared/contract/internal-messages.ts";
import { isTooLong } from "#shared/rules/message.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import { internalQuestionMail } from "#server/mail/internal-question.ts";
import { queueMail } from "#server/mail/queue.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { readAgent, replyTo } from "./agents.ts";
import { createAssistant, readModels } from "./models.ts";
import { plainText } from "#server/texts/plain-text.ts";
import { recentTurns, type InternalRow, messageView, shownMessages } from "./internal-conversation-rules.ts";
import * as store from "./store/internal-conversations.ts";

export async function listMessages(tenant: Tenant, { memberId }: MemberCaller) {
  return tenant.transaction(async (db) => {
    const agent = await readAgent(db, "internal");
    const rows = await store.listOwn(db, memberId, shownMessages);
    return {
      agent: {
        enabled: agent.enabled,
        name: agent.name,
        greeting: agent.greeting,
        version: agent.version?.number ?? null,
        staff_sources: agent.staffSources.length,
      },
      support_email: agent.supportEmail,
      messages: rows.map(messageView),
    };
  });
}

/** Answers a member's question and stores both. A second question with the same `clientId` is ignored. */
export async function askInternalAgent(
  tenant: Tenant,
  { memberId }: MemberCaller,
  input: { question: string; clientId: string },
): Promise<InternalMessage> {
  const question = plainText(input.question);
  if (!question) throw new Failure("message_empty");
  if (isTooLong(question)) throw new Failure("message_too_long");
  const { clientId } = input;
  const { agent, models, recent, known } = await tenant.transaction(async (db) => ({
    agent: await readAgent(db, "internal"),
    models: await readModels(db),
    recent: await store.listOwn(db, memberId, shownMessages),
    known: await store.findOwn(db, memberId, { clientId }),
  }));
  if (known) return messageView(known);
  if (!agent.enabled) throw new Failure("agent_off");
  if (!agent.version) throw new Failure("not_trained");
  const at = tenant.clock();
  const reply = await replyTo(tenant, agent, question, recentTurns(recent, at), {
    assistant: createAssistant(tenant, models),
  });
  const row = await tenant.transaction(
    async (db) =>
      (await store.insertOwn(db, memberId, { clientId, question, reply }, at)) ??
      (await store.findOwn(db, memberId, { clientId })),
  );
  if (!row) throw new Failure("internal");
  return messageView(row);
}

export async function rateReply(
  tenant: Tenant,
  { memberId }: MemberCaller,
  id: string,
  feedback: InternalMessage["feedback"],
): Promise<InternalMessage> {
  return tenant.transaction(async (db) => {
    const row = await requireInternalMessage(db, memberId, id);
    await store.setFeedback(db, memberId, id, feedback);
    return messageView({ ...row, feedback });
  });
}

/** Mails the question with its author to the support address, once. */
export async function forwardToSupport(
  tenant: Tenant,
  { memberId, user }: MemberCaller,
  id: string,
): Promise<InternalMessage> {
  const at = tenant.clock();
  return tenant.transaction(async (db) => {
    const row = await requireInternalMessage(db, memberId, id);
    if (!(await store.setForwarded(db, memberId, id, at))) return messageView(row);
    const agent = await readAgent(db, "internal");
    const language = agent.supportLanguage;
    const mail = internalQuestionMail({
      language,
      member: { name: user.name, email: user.email },
      question: row.question,
      answer: row.answer,
      business: agent.brand[language],
      url: `${tenant.addresses.public}/knowledge-base`,
    });
    await queueMail(db, { to: agent.supportEmail, language, at, ...mail });
    return messageView({ ...row, forwarded_at: at });
  });
}

async function requireInternalMessage(db: TenantDb, memberId: string, id: string): Promise<InternalRow> {
  const row = await store.findOwn(db, memberId, { id });
  if (!row) throw new Failure("not_found");
  return row;
}
