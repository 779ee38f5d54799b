import type { Email } from "postal-mime";
import sanitizeHtml from "sanitize-html";
import { bytesOf, contentIdOf } from "./attachments.ts";
import { maxHtmlLength } from "./html-text.ts";

/**
 * Maximum number of opening and closing tags. Each takes about ten microseconds, during which the process serves
 * nobody else.
 */
const maxTags = 6_000;
/** Pictures up to these sizes are shown in the text; larger ones are listed as attachments. */
const maxPictureBytes = { each: 150 * 1024, all: 500 * 1024 };
const pictureTypePattern = /^image\/(png|jpeg|gif|webp)$/;
const ownPicturePattern = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

const tags =
  "a abbr b big blockquote br caption center code col colgroup dd del div dl dt em font h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s small span strike strong sub sup table tbody td tfoot th thead tr u ul";
const cell = ["colspan", "rowspan", "width", "valign", "bgcolor"];
const color = [/^#[\da-f]{3,8}$/i, /^rgba?\([\d\s,.%]+\)$/, /^[a-z]{3,20}$/i];

/**
 * Sanitises a mail's HTML for display to staff in a frame without scripts: a fixed list of elements and styles, no
 * forms, no scripts and nothing from other servers. Pictures from the web are removed, because fetching one would
 * tell the sender that the mail was read; attached pictures are embedded. Null when there is nothing to show.
 */
export function sanitizeMailHtml({ html, attachments }: Pick<Email, "html" | "attachments">): string | null {
  if (!html || !isShort(html)) return null;
  return sanitizeBody(html, ownPictures(attachments));
}

/**
 * Stored HTML is sanitised again when it is read, because the list of allowed elements may have been longer when it
 * was stored.
 */
export const sanitizeStoredHtml = (stored: string): string | null =>
  isShort(stored, maxHtmlLength + 2 * maxPictureBytes.all) ? sanitizeBody(stored, new Map()) : null;

function isShort(html: string, maxLength = maxHtmlLength): boolean {
  if (html.length > maxLength) return false;
  let count = 0;
  for (
    let offset = html.indexOf("<");
    offset !== -1 && count <= maxTags;
    offset = html.indexOf("<", offset + 1)
  )
    count++;
  return count <= maxTags;
}

function sanitizeBody(html: string, pictures: Map<string, string>): string {
  // The total is limited, because a picture can be referenced many times and would be embedded each time.
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
        const source = pictures.get(src.replace(/^cid:/i, "").trim()) ?? src;
        if (source.length > leftForPictures || !ownPicturePattern.test(source))
          return { tagName: "span", attribs: {}, text: alt };
        leftForPictures -= source.length;
        return { tagName, attribs: { src: source, alt, ...(width && { width }), ...(height && { height }) } };
      },
    },
  });
}

/** The attached pictures by their content ids. */
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
