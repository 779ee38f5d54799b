import { sql } from "kysely";
import type { CustomerNote } from "#shared/contract/customer-notes.ts";
import type { TenantDb } from "#server/tenant.ts";
import { mergedInto } from "./customer-merges.ts";

interface Row {
  id: string;
  text: string;
  created_at: Date;
  member_id: string | null;
  name: string | null;
}

const noteOf = ({ id, text, created_at, member_id, name }: Row): CustomerNote => ({
  id,
  text,
  author: member_id !== null && name !== null ? { id: member_id, name } : null,
  created_at: created_at.toISOString(),
});

/**
 * Finds notes, newest first. Notes about merged customers stay with those, so that undoing the merge separates
 * them.
 */
export async function findCustomerNotes(db: TenantDb, customerId: string): Promise<CustomerNote[]> {
  const { rows } = await sql<Row>`${mergedInto(db.tenant, customerId)}
    select n.id, n.text, n.created_at, n.member_id, m.name
    from customer_notes n left join members m on m.organization_id = n.organization_id and m.id = n.member_id
    where n.organization_id = ${db.tenant.id} and n.customer_id in (select id from merged)
    order by n.created_at desc, n.id`.execute(db);
  return rows.map(noteOf);
}

export interface NewCustomerNote {
  customerId: string;
  memberId: string;
  text: string;
  clientId: string | null;
}

/** Adds a note, or returns the existing one with the same `clientId`. */
export async function insertCustomerNote(
  db: TenantDb,
  note: NewCustomerNote,
  at: Date,
): Promise<CustomerNote> {
  const { rows } = await sql<Row>`
    with inserted as (
      insert into customer_notes (organization_id, customer_id, member_id, text, client_id, created_at)
      values (${db.tenant.id}, ${note.customerId}::uuid, ${note.memberId}::uuid, ${note.text}, ${note.clientId}, ${at})
      on conflict (organization_id, customer_id, client_id) do update set text = customer_notes.text
      returning *
    )
    select n.id, n.text, n.created_at, n.member_id, m.name from inserted n
    left join members m on m.organization_id = n.organization_id and m.id = n.member_id`.execute(db);
  return noteOf(rows[0] as Row);
}

/** Deletes a note and returns its customer; undefined when the member has no note with this id. */
export async function deleteCustomerNote(
  db: TenantDb,
  id: string,
  memberId: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom("customer_notes")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where("member_id", "=", memberId)
    .returning("customer_id")
    .executeTakeFirst();
  return row?.customer_id;
}
