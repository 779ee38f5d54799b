import type { Profile } from "#shared/contract/profile.ts";
import { readPhoto } from "#server/documents/photo.ts";
import { fileKey } from "#server/files/file-store.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import type { FileResult, UploadedFile } from "#server/http/serve.ts";
import type { Tenant } from "#server/tenant.ts";
import { memberName, memberNameProblem } from "./member-rules.ts";
import * as store from "./store/profiles.ts";

/** Changes the caller's own name, also on earlier messages and notes. */
export async function rename(
  tenant: Tenant,
  { memberId }: MemberCaller,
  body: { name: string },
): Promise<Profile> {
  const name = memberName(body.name);
  requireFields({ name: memberNameProblem(name) });
  return tenant.transaction(async (db) => {
    db.publish({ kind: "member", id: memberId });
    return store.updateProfile(db, memberId, { name });
  });
}

/** Replaces the caller's photo. The upload is re-encoded, or refused. */
export async function setPhoto(
  tenant: Tenant,
  { memberId }: MemberCaller,
  file: UploadedFile | null,
): Promise<Profile> {
  if (!file) throw new Failure("picture_missing");
  const photo = await readPhoto(file);
  if (!photo) throw new Failure("photo_unreadable");
  const key = fileKey(tenant.id, "photo");
  await tenant.files.put(key, photo);
  return replacePhoto(tenant, memberId, key);
}

export async function removePhoto(tenant: Tenant, { memberId }: MemberCaller): Promise<void> {
  await replacePhoto(tenant, memberId, null);
}

async function replacePhoto(tenant: Tenant, memberId: string, key: string | null): Promise<Profile> {
  const { before, profile } = await tenant.transaction(async (db) => {
    db.publish({ kind: "member", id: memberId });
    return {
      before: await store.lockPhotoKey(db, memberId),
      profile: await store.updateProfile(db, memberId, { photo_key: key }),
    };
  });
  if (before !== null) await tenant.files.delete(before);
  return profile;
}

/** Returns the photo of a member who was not removed. */
export async function getPhoto(tenant: Tenant, id: string): Promise<FileResult> {
  const key = await tenant.transaction((db) => store.readPhotoKey(db, id));
  if (!key) throw new Failure("not_found");
  return { filename: "photo.jpg", type: "image/jpeg", inline: true, bytes: await tenant.files.get(key) };
}
