import type { InboundAttachment } from "#server/channels/inbound.ts";
import type { Context } from "#server/context.ts";
import {
  inOrganization,
  mintOrganizationId,
  type OrganizationId,
  type TenantDb,
} from "#server/db/organization.ts";
import { fileKey } from "#server/files/file-store.ts";
import { Failure } from "#server/http/failure.ts";
import type { FileResult } from "#server/http/serve.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { openConnection } from "#server/modules/connections/index.ts";
import { masterSecret } from "#server/secrets.ts";
import { linkMs, linkToken, platformLinkMs, readLinkToken, shownType } from "./attachment-links.ts";
import * as store from "./store/attachments.ts";

/** Keeps what came with a message: bytes at once, what the platform hands out by a job. */
export async function saveAttachments(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  message: { id: string; connectionId: string },
  attachments: InboundAttachment[],
): Promise<void> {
  for (const [position, { kind, name, type, content }] of attachments.entries()) {
    const bytes = "bytes" in content ? content.bytes : null;
    const key = bytes && fileKey(organizationId, "attachment");
    if (key && bytes) await context.files.put(key, bytes);
    const id = await store.insertAttachment(
      db,
      organizationId,
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
      context.clock(),
    );
    if (id && !bytes)
      await enqueue(db, organizationId, "attachments.fetch", { attachmentId: id }, { attempts: 6 });
  }
}

/** Gets it from the platform. On the last try it is given up, and staff see that it is lost. */
export async function fetchAttachment(
  context: Context,
  organizationId: OrganizationId,
  id: string,
  isLastTry: boolean,
): Promise<string> {
  const found = await inOrganization(context.db, organizationId, async (db) => {
    const row = await store.readAttachment(db, organizationId, id);
    const opened =
      row?.connection_id && (await openConnection(db, context, organizationId, { id: row.connection_id }));
    return row && { row, opened };
  });
  if (!found) return `Skipped: attachment ${id} is gone`;
  const { row, opened } = found;
  if (row.file_key || !row.reference) return `Skipped: attachment ${id} is kept already`;
  const kept = await fetchKept(context, organizationId, row, opened || null).catch((problem: Error) => {
    if (!isLastTry) throw problem;
    return { problem: problem.message.slice(0, 300) };
  });
  const isKept = await inOrganization(context.db, organizationId, (db) =>
    store.saveAttachmentFile(db, organizationId, id, kept),
  );
  // Taken back or forgotten while it was fetched: nothing else would ever delete the file.
  if (!isKept && "file_key" in kept) await context.files.delete(kept.file_key);
  if (!isKept) return `Skipped: attachment ${id} is gone`;
  if (row.ticket_id) context.events.publish({ organizationId, kind: "message", id: row.ticket_id });
  return "problem" in kept ? `attachment ${id} is lost: ${kept.problem}` : `attachment ${id} kept`;
}

async function fetchKept(
  context: Context,
  organizationId: OrganizationId,
  row: store.AttachmentRow,
  opened: Awaited<ReturnType<typeof openConnection>>,
) {
  if (!opened?.channel.fetchMedia || !row.reference) return { problem: "the channel is no longer connected" };
  const media = await opened.channel.fetchMedia(context, opened.connection, row.reference);
  const key = fileKey(organizationId, "attachment");
  await context.files.put(key, media.bytes);
  return { file_key: key, size_bytes: media.bytes.byteLength, type: media.type.slice(0, 120) };
}

/** An address of a customer's file that works for five minutes, for whoever has it; 404 while it is not fetched. */
export async function linkAttachment(context: Context, organizationId: OrganizationId, id: string) {
  const row = await inOrganization(context.db, organizationId, (db) =>
    store.readAttachment(db, organizationId, id),
  );
  if (!row?.file_key) throw new Failure("not_found");
  const until = new Date(context.clock().getTime() + linkMs);
  const token = linkToken(masterSecret(context.config), organizationId, id, until);
  return { url: `/media/${token}/`, expires_at: until.toISOString() };
}

/** Where a platform that fetches pictures for itself gets one. */
export function createPlatformLink(context: Context, organizationId: OrganizationId, id: string): string {
  const until = new Date(context.clock().getTime() + platformLinkMs);
  return `${context.addresses.public}/media/${linkToken(masterSecret(context.config), organizationId, id, until)}/`;
}

/** Keeps a picture that staff send. */
export async function saveStaffPicture(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  messageId: string,
  picture: { name: string; type: string; bytes: Uint8Array },
): Promise<void> {
  const key = fileKey(organizationId, "attachment");
  await context.files.put(key, picture.bytes);
  await linkPicture(
    db,
    organizationId,
    messageId,
    { ...picture, key, sizeBytes: picture.bytes.byteLength },
    context.clock(),
  );
}

/** A message's picture that is in the file store already. */
export async function linkPicture(
  db: TenantDb,
  organizationId: OrganizationId,
  messageId: string,
  picture: { name: string; type: string; key: string; sizeBytes: number },
  at: Date,
): Promise<void> {
  await store.insertAttachment(
    db,
    organizationId,
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

/** Whoever holds an unexpired link sees what it stands for: pictures cannot be asked for with a bearer token. */
export async function openAttachment(context: Context, token: string): Promise<FileResult> {
  const link = readLinkToken(masterSecret(context.config), token, context.clock());
  if (!link) throw new Failure("not_found");
  const organizationId = mintOrganizationId(link.organizationId);
  const row = await inOrganization(context.db, organizationId, (db) =>
    store.readAttachment(db, organizationId, link.id),
  );
  if (!row?.file_key) throw new Failure("not_found");
  return {
    ...shownType(row.type),
    filename: row.name ?? "attachment",
    bytes: await context.files.get(row.file_key),
  };
}
