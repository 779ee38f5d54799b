import type { TenantDb } from "#server/tenant.ts";

export interface AttachmentRow {
  id: string;
  name: string | null;
  type: string;
  file_key: string | null;
  reference: string | null;
  connection_id: string | null;
  /** Null for a campaign's message. */
  ticket_id: string | null;
}

export async function readAttachment(db: TenantDb, id: string): Promise<AttachmentRow | null> {
  const row = await db
    .selectFrom("attachments as a")
    .innerJoin("messages as m", (join) =>
      join.onRef("m.id", "=", "a.message_id").onRef("m.organization_id", "=", "a.organization_id"),
    )
    .select(["a.id", "a.name", "a.type", "a.file_key", "a.reference", "a.connection_id", "m.ticket_id"])
    .where("a.organization_id", "=", db.tenant.id)
    .where("a.id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

export interface NewAttachment {
  messageId: string;
  position: number;
  kind: string;
  name: string | null;
  type: string;
  sizeBytes: number | null;
  fileKey: string | null;
  reference: string | null;
  connectionId: string | null;
}

export async function insertAttachment(
  db: TenantDb,
  attachment: NewAttachment,
  at: Date,
): Promise<string | null> {
  const row = await db
    .insertInto("attachments")
    .values({
      organization_id: db.tenant.id,
      message_id: attachment.messageId,
      position: attachment.position,
      kind: attachment.kind,
      name: attachment.name,
      type: attachment.type,
      size_bytes: attachment.sizeBytes,
      file_key: attachment.fileKey,
      reference: attachment.reference,
      connection_id: attachment.connectionId,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function saveAttachmentFile(
  db: TenantDb,
  id: string,
  columns: { file_key: string; size_bytes: number; type: string } | { problem: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("attachments")
    .set(columns)
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
