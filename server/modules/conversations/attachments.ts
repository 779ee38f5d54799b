import type { InboundAttachment } from "#server/channels/inbound.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { fileKey } from "#server/files/file-store.ts";
import { Failure } from "#server/http/failure.ts";
import type { FileResult } from "#server/http/serve.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { openConnection } from "#server/modules/connections/index.ts";
import { readMasterSecret } from "#server/secrets.ts";
import { type Tenant, type TenantDb, tenantOf } from "#server/tenant.ts";
import { linkMs, linkToken, platformLinkMs, readLinkToken, readShownType } from "./attachment-links.ts";
import * as store from "./store/attachments.ts";

/**
 * Stores the attachments of a message. Available bytes are stored at once; a job fetches files that a platform
 * holds.
 */
export async function saveAttachments(
  db: TenantDb,
  message: { id: string; connectionId: string },
  attachments: InboundAttachment[],
): Promise<void> {
  for (const [position, { kind, name, type, content }] of attachments.entries()) {
    const bytes = "bytes" in content ? content.bytes : null;
    const key = bytes && fileKey(db.tenant.id, "attachment");
    if (key && bytes) await db.tenant.files.put(key, bytes);
    const id = await store.insertAttachment(
      db,
      {
        messageId: message.id,
        position,
        kind,
        name: name?.slice(0, 255) ?? null,
        type: type.slice(0, 120),
        sizeBytes: bytes?.byteLength ?? null,
        fileKey: key,
        reference: "reference" in content ? content.reference : null,
        connectionId: message.connectionId,
      },
      db.tenant.clock(),
    );
    if (id && !bytes) await enqueue(db, "attachments.fetch", { attachmentId: id }, { attempts: 6 });
  }
}

/** Fetches an attachment from the platform. After the last try it is marked as lost for staff to see. */
export async function fetchAttachment(tenant: Tenant, id: string, isLastTry: boolean): Promise<string> {
  const found = await tenant.transaction(async (db) => {
    const row = await store.readAttachment(db, id);
    const channelHandle = row?.connection_id && (await openConnection(db, { id: row.connection_id }));
    return row && { row, handle: channelHandle };
  });
  if (!found) return `Skipped: attachment ${id} is gone`;
  const { row, handle } = found;
  if (row.file_key || !row.reference) return `Skipped: attachment ${id} is kept already`;
  const file = await fetchKept(tenant, row, handle || null).catch((problem: Error) => {
    if (!isLastTry) throw problem;
    return { problem: problem.message.slice(0, 300) };
  });
  const isKept = await tenant.transaction(async (db) => {
    const isSaved = await store.saveAttachmentFile(db, id, file);
    if (isSaved && row.ticket_id) db.publish({ kind: "message", id: row.ticket_id });
    return isSaved;
  });
  // The message was deleted or erased while the file was fetched, so nothing else would delete the file.
  if (!isKept && "file_key" in file) await tenant.files.delete(file.file_key);
  if (!isKept) return `Skipped: attachment ${id} is gone`;
  return "problem" in file ? `attachment ${id} is lost: ${file.problem}` : `attachment ${id} kept`;
}

async function fetchKept(
  tenant: Tenant,
  row: store.AttachmentRow,
  channelHandle: Awaited<ReturnType<typeof openConnection>>,
) {
  if (!channelHandle?.channel.fetchMedia || !row.reference)
    return { problem: "the channel is no longer connected" };
  const media = await channelHandle.channel.fetchMedia(tenant, channelHandle.connection, row.reference);
  const key = fileKey(tenant.id, "attachment");
  await tenant.files.put(key, media.bytes);
  return { file_key: key, size_bytes: media.bytes.byteLength, type: media.type.slice(0, 120) };
}

/**
 * Creates a link to a customer's file that works for five minutes for anybody who has it. Fails with a 404 until
 * the file is fetched.
 */
export async function linkAttachment(tenant: Tenant, id: string) {
  const row = await tenant.transaction((db) => store.readAttachment(db, id));
  if (!row?.file_key) throw new Failure("not_found");
  const until = new Date(tenant.clock().getTime() + linkMs);
  const token = linkToken(tenant, id, until);
  return { url: `/media/${token}/`, expires_at: until.toISOString() };
}

/** Creates a link by which a platform fetches a picture. */
export function createPlatformLink(tenant: Tenant, id: string): string {
  const until = new Date(tenant.clock().getTime() + platformLinkMs);
  return `${tenant.addresses.public}/media/${linkToken(tenant, id, until)}/`;
}

/** Stores a picture that staff send. */
export async function saveStaffPicture(
  db: TenantDb,
  messageId: string,
  picture: { name: string; type: string; bytes: Uint8Array },
): Promise<void> {
  const key = fileKey(db.tenant.id, "attachment");
  await db.tenant.files.put(key, picture.bytes);
  await linkPicture(
    db,
    messageId,
    { ...picture, key, sizeBytes: picture.bytes.byteLength },
    db.tenant.clock(),
  );
}

/** Attaches a picture that is already in the file store to a message. */
export async function linkPicture(
  db: TenantDb,
  messageId: string,
  picture: { name: string; type: string; key: string; sizeBytes: number },
  at: Date,
): Promise<void> {
  await store.insertAttachment(
    db,
    {
      messageId,
      position: 0,
      kind: "image",
      name: picture.name.slice(0, 255),
      type: picture.type,
      sizeBytes: picture.sizeBytes,
      fileKey: picture.key,
      reference: null,
      connectionId: null,
    },
    at,
  );
}

/**
 * Opens the file of an unexpired link without authentication, because browsers load pictures without a bearer token.
 */
export async function openAttachment(context: Context, token: string): Promise<FileResult> {
  const link = readLinkToken(readMasterSecret(context.config), token, context.clock());
  if (!link) throw new Failure("not_found");
  const tenant = tenantOf(context, mintOrganizationId(link.organizationId));
  const row = await tenant.transaction((db) => store.readAttachment(db, link.id));
  if (!row?.file_key) throw new Failure("not_found");
  return {
    ...readShownType(row.type),
    filename: row.name ?? "attachment",
    bytes: await context.files.get(row.file_key),
  };
}
