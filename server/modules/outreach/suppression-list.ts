import { randomBytes } from "node:crypto";
import { encrypt, decrypt } from "#server/encryption.ts";
import { encryptionSecrets } from "#server/secrets.ts";
import type { TenantDb } from "#server/tenant.ts";
import { suppressionMark } from "./suppression-list-rules.ts";
import { insertMark } from "./store/erasure.ts";
import * as store from "./store/suppression-list.ts";

interface Place {
  channel: string;
  externalId: string;
}

/** Returns the organisation's key; null when no person has been erased yet. */
async function openKey(db: TenantDb): Promise<string | null> {
  const sealed = await store.readKey(db);
  if (sealed === null) return null;
  const key = decrypt(encryptionSecrets(db.tenant.config), "refusal keys", db.tenant.id, sealed);
  if (key === null)
    db.tenant.log.error(
      { organization: db.tenant.id },
      "the key of its refusals was sealed under another SECRET_KEY: forgotten people who wanted no campaigns are not recognised",
    );
  return key;
}

/**
 * Returns the mark of an address that stays after its person is erased, and creates the organisation's key with the
 * first one. Null when the existing key cannot be decrypted: a new key would invalidate all earlier marks, and the
 * secret may be restored.
 */
export async function suppressionMarkFor(
  db: TenantDb,
  { channel, externalId }: Place,
): Promise<string | null> {
  const known = await openKey(db);
  if (known !== null) return suppressionMark(known, channel, externalId);
  const key = randomBytes(32).toString("base64url");
  const sealed = encrypt(encryptionSecrets(db.tenant.config), "refusal keys", db.tenant.id, key);
  if (await store.insertKey(db, sealed)) return suppressionMark(key, channel, externalId);
  // A key exists that cannot be decrypted, or another call has just created one.
  const theirs = await openKey(db);
  return theirs === null ? null : suppressionMark(theirs, channel, externalId);
}

/** Stores the mark of an address that refused campaigns, when its person is erased. */
export async function keepSuppression(db: TenantDb, place: Place, since: Date): Promise<void> {
  const mark = await suppressionMarkFor(db, place);
  if (mark !== null) await insertMark(db, mark, since);
}

/** Returns the time since when an erased person has refused campaigns at this address; null for others. */
export async function findSuppressedSince(
  db: TenantDb,
  { channel, externalId }: Place,
): Promise<Date | null> {
  const key = await openKey(db);
  if (key === null) return null;
  const mark = suppressionMark(key, channel, externalId);
  return (await store.findMarks(db, [mark])).get(mark) ?? null;
}

/** Finds the addresses at which campaigns were refused. `addresses` is only called when a person was erased. */
export async function findSuppressed(
  db: TenantDb,
  channel: string,
  addresses: () => Promise<string[]>,
): Promise<string[]> {
  const key = await openKey(db);
  if (key === null) return [];
  const marks = new Map(
    (await addresses()).map((address) => [suppressionMark(key, channel, address), address]),
  );
  const refused = await store.findMarks(db, [...marks.keys()]);
  return [...refused.keys()].flatMap((mark) => marks.get(mark) ?? []);
}

/** Removes the mark of an address that accepts campaigns again. */
export async function removeSuppression(db: TenantDb, { channel, externalId }: Place): Promise<void> {
  const key = await openKey(db);
  if (key !== null) await store.deleteMark(db, suppressionMark(key, channel, externalId));
}
