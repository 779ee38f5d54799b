import type { SuggestedReply } from "#shared/contract/suggested-replies.ts";
import { Failure } from "#server/http/failure.ts";
import { readAgent, suggestReply } from "#server/modules/agents/index.ts";
import type { Tenant } from "#server/tenant.ts";
import { readReplyContextRow } from "./store/replies.ts";
import { findOpenMessages } from "./store/suggested-replies.ts";
import { readTicket } from "./store/ticket-list.ts";

/**
 * Suggests a reply while a ticket waits for staff, to the newest of the customer's open messages for which the
 * agent finds something. The suggestion is computed on request and not stored, so it follows every training.
 */
export async function getSuggestedReply(tenant: Tenant, ticketId: string): Promise<SuggestedReply | null> {
  const { agent, messages } = await tenant.transaction(async (db) => {
    const ticket = await readTicket(db, ticketId);
    if (!ticket) throw new Failure("not_found");
    const ids = ticket.status === "deferred" ? await findOpenMessages(db, ticketId) : [];
    const rows = [];
    for (const id of ids) rows.push(await readReplyContextRow(db, id));
    return { agent: await readAgent(db), messages: rows };
  });
  for (const open of messages) {
    if (!open || open.message.text.trim() === "") continue;
    const message = { text: open.message.text, history: open.history, previousReply: open.reply?.text ?? "" };
    const suggestion = await suggestReply(tenant, agent, message);
    if (!suggestion) continue;
    const { text, language, confidence, citations } = suggestion;
    const sources = [...new Set(citations.filter(({ used }) => used).map(({ label }) => label))];
    return { message_id: open.message.id, text, language, confidence, sources };
  }
  return null;
}
