import { overdueTicketsMail } from "#server/mail/overdue-tickets.ts";
import { queueMail } from "#server/mail/queue.ts";
import { readAgent } from "#server/modules/agents/index.ts";
import type { Tenant } from "#server/tenant.ts";
import { claimOverdueTickets, findLeads, type OverdueTicket } from "./store/overdue-tickets.ts";
import { findActiveMembers } from "./store/ticket-notes.ts";

/** What became due longer ago is no news: the server stood still, or was upgraded. */
export const maxNoticeAgeMs = 24 * 60 * 60_000;

/**
 * Tells the team once of tickets whose reply is overdue, by mail and in the portal: whoever has a ticket, else the owners
 * and managers. Returns of how many tickets.
 */
export async function noticeOverdueTickets(tenant: Tenant): Promise<number> {
  return tenant.transaction(async (db) => {
    const now = tenant.clock();
    const tickets = await claimOverdueTickets(db, new Date(now.getTime() - maxNoticeAgeMs), now);
    if (tickets.length === 0) return 0;
    const leads = await findLeads(db);
    const ofMember = new Map<string, OverdueTicket[]>();
    for (const ticket of tickets)
      for (const id of ticket.assignee_id === null ? leads : [ticket.assignee_id])
        ofMember.set(id, [...(ofMember.get(id) ?? []), ticket]);
    const { brand, supportLanguage: language } = await readAgent(db);
    const portal = `${tenant.addresses.public}/tickets`;
    for (const member of await findActiveMembers(db, [...ofMember.keys()])) {
      const own = ofMember.get(member.id) ?? [];
      const [first] = own;
      if (!first) continue;
      db.publish({ kind: "overdue", id: first.id, memberId: member.id });
      if (member.muted_notifications.includes("overdue:mail")) continue;
      const mail = overdueTicketsMail({
        language,
        tickets: own,
        url: own.length === 1 ? `${portal}/${first.id}` : `${portal}?overdue=true&sort=due`,
        business: brand[language],
      });
      await queueMail(db, { to: member.email, language, at: now, ticketId: first.id, ...mail });
    }
    return tickets.length;
  });
}
