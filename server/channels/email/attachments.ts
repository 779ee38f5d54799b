import type { Attachment, Email } from "postal-mime";
import type { MailAttachment } from "./mail.ts";

const maxNameLength = 120;
/** MIME types of parts that programs add for other programs, which people never see as attachments. */
const machinery =
  /^(application\/(pgp-signature|pkcs7-signature|x-pkcs7-signature)|message\/(delivery-status|disposition-notification|feedback-report)|text\/(rfc822-headers|x-amp-html|x-watch-html))$/;

/** Returns the files of a mail as its sender sees them. */
export function attachmentsOf(mail: Email): MailAttachment[] {
  return mail.attachments
    .filter(({ mimeType, filename }) => !machinery.test(mimeType) && filename !== "smime.p7s")
    .map((part) => ({
      name: safeName(part.filename),
      type: part.mimeType,
      inline: isInline(part, mail.html ?? ""),
      bytes: bytesOf(part),
    }))
    .filter(({ bytes }) => bytes.byteLength > 0);
}

/** Some programs declare every picture as inline, so a picture only counts as inline when the text shows it. */
function isInline({ mimeType, contentId, disposition, related }: Attachment, html: string): boolean {
  if (!mimeType.startsWith("image/")) return false;
  const id = contentIdOf({ contentId });
  if (id && html !== "") return html.includes(`cid:${id}`) || html.includes(`cid:${encodeURIComponent(id)}`);
  return html !== "" && disposition !== "attachment" && related === true;
}

/** The content id of a part without its brackets, as the HTML refers to it after `cid:`. */
export const contentIdOf = ({ contentId }: Pick<Attachment, "contentId">): string | undefined =>
  contentId?.replace(/^<|>$/g, "");

export const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === "string"
    ? Buffer.from(content, "utf8")
    : content instanceof Uint8Array
      ? content
      : new Uint8Array(content);

/**
 * Removes folders from a file name, and characters that disguise the file's type, such as marks of direction and
 * zero-width letters.
 */
function safeName(name: string | null): string | null {
  const bare = (name ?? "")
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "")
    .replace(/^.*[/\\]/, "")
    .replace(/^[.\s]+|\s+$/g, "");
  if (bare === "") return null;
  const ending = /\.[^.]{1,10}$/.exec(bare)?.[0] ?? "";
  return bare.length <= maxNameLength ? bare : bare.slice(0, maxNameLength - ending.length) + ending;
}
