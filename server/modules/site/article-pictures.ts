import { randomUUID } from "node:crypto";
import type { Context } from "#server/context.ts";
import { readPicture } from "#server/channels/picture.ts";
import { Failure } from "#server/http/failure.ts";
import type { FileResult, UploadedFile } from "#server/http/serve.ts";

const pictureTypes: Record<string, string> = { jpg: "image/jpeg", png: "image/png", webp: "image/webp" };
const pictureRules = { types: Object.values(pictureTypes), maxBytes: 5 * 1024 * 1024, captionLength: null };

const storageKeyOf = (name: string) => `site/articles/${name}`;

/**
 * Stores a picture under a random name, so that pictures of drafts stay private, and returns its path. Throws
 * `picture_missing` without a file, and the reason for which readPicture refuses a file.
 */
export async function uploadArticlePicture(
  context: Context,
  file: UploadedFile | null,
): Promise<{ src: string }> {
  if (!file) throw new Failure("picture_missing");
  const picture = readPicture(file, { pictures: pictureRules });
  if (typeof picture === "string") throw new Failure(picture);
  const name = `${randomUUID()}.${picture.name.split(".").at(-1)}`;
  await context.files.put(storageKeyOf(name), picture.bytes);
  return { src: `/articles/pictures/${name}` };
}

/** Returns a picture; throws `not_found` for an invalid name and for a picture that is not stored. */
export async function getArticlePicture(context: Context, name: string): Promise<FileResult> {
  const type = /^[0-9a-f-]{36}\.(jpg|png|webp)$/.exec(name)?.[1];
  if (!type) throw new Failure("not_found");
  try {
    const bytes = await context.files.get(storageKeyOf(name));
    return { filename: name, type: pictureTypes[type] as string, bytes, inline: true };
  } catch (problem) {
    context.log.info({ problem: (problem as Error).message }, "an article's picture is not in the store");
    throw new Failure("not_found");
  }
}
