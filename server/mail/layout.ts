import { brandName } from "#shared/brand.ts";
import { directionOf, type Language } from "#shared/language.ts";
import { withoutMarks } from "./isolate.ts";

/** A block of a mail. `quoted` is another person's text, shown separately in the direction of its script. */
export interface Block {
  label?: string;
  caption?: string;
  text: string;
  quoted?: boolean;
}

export interface MailParts {
  language: Language;
  subject: string;
  heading: string;
  blocks: Block[];
  button?: { label: string; url: string };
  /** Paragraphs after the button. */
  notes: string[];
  /** A link at the end for the few who need it. */
  link?: { label: string; url: string };
  footer: string;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

export function renderMail(parts: MailParts): RenderedMail {
  return { subject: parts.subject, html: htmlPart(parts), text: textPart(parts) };
}

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
export const escapeHtml = (words: string): string =>
  words.replace(/[&<>"']/g, (sign) => escapes[sign] as string);
const lines = (words: string): string => escapeHtml(words).replaceAll("\n", "<br>");

function textPart(parts: MailParts): string {
  const blocks = parts.blocks.map((block) => {
    const words = block.quoted ? withoutMarks(block.text).replace(/^/gm, "> ") : block.text;
    return [block.label, block.caption, words].filter(Boolean).join("\n");
  });
  return [
    parts.heading,
    ...blocks,
    ...(parts.button ? [`${parts.button.label}:\n${parts.button.url}`] : []),
    ...parts.notes,
    ...(parts.link ? [`${parts.link.label}:\n${parts.link.url}`] : []),
    `--\n${parts.footer}`,
  ].join("\n\n");
}

// Mail programs support tables and inline styles. Where they darken mails by themselves, these classes set our own dark
// colours instead of inverted ones.
const night = `@media (prefers-color-scheme: dark) {
.canvas { background: #0B1424 !important; }
.card { background: #101D33 !important; border-color: #22324F !important; }
.quote { background: #0E1930 !important; }
.ink { color: #F2EDE4 !important; }
.soft { color: #A9B4C8 !important; }
.button { background: #4FB9AE !important; }
.button a { color: #0B1424 !important; }
}`;

const font = "font-family:'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif";

const anchor = ({ label, url }: { label: string; url: string }, style: string): string =>
  `<a href="${escapeHtml(url)}" class="soft" style="${style};text-decoration:underline">${escapeHtml(label)}</a>`;

/** Every table and cell has a direction, because some programs remove <html> and <body>. */
function htmlPart(parts: MailParts): string {
  const { language } = parts;
  const dir = directionOf(language);
  const facing = `dir="${dir}" lang="${language}" align="${dir === "rtl" ? "right" : "left"}"`;
  const flow = `direction:${dir};text-align:start;${font}`;
  const size =
    language === "ar"
      ? { text: "17px;line-height:1.75", small: "15px;line-height:1.7" }
      : { text: "16px;line-height:1.55", small: "14px;line-height:1.5" };
  const table = `table role="presentation" dir="${dir}" border="0" cellpadding="0" cellspacing="0" width="100%"`;
  const row = (style: string, inner: string, colour = "ink") =>
    `<tr><td class="${colour}" ${facing} style="${flow};${style}">${inner}</td></tr>`;
  const ink = `color:#16202E;font-size:${size.text}`;
  const soft = `color:#5A6472;font-size:${size.small}`;

  const block = ({ label, caption, text, quoted }: Block): string => {
    const rows: string[] = [];
    if (label) rows.push(row(`padding:16px 0 4px;font-weight:600;${ink}`, escapeHtml(label)));
    if (caption) rows.push(row(`padding:4px 0;${soft}`, `<bdi>${escapeHtml(caption)}</bdi>`, "soft"));
    if (quoted)
      rows.push(
        `<tr><td class="quote ink" dir="auto" style="${font};text-align:start;unicode-bidi:plaintext;background:#F3EDE3;` +
          `border-radius:12px;padding:12px 16px;${ink}">${lines(withoutMarks(text))}</td></tr>`,
        `<tr><td style="height:8px;line-height:8px;font-size:0">&nbsp;</td></tr>`,
      );
    else rows.push(row(`padding:0 0 8px;${ink}`, lines(text)));
    return rows.join("\n");
  };

  const button = ({ label, url }: { label: string; url: string }): string =>
    `<tr><td ${facing} style="${flow};padding:16px 0">
<table role="presentation" dir="${dir}" border="0" cellpadding="0" cellspacing="0"><tr>
<td class="button" dir="${dir}" align="center" style="direction:${dir};background:#0B5F59;border-radius:10px">
<a href="${escapeHtml(url)}" style="${font};display:inline-block;padding:12px 24px;color:#FFFFFF;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>
</td></tr>`;

  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(parts.subject)}</title>
<style>${night}</style>
</head>
<body class="canvas" dir="${dir}" lang="${language}" style="margin:0;padding:0;background:#FBF8F3;direction:${dir}">
<${table} class="canvas" style="background:#FBF8F3;direction:${dir}">
<tr><td dir="${dir}" align="center" style="padding:24px 12px;direction:${dir}">
<${table} style="max-width:600px;direction:${dir}">
<tr><td ${facing} style="${flow};background:#0B1424;border-radius:12px 12px 0 0;border-bottom:3px solid #F2A33A;padding:16px 24px;color:#F7F1E6;font-size:20px;font-weight:600">${brandName[language]}</td></tr>
<tr><td class="card" ${facing} style="${flow};background:#FFFFFF;border:1px solid #E5DCCC;border-top:0;border-radius:0 0 12px 12px;padding:24px">
<${table} style="direction:${dir}">
${row(`padding:0 0 8px;color:#16202E;font-size:22px;line-height:1.4;font-weight:600`, escapeHtml(parts.heading))}
${parts.blocks.map(block).join("\n")}
${parts.button ? button(parts.button) : ""}
${parts.notes.map((note) => row(`padding:0 0 8px;${soft}`, lines(note), "soft")).join("\n")}
${parts.link ? row(`padding:0 0 8px;${soft}`, anchor(parts.link, soft), "soft") : ""}
</table>
</td></tr>
<tr><td class="soft" ${facing} style="${flow};padding:16px 24px;${soft}">${escapeHtml(parts.footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
