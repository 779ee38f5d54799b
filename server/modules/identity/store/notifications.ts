import { sql } from "kysely";
import type { Notification } from "#shared/values/notifications.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Reads the notifications that a member has switched off; none for an operator, who is not a member. */
export async function readMuted(db: TenantDb, memberId: string): Promise<Notification[]> {
  const row = await db
    .selectFrom("members")
    .select("muted_notifications")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", memberId)
    .executeTakeFirst();
  return (row?.muted_notifications ?? []) as Notification[];
}

export async function setMuted(
  db: TenantDb,
  memberId: string,
  notification: Notification,
  isMuted: boolean,
): Promise<Notification[]> {
  const others = sql<string[]>`array_remove(muted_notifications, ${notification})`;
  const row = await db
    .updateTable("members")
    .set({ muted_notifications: isMuted ? sql`array_append(${others}, ${notification})` : others })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", memberId)
    .returning("muted_notifications")
    .executeTakeFirstOrThrow();
  return row.muted_notifications as Notification[];
}
