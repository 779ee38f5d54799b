import type { PortalEvent } from "#shared/contract/events.ts";
import type { NotificationEvent } from "#shared/values/notifications.ts";
import { type QueuedMail, queueMail } from "#server/mail/queue.ts";
import type { TenantDb } from "#server/tenant.ts";
import type { ActiveMember } from "./store/active-members.ts";

/**
 * Tells one member of an event: their open portals hear of it, and the mail is sent unless they have switched it off.
 * Whether their browser shows it is decided there. Without a mail, another mail says the same.
 */
export async function tellMember(
  db: TenantDb,
  member: ActiveMember,
  {
    event,
    live,
    mail,
  }: { event: Exclude<NotificationEvent, "waiting">; live: PortalEvent; mail: Omit<QueuedMail, "to"> | null },
): Promise<void> {
  db.publish({ ...live, memberId: member.id });
  if (mail && !member.muted_notifications.includes(`${event}:mail`))
    await queueMail(db, { ...mail, to: member.email });
}
