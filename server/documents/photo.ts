import { maxPhotoBytes } from "#shared/values/profile.ts";
import { inReader } from "./readers.ts";

/** Redraws a photo in a reader process, small and square; null for other files than JPEG and for too large ones. */
export async function readPhoto({
  bytes,
  truncated,
}: {
  bytes: Uint8Array;
  truncated: boolean;
}): Promise<Uint8Array | null> {
  if (truncated || bytes.byteLength > maxPhotoBytes) return null;
  const read = await inReader({ kind: "photo", bytes });
  return read.ok ? new Uint8Array(read.photo) : null;
}
