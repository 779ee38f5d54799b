import type { Email } from "postal-mime";
import sanitizeHtml from "sanitize-html";
import { bytesOf, contentIdOf } from "./attachments.ts";

/** A longer one is a newsletter's: staff read its text. */
const maxHtmlLength = 400_000;
/** Opened and closed elements together: each costs some ten microseconds, in which nobody else is served. */
const maxTags = 6_000;
/** Pictures that stand in the text are shown there up to this; larger ones are attachments below. */
const maxPictureBytes = { each: 150 * 1024, all: 500 * 1024 };
const pictureTypePattern = /^image\/(png|jpeg|gif|webp)$/;
const ownPicturePattern = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

const tags =
  "a abbr b big blockquote br caption center code col colgroup dd del div dl dt em font h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s small span strike strong sub sup table tbody td tfoot th thead tr u ul";
const cell = ["colspan", "rowspan", "width", "valign", "bgcolor"];
const color = [/^#[\da-f]{3,8}$/i, /^rgba?\([\d\s,.%]+\)$/, /^[a-z]{3,20}$/i];

/**
 * A mail's HTML as staff may see it, in a frame without scripts: a fixed list of elements and styles, no form, no
 * script, and nothing from elsewhere. Pictures from the web are left out, because fetching one tells the sender that
 * it was read; those the mail brought along are in the text. Null where there is none to show.
 */
export function sanitizeMailHtml({ html, attachments }: Pick<Email, "html" | "attachments">): string | null {
  if (!html || !isShort(html)) return null;
  return sanitised(html, ownPictures(attachments));
}

/** What is stored goes through the list again when it is read: it may be of a time when the list was longer. */
export const sanitizeStoredHtml = (stored: string): string | null =>
  isShort(stored, maxHtmlLength + 2 * maxPictureBytes.all) ? sanitised(stored, new Map()) : null;

function isShort(html: string, maxLength = maxHtmlLength): boolean {
  if (html.length > maxLength) return false;
  let count = 0;
  for (let at = html.indexOf("<"); at !== -1 && count <= maxTags; at = html.indexOf("<", at + 1)) count++;
  return count <= maxTags;
}

function sanitised(html: string, pictures: Map<string, string>): string {
  // A picture named a thousand times would stand in the text a thousand times.
  let leftForPictures = 2 * maxPictureBytes.all;
  return sanitizeHtml(html, {
    allowedTags: tags.split(" "),
    allowedAttributes: {
      "*": ["dir", "lang", "align", "style"],
      a: ["href", "title", "rel"],
      img: ["src", "alt", "width", "height"],
      td: cell,
      th: cell,
      table: ["border", "cellpadding", "cellspacing", "width", "bgcolor"],
      col: ["width", "span"],
      font: ["color", "size"],
    },
    allowedStyles: {
      "*": {
        color,
        "background-color": color,
        "text-align": [/^(left|right|center|justify|start|end)$/],
        "text-decoration": [/^(none|underline|line-through)$/],
        "font-weight": [/^(normal|bold|\d{3})$/],
        "font-style": [/^(normal|italic)$/],
        "font-size": [/^\d{1,2}(\.\d+)?(px|pt)$/, /^\d{1,3}%$/, /^[0-2](\.\d+)?r?em$/],
        direction: [/^(ltr|rtl)$/],
      },
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesByTag: { img: ["data"] },
    allowProtocolRelative: false,
    nonTextTags: ["style", "script", "title", "textarea", "option", "noscript", "svg", "math", "xmp"],
    nestingLimit: 80,
    transformTags: {
      a: (tagName, { href = "", title }) => ({
        tagName,
        attribs: { href, ...(title && { title }), rel: "noopener noreferrer nofollow" },
      }),
      img: (tagName, { src = "", alt = "", width, height }) => {
        const own = pictures.get(src.replace(/^cid:/i, "").trim()) ?? src;
        if (own.length > leftForPictures || !ownPicturePattern.test(own))
          return { tagName: "span", attribs: {}, text: alt };
        leftForPictures -= own.length;
        return { tagName, attribs: { src: own, alt, ...(width && { width }), ...(height && { height }) } };
      },
    },
  });
}

/** By the name the text calls each. */
function ownPictures(attachments: Email["attachments"]): Map<string, string> {
  const pictures = new Map<string, string>();
  let left = maxPictureBytes.all;
  for (const part of attachments) {
    const id = contentIdOf(part);
    if (!id || !pictureTypePattern.test(part.mimeType)) continue;
    const bytes = bytesOf(part);
    if (bytes.byteLength > Math.min(maxPictureBytes.each, left)) continue;
    left -= bytes.byteLength;
    const address = `data:${part.mimeType};base64,${Buffer.from(bytes).toString("base64")}`;
    pictures.set(id, address).set(encodeURIComponent(id), address);
  }
  return pictures;
}
