import type { ChannelCapabilities } from "./channel.ts";

const kinds: { type: string; ending: string; is: (bytes: Buffer) => boolean }[] = [
  {
    type: "image/jpeg",
    ending: "jpg",
    is: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  },
  {
    type: "image/png",
    ending: "png",
    is: (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  },
  {
    type: "image/webp",
    ending: "webp",
    is: (bytes) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
  },
];

export interface Picture {
  bytes: Uint8Array;
  /** Type by the file's first bytes, independent of its name. */
  type: string;
  name: string;
}

export type PictureProblem =
  | "picture_type"
  | "picture_type_channel"
  | "picture_too_large"
  | "picture_unsupported";

/** A picture for a channel, or the reason why it cannot be sent. */
export function readPicture(
  file: { filename: string; bytes: Uint8Array; truncated: boolean },
  { pictures }: Pick<ChannelCapabilities, "pictures">,
): Picture | PictureProblem {
  if (!pictures) return "picture_unsupported";
  const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
  const kind = kinds.find(({ is }) => is(bytes));
  if (!kind) return "picture_type";
  if (!pictures.types.includes(kind.type)) return "picture_type_channel";
  if (file.truncated || bytes.byteLength > pictures.maxBytes) return "picture_too_large";
  const stem = file.filename
    .replace(/\.[^.]*$/, "")
    .replace(/[^\p{L}\p{N} _-]+/gu, "_")
    .slice(0, 80);
  return { bytes: file.bytes, type: kind.type, name: `${stem || "picture"}.${kind.ending}` };
}
