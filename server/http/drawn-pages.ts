import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Language } from "#shared/language.ts";

/** As written by scripts/shells.ts. */
interface PageAssets {
  modules: Record<string, { scripts: string[]; styles: string[] }>;
  texts: Record<string, Record<string, string>>;
}

/** As returned by web/entries/server.tsx, which the build makes into one file. */
interface Drawn {
  html: string;
  title: string;
  files: string[];
  texts: string[];
}

type Draw = (address: { path: string; search: string }, language: Language) => Promise<Drawn | null>;

/** What goes into the shell of a page that the server draws. */
export interface PageParts {
  title: string;
  head: string;
  body: string;
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[char]!);

/** Public pages as HTML, drawn by the same components as in the browser. `folder` is the build's dist/server. */
export async function pageDrawer(folder: string) {
  const assets = JSON.parse(readFileSync(join(folder, "assets.json"), "utf8")) as PageAssets;
  const { draw } = (await import(pathToFileURL(join(folder, "server.js")).href)) as { draw: Draw };
  return async (url: URL, language: Language): Promise<PageParts | null> => {
    const drawn = await draw({ path: url.pathname, search: url.search }, language);
    if (!drawn) return null;
    const modules = drawn.files.map((file) => assets.modules[file] ?? { scripts: [], styles: [] });
    const scripts = [
      ...modules.flatMap((module) => module.scripts),
      ...drawn.texts.flatMap((name) => assets.texts[language]?.[name] ?? []),
    ];
    const head = [
      ...modules.flatMap((module) => module.styles).map((file) => `<link rel="stylesheet" href="/${file}">`),
      ...new Set(scripts.map((file) => `<link rel="modulepreload" href="/${file}">`)),
    ];
    return { title: escaped(drawn.title), head: head.join("\n"), body: drawn.html };
  };
}
