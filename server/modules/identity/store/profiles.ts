import type { Profile } from "#shared/contract/profile.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Returns the version of a photo: the end of its file's key. */
export const photoIdOf = (key: string | null): string | null => key?.split("/").at(-1) ?? null;

export async function updateProfile(
  db: TenantDb,
  memberId: string,
  change: { name?: string; photo_key?: string | null },
): Promise<Profile> {
  const row = await db
    .updateTable("members")
    .set(change)
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", memberId)
    .returning(["name", "photo_key"])
    .executeTakeFirstOrThrow();
  return { name: row.name, photo_id: photoIdOf(row.photo_key) };
}

export async function readPhotoKey(db: TenantDb, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom("members")
    .select("photo_key")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", memberId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row?.photo_key ?? null;
}

/** Locks the photo until the transaction ends, so that the former file is deleted once. */
export async function lockPhotoKey(db: TenantDb, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom("members")
    .select("photo_key")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", memberId)
    .forUpdate()
    .executeTakeFirst();
  return row?.photo_key ?? null;
}
