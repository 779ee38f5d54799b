import { overdueTicketsMail } from "#server/mail/overdue-tickets.ts";
import { readAgent } from "#server/modules/agents/index.ts";
import { findActiveMembers, findActiveMembersInRoles, tellMember } from "#server/modules/identity/index.ts";
import type { Tenant } from "#server/tenant.ts";
import { claimOverdueTickets, type OverdueTicket } from "./store/overdue-tickets.ts";

/** Replies that became due longer ago are not reported: the server was stopped or upgraded in between. */
export const maxNoticeAgeMs = 24 * 60 * 60_000;

/**
 * Notifies the team once about each ticket whose reply is overdue, by mail and in the portal: the assignee, otherwise the
 * owners and managers. Returns the number of tickets.
 */
export async function noticeOverdueTickets(tenant: Tenant): Promise<number> {
  return tenant.transaction(async (db) => {
    const now = tenant.clock();
    const tickets = await claimOverdueTickets(db, new Date(now.getTime() - maxNoticeAgeMs), now);
    if (tickets.length === 0) return 0;
    const leads = (await findActiveMembersInRoles(db, ["owner", "manager"])).map(({ id }) => id);
    const ofMember = new Map<string, OverdueTicket[]>();
    for (const ticket of tickets)
      for (const id of ticket.assignee_id === null ? leads : [ticket.assignee_id])
        ofMember.set(id, [...(ofMember.get(id) ?? []), ticket]);
    const { brand, supportLanguage: language } = await readAgent(db);
    const portal = `${tenant.addresses.public}/tickets`;
    for (const member of await findActiveMembers(db, [...ofMember.keys()])) {
      const ticketsOfMember = ofMember.get(member.id) ?? [];
      const [first] = ticketsOfMember;
      if (!first) continue;
      const mail = overdueTicketsMail({
        language,
        tickets: ticketsOfMember,
        url: ticketsOfMember.length === 1 ? `${portal}/${first.id}` : `${portal}?overdue=true&sort=due`,
        business: brand[language],
      });
      await tellMember(db, member, {
        event: "overdue",
        live: { kind: "overdue", id: first.id },
        mail: { language, at: now, ticketId: first.id, ...mail },
      });
    }
    return tickets.length;
  });
}
