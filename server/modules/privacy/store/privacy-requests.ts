import { sql } from "kysely";
import type { PrivacyRequest } from "#shared/contract/privacy-requests.ts";
import type { TenantDb } from "#server/tenant.ts";

export interface NewRequest {
  kind: PrivacyRequest["kind"];
  customer: { id: string; number: number };
  memberId: string;
}

export async function insertRequest(
  db: TenantDb,
  { kind, customer, memberId }: NewRequest,
  at: Date,
): Promise<string> {
  const { id } = await db
    .insertInto("privacy_requests")
    .values({
      organization_id: db.tenant.id,
      kind,
      customer_id: customer.id,
      customer_number: customer.number,
      requested_by: memberId,
      requested_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores the result of a request; `doneAt` is null while work is left. */
export async function countRequest(
  db: TenantDb,
  id: string,
  counts: { conversations: number; messages: number; files: number },
  doneAt: Date | null,
): Promise<void> {
  await db
    .updateTable("privacy_requests")
    .set({ ...counts, done_at: doneAt })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

export interface RequestRow {
  id: string;
  kind: string;
  customer_number: number;
  requested_by: string | null;
  requested_at: Date;
  done_at: Date | null;
  conversations: number;
  messages: number;
  files: number;
}

/** Finds requests, newest first. */
export async function findRequests(
  db: TenantDb,
  filter: { id?: string },
  page: { limit: number; offset: number },
): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select r.id, r.kind, r.customer_number, m.name as requested_by, r.requested_at, r.done_at,
      r.conversations, r.messages, r.files
    from privacy_requests r
    left join members m on m.organization_id = r.organization_id and m.id = r.requested_by
    where r.organization_id = ${db.tenant.id} and (${filter.id ?? null}::uuid is null or r.id = ${filter.id ?? null}::uuid)
    order by r.requested_at desc, r.id limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export async function countRequests(db: TenantDb): Promise<number> {
  const { n } = await db
    .selectFrom("privacy_requests")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("organization_id", "=", db.tenant.id)
    .executeTakeFirstOrThrow();
  return n;
}
