import type { MergedTicket } from "#shared/contract/merged-tickets.ts";
import type { BeforeMerge, MergedRow } from "#server/modules/conversations/ticket-merge-rules.ts";
import type { TenantDb } from "#server/tenant.ts";

const columns = [
  "id",
  "number",
  "customer_id",
  "status",
  "handled_by_human",
  "defer_reason",
  "deferred_at",
  "updated_at",
  "merged_into_id",
  "before_merge",
] as const;

export type LockedMerge = MergedRow & { before_merge: unknown };

/** Locks tickets until the transaction ends, always in the same order. */
export async function lockForMerge(
  db: TenantDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedMerge>> {
  const rows = await db
    .selectFrom("tickets")
    .select(columns)
    .where("organization_id", "=", db.tenant.id)
    .where("id", "in", ids)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Finds the tickets that were merged into this one. */
export async function findMergedIds(db: TenantDb, intoId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("tickets")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .where("merged_into_id", "=", intoId)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Moves the tickets that were merged into `from` to another ticket; their conversation still continues in `from`.
 */
export async function moveMerged(
  db: TenantDb,
  ids: readonly string[],
  from: string,
  to: { id: string; number: number },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("tickets")
    .set({ merged_into_id: to.id, merged_into_number: to.number })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "in", ids)
    .where("merged_into_id", "=", from)
    .execute();
}

/** Reads `before_merge`, which only a merge writes. */
export const beforeMerge = (row: LockedMerge): BeforeMerge => row.before_merge as BeforeMerge;

/**
 * Finds the tickets that were merged into this one, with the members who merged them. `isSpread` is true when some
 * belong to other conversations.
 */
export async function findMergedTickets(
  db: TenantDb,
  intoId: string,
  conversationId: string,
): Promise<{ merged: MergedTicket[]; isSpread: boolean }> {
  const rows = await db
    .selectFrom("tickets as t")
    .leftJoin("members as p", (join) =>
      join.onRef("p.organization_id", "=", "t.organization_id").onRef("p.id", "=", "t.merged_by"),
    )
    .select(["t.id", "t.number", "t.subject", "t.channel", "t.merged_at", "t.conversation_id", "p.name"])
    .where("t.organization_id", "=", db.tenant.id)
    .where("t.merged_into_id", "=", intoId)
    .orderBy("t.merged_at")
    .orderBy("t.id")
    .execute();
  return {
    merged: rows.map(({ id, number, subject, channel, merged_at, name }) => ({
      id,
      number,
      subject,
      channel: channel as MergedTicket["channel"],
      by: name,
      at: merged_at?.toISOString() ?? "",
    })),
    isSpread: rows.some((row) => row.conversation_id !== conversationId),
  };
}
