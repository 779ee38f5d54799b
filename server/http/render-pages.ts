import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Language } from "#shared/language.ts";
import type { PageModules, PageRequest, RenderedPage } from "#shared/rendered-page.ts";

export type PageEntry = "app" | "chat";

/** Files that every document of an entry loads in one language. */
interface EntryAssets {
  script: string;
  /** The entry's imports and the texts of every page. */
  preloads: string[];
  styles: string[];
  /** The font that is preloaded. */
  font: string;
}

/**
 * Files of the build, listed by the entry or page that needs them, as scripts/bundle/page-assets.ts writes them.
 */
export interface PageAssets {
  entries: Record<PageEntry, Record<Language, EntryAssets>>;
  /** Files that a page's module needs beyond its entry, by the module's path from the root. */
  modules: Record<string, { scripts: string[]; styles: string[] }>;
  /** The file of each namespace of texts. */
  texts: Record<Language, Record<string, string>>;
}

/** The exports of web/entries/server.tsx, which the build bundles into one file. */
interface Build {
  render: (request: PageRequest, language: Language) => Promise<RenderedPage | null>;
  modulesAt: (path: string) => PageModules;
}

/** Loads the build's `dist/server`, given by `folder`. */
export async function loadPageRenderer(folder: string) {
  const assets = JSON.parse(readFileSync(join(folder, "assets.json"), "utf8")) as PageAssets;
  const { render, modulesAt } = (await import(pathToFileURL(join(folder, "server.js")).href)) as Build;
  return {
    /** Returns null for a page that only the browser renders. */
    render,
    /** Returns the assets of the chat page's document, or of the document of the app's page at a path. */
    assetsOf: (entry: PageEntry, language: Language, path: string): EntryAssets => {
      const entryAssets = assets.entries[entry][language];
      if (entry === "chat") return entryAssets;
      const page = modulesAt(path);
      const modules = page.files.map((file) => assets.modules[file] ?? { scripts: [], styles: [] });
      const texts = page.texts.flatMap((name) => assets.texts[language][name] ?? []);
      const preloads = [...entryAssets.preloads, ...modules.flatMap(({ scripts }) => scripts), ...texts];
      const styles = [...entryAssets.styles, ...modules.flatMap((module) => module.styles)];
      return { ...entryAssets, preloads: [...new Set(preloads)], styles };
    },
  };
}
