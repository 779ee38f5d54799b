import { sql } from "kysely";
import type { TicketNote } from "#shared/contract/ticket-notes.ts";
import type { TenantDb } from "#server/tenant.ts";

const notes = (db: TenantDb) =>
  db
    .selectFrom("ticket_notes as n")
    .leftJoin("members as m", (join) =>
      join.onRef("m.organization_id", "=", "n.organization_id").onRef("m.id", "=", "n.member_id"),
    )
    .where("n.organization_id", "=", db.tenant.id)
    .select(["n.id", "n.text", "n.created_at", "n.member_id", "m.name"])
    .select(
      sql<
        TicketNote["mentions"] | null
      >`(select json_agg(json_build_object('id', a.id, 'name', a.name) order by a.name)
        from members a where a.organization_id = n.organization_id and a.id = any(n.mentions))`.as(
        "mentions",
      ),
    );

type Row = Awaited<ReturnType<ReturnType<typeof notes>["executeTakeFirstOrThrow"]>>;

const noteOf = ({ id, text, created_at, member_id, name, mentions }: Row): TicketNote => ({
  id,
  text,
  author: member_id !== null && name !== null ? { id: member_id, name } : null,
  mentions: mentions ?? [],
  created_at: created_at.toISOString(),
});

/** Finds the notes of a ticket, oldest first. */
export async function findTicketNotes(db: TenantDb, ticketId: string): Promise<TicketNote[]> {
  const rows = await notes(db)
    .where("n.ticket_id", "=", ticketId)
    .orderBy("n.created_at")
    .orderBy("n.id")
    .execute();
  return rows.map(noteOf);
}

export interface NewNote {
  ticketId: string;
  memberId: string;
  text: string;
  mentions: string[];
  clientId: string | null;
}

/** Inserts a note, or finds the existing one with the same `clientId`; `isNew` tells which. */
export async function insertTicketNote(
  db: TenantDb,
  note: NewNote,
  at: Date,
): Promise<{ note: TicketNote; isNew: boolean }> {
  const inserted = await db
    .insertInto("ticket_notes")
    .values({
      organization_id: db.tenant.id,
      ticket_id: note.ticketId,
      member_id: note.memberId,
      text: note.text,
      mentions: note.mentions,
      client_id: note.clientId,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(["organization_id", "ticket_id", "client_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  const found = notes(db);
  const row = await (
    inserted
      ? found.where("n.id", "=", inserted.id)
      : found.where("n.ticket_id", "=", note.ticketId).where("n.client_id", "=", note.clientId)
  ).executeTakeFirstOrThrow();
  return { note: noteOf(row), isNew: inserted !== undefined };
}

/** Deletes a note and returns its ticket; undefined when the member has no note with this id. */
export async function deleteTicketNote(
  db: TenantDb,
  id: string,
  memberId: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom("ticket_notes")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where("member_id", "=", memberId)
    .returning("ticket_id")
    .executeTakeFirst();
  return row?.ticket_id;
}
