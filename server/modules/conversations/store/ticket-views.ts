import { sql } from "kysely";
import { maxTicketViewsPerMember, type SavedTicketView } from "#shared/contract/ticket-views.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Lists a member's own views and the shared ones. */
export function listViews(db: TenantDb, memberId: string): Promise<SavedTicketView[]> {
  return db
    .selectFrom("ticket_views")
    .select(["id", "name", "filters", "is_shared"])
    .select(sql<boolean>`member_id = ${memberId}::uuid`.as("is_own"))
    .where("organization_id", "=", db.tenant.id)
    .where((view) => view.or([view("member_id", "=", memberId), view("is_shared", "=", true)]))
    .orderBy(sql`folded(name)`)
    .orderBy("created_at")
    .execute();
}

/** Saves a view; null when the member has reached the limit. */
export async function insertView(
  db: TenantDb,
  memberId: string,
  view: Pick<SavedTicketView, "name" | "filters" | "is_shared">,
  at: Date,
): Promise<SavedTicketView | null> {
  // The lock makes two views that are saved at the same time count one after the other.
  await sql`select 1 from members where organization_id = ${db.tenant.id} and id = ${memberId}::uuid
    for no key update`.execute(db);
  const { rows } = await sql<SavedTicketView>`
    insert into ticket_views (organization_id, member_id, name, filters, is_shared, created_at)
    select ${db.tenant.id}, ${memberId}::uuid, ${view.name}, ${view.filters}, ${view.is_shared}, ${at}
    where (select count(*) from ticket_views where organization_id = ${db.tenant.id} and member_id = ${memberId}::uuid)
      < ${maxTicketViewsPerMember}::integer
    returning id, name, filters, is_shared, true as is_own`.execute(db);
  return rows[0] ?? null;
}

/** Deletes a view; false when there is none that the member may delete. */
export async function deleteView(
  db: TenantDb,
  id: string,
  memberId: string,
  maySharedOfOthers: boolean,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("ticket_views")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where((view) =>
      view.or([
        view("member_id", "=", memberId),
        ...(maySharedOfOthers ? [view("is_shared", "=", true)] : []),
      ]),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
