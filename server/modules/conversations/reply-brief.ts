import { memberRoles } from "#shared/values/organizations.ts";
import { briefMail } from "#server/mail/brief.ts";
import { queueMail } from "#server/mail/queue.ts";
import type { AgentState, StoredReply } from "#server/modules/agents/index.ts";
import { findActiveMembersInRoles } from "#server/modules/identity/index.ts";
import type { TenantDb } from "#server/tenant.ts";
import { text } from "#server/texts/texts.ts";
import { requestText, subjectFor } from "./customer-requests.ts";
import type { ReplyContextRow } from "./store/replies.ts";

/** A stored reply of the agent. */
export interface Replied {
  open: ReplyContextRow;
  agent: AgentState;
  finalReply: StoredReply;
  status: "sent" | "queued";
  replyId: string;
}

/** Reads the addresses of the members who asked for a mail when a customer is waiting. */
async function readNotifiedAddresses(db: TenantDb): Promise<string[]> {
  const members = await findActiveMembersInRoles(db, memberRoles);
  return members
    .filter(({ muted_notifications }) => !muted_notifications.includes("waiting:mail"))
    .map(({ email }) => email);
}

/**
 * Mails the support address, and the members who asked for it, that a customer is waiting, with what the agent tried, in
 * the language of the support team.
 */
export async function sendBrief(db: TenantDb, { open, agent, finalReply }: Replied): Promise<void> {
  const language = agent.supportLanguage;
  const mail = briefMail({
    language,
    ticket: {
      number: open.ticket.number,
      subject: subjectFor(open, agent, finalReply) ?? open.ticket.subject,
      url: `${db.tenant.addresses.public}/tickets/${open.message.ticketId}`,
    },
    reasonText: text(language, `agent:reason.${finalReply.reason ?? "no_answer"}`),
    customerText: finalReply.request
      ? [open.message.text, requestText(finalReply.request, language)].join("\n\n")
      : open.message.text,
    tried: finalReply.citations.map(({ label, quote }) => ({ label, quote })),
    customer: {
      label: open.customer.name ?? finalReply.captured.name ?? `#${open.customer.number}`,
      contact:
        open.customer.phone ??
        finalReply.captured.phone ??
        open.customer.email ??
        finalReply.captured.email ??
        null,
    },
    business: agent.brand[language] || open.business.name,
  });
  for (const to of new Set([agent.supportEmail, ...(await readNotifiedAddresses(db))]))
    await queueMail(db, { to, language, ticketId: open.message.ticketId, at: db.tenant.clock(), ...mail });
}
