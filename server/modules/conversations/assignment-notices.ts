import { assignedTicketsMail } from "#server/mail/assigned-tickets.ts";
import { readAgent } from "#server/modules/agents/index.ts";
import { findActiveMembers, tellMember } from "#server/modules/identity/index.ts";
import type { TenantDb } from "#server/tenant.ts";
import { readTicketSubjects } from "./store/ticket-bulk.ts";

/** Author of an assignment; both values are null when a program or a rule assigns. */
type Author = { memberId: string | null; name: string | null };

/** Notifies a member by mail and in the portal about tickets that somebody else assigned to them. */
export async function noticeAssignment(
  db: TenantDb,
  author: Author,
  memberId: string | null,
  ticketIds: readonly string[],
): Promise<void> {
  const [first] = ticketIds;
  if (memberId === null || memberId === author.memberId || first === undefined) return;
  const [member] = await findActiveMembers(db, [memberId]);
  if (!member) return;
  const tickets = await readTicketSubjects(db, ticketIds);
  const { brand, supportLanguage: language } = await readAgent(db);
  const portal = `${db.tenant.addresses.public}/tickets`;
  const mail = assignedTicketsMail({
    language,
    author: author.name,
    tickets,
    url: tickets.length === 1 ? `${portal}/${first}` : `${portal}?assignee=me`,
    business: brand[language],
  });
  await tellMember(db, member, {
    event: "assigned",
    live: { kind: "assignment", id: first },
    mail: { language, at: db.tenant.clock(), ticketId: first, ...mail },
  });
}
