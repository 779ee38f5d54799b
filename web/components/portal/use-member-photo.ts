import { listMembers } from "#web/api/endpoints/organizations.ts";
import { getPhoto } from "#web/api/endpoints/profile.ts";
import { useRead } from "#web/api/use-read.ts";
import { usePictureFile } from "#web/components/pictures/use-picture-file.ts";

/** Returns the address of a member's photo. Null when they have none, have left, or are still being fetched. */
export function useMemberPhoto(id: string | null | undefined): string | null {
  const members = useRead(listMembers, {}, { enabled: Boolean(id) }).data?.data;
  const photoId = members?.find((member) => member.id === id)?.photo_id ?? null;
  return usePictureFile(getPhoto, { id: id ?? "" }, photoId);
}
