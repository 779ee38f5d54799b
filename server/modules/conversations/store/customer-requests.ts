import type { FlowRequest } from "#server/answers/flows/take-turn.ts";
import type { TenantDb } from "#server/tenant.ts";
import type { CustomerRequest } from "#shared/contract/customer-requests.ts";

/** Stores a request in the transaction of the reply that passes it on. */
export async function insertRequest(
  db: TenantDb,
  ticketId: string,
  messageId: string,
  { kind, details, isComplete }: FlowRequest,
  at: Date,
): Promise<void> {
  await db
    .insertInto("customer_requests")
    .values({
      message_id: messageId,
      organization_id: db.tenant.id,
      ticket_id: ticketId,
      kind,
      details: JSON.stringify(details),
      is_complete: isComplete,
      created_at: at,
    })
    .execute();
}

/** Reads the requests of a ticket, newest first. */
export async function readRequests(db: TenantDb, ticketId: string): Promise<CustomerRequest[]> {
  const rows = await db
    .selectFrom("customer_requests")
    .select(["kind", "details", "is_complete", "created_at"])
    .where("organization_id", "=", db.tenant.id)
    .where("ticket_id", "=", ticketId)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(({ kind, details, is_complete, created_at }) => ({
    kind: kind as CustomerRequest["kind"],
    details: details as unknown as CustomerRequest["details"],
    complete: is_complete,
    created_at: created_at.toISOString(),
  }));
}
