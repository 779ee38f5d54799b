import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Language } from "#shared/language.ts";
import { escapeHtml } from "#server/mail/layout.ts";
import type { PageRead } from "./page-reader.ts";

/** As written by scripts/bundle/shells.ts. */
interface PageAssets {
  modules: Record<string, { scripts: string[]; styles: string[] }>;
  texts: Record<string, Record<string, string>>;
}

/** Attributes are text, not yet escaped. */
type HeadTag =
  | { tag: "meta" | "link"; [attribute: string]: string }
  | { tag: "script"; type: string; json: unknown };

/** As returned by web/entries/server.tsx, which the build makes into one file. */
interface Drawn {
  html: string;
  title: string;
  head: HeadTag[];
  files: string[];
  texts: string[];
}

interface Address extends PageRead {
  path: string;
  search: string;
  origin: string;
}

type Draw = (address: Address, language: Language) => Promise<Drawn | null>;

/** What goes into the shell of a page that the server draws. */
export interface PageParts {
  title: string;
  head: string;
  /** A link that fetches the page's first picture before its scripts, or nothing. */
  picture: string;
  /** Stylesheets that this page needs beside the shell's. */
  styles: string[];
  body: string;
  /** A block of JSON for behind the body, or nothing. */
  data: string;
}

/** JSON inside a script element: `<` is written so that nothing in a text can end the element. */
const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, "\\u003c");

function written(tag: HeadTag): string {
  if (tag.tag === "script")
    return `<script type="${tag.type}">${inScript((tag as { json: unknown }).json)}</script>`;
  const attributes = Object.entries(tag).filter(([name]) => name !== "tag");
  return `<${tag.tag} ${attributes.map(([name, value]) => `${name}="${escapeHtml(value)}"`).join(" ")}>`;
}

/**
 * The first picture that is to show at once is often the largest thing a visitor sees; found in the body, it would queue
 * behind all scripts.
 */
function pictureLink(html: string): string {
  const [first] = (html.match(/<img\b[^>]*>/g) ?? []).filter((tag) => !tag.includes('loading="lazy"'));
  const address = /\ssrc="(\/[^"]+)"/.exec(first ?? "")?.[1];
  return address ? `<link rel="preload" as="image" href="${address}" fetchpriority="high">` : "";
}

/**
 * Public pages as HTML, drawn by the same components as in the browser. `folder` is the build's dist/server, `origin`
 * the product's public address.
 */
export async function createPageRenderer(folder: string, origin: string) {
  const assets = JSON.parse(readFileSync(join(folder, "assets.json"), "utf8")) as PageAssets;
  const { render } = (await import(pathToFileURL(join(folder, "server.js")).href)) as { render: Draw };
  return async (url: URL, language: Language, read: PageRead): Promise<PageParts | null> => {
    const drawn = await render({ path: url.pathname, search: url.search, origin, ...read }, language);
    if (!drawn) return null;
    const modules = drawn.files.map((file) => assets.modules[file] ?? { scripts: [], styles: [] });
    const scripts = [
      ...modules.flatMap((module) => module.scripts),
      ...drawn.texts.flatMap((name) => assets.texts[language]?.[name] ?? []),
    ];
    const head = [
      ...drawn.head.map(written),
      ...new Set(scripts.map((file) => `<link rel="modulepreload" href="/${file}">`)),
    ];
    const data = read.data.length
      ? `<script type="application/json" id="page-data">${inScript(read.data)}</script>`
      : "";
    return {
      title: escapeHtml(drawn.title),
      head: head.join("\n"),
      picture: pictureLink(drawn.html),
      styles: modules.flatMap((module) => module.styles),
      body: drawn.html,
      data,
    };
  };
}
