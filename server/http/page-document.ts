import { brandName } from "#shared/brand.ts";
import { directionOf, type Language } from "#shared/language.ts";
import type { HeadTag, RenderedPage } from "#shared/rendered-page.ts";
import type { Config } from "#server/config.ts";
import { escapeHtml } from "#server/mail/layout.ts";
import type { PageRead } from "./page-reader.ts";

export interface PageDocument {
  language: Language;
  theme: "light" | "dark" | "system";
  /** Path from the build's root. */
  font: string;
  script: string;
  preloads: string[];
  /** Elements of the styles: links or inline styles. */
  styles: string;
  /** Settings that scripts read, by the names of their `meta` elements. */
  settings: Record<string, string | undefined>;
  /** Null for pages that only the browser renders. */
  page: RenderedPage | null;
  /** Results that are sent with the page, so that the browser does not request them again. */
  data: PageRead["data"];
}

/** Returns the settings of a page. The chat's API has its own address, independent of the page's (C268). */
export const pageSettings = (
  { measurementId, chatUrl }: Pick<Config, "measurementId" | "chatUrl">,
  isChat: boolean,
): PageDocument["settings"] => ({
  "measurement-id": isChat ? undefined : measurementId,
  "chat-base": chatUrl,
});

/** Escapes `<`, so that no text can end the script element. */
const jsonInScript = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");

function headElement(tag: HeadTag): string {
  if (tag.tag === "script") return `<script type="${tag.type}">${jsonInScript(tag.json)}</script>`;
  const attributes = Object.entries(tag).filter(([name]) => name !== "tag");
  return `<${tag.tag} ${attributes.map(([name, value]) => `${name}="${escapeHtml(value)}"`).join(" ")}>`;
}

/**
 * Returns a link that preloads the first visible picture of a page, which is often its largest element. Without it
 * the browser would find the picture in the body and load it after all scripts.
 */
function pictureLink(html: string): string[] {
  const first = (html.match(/<img\b[^>]*>/g) ?? []).find((tag) => !tag.includes('loading="lazy"'));
  const address = /\ssrc="(\/[^"]+)"/.exec(first ?? "")?.[1];
  return address ? [`<link rel="preload" as="image" href="${address}" fetchpriority="high">`] : [];
}

/** Writes the HTML of a page. It has no inline script, so that the content security policy allows none. */
export function writeDocument(document: PageDocument): string {
  const { language, page, data } = document;
  const settings = Object.entries(document.settings).flatMap(([name, content]) =>
    content ? [headElement({ tag: "meta", name, content })] : [],
  );
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    `<title>${escapeHtml(page?.title ?? brandName[language])}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="preload" href="/${document.font}" as="font" type="font/woff2" crossorigin>`,
    document.styles,
    ...pictureLink(page?.html ?? ""),
    `<script type="module" src="/${document.script}"></script>`,
    ...document.preloads.map((file) => `<link rel="modulepreload" href="/${file}">`),
    ...(page?.head ?? []).map(headElement),
    ...settings,
  ];
  const pageData = data.length
    ? `<script type="application/json" id="page-data">${jsonInScript(data)}</script>`
    : "";
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}" data-theme="${document.theme}">
<head>
${head.join("\n")}
</head>
<body${language === "ar" ? ' class="rtl"' : ""}>
<div id="root">${page?.html ?? ""}</div>${pageData}
</body>
</html>
`;
}
