import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Language } from "#shared/language.ts";
import type { PageRequest, RenderedPage } from "#shared/rendered-page.ts";

export type PageEntry = "app" | "chat";

/** What every document of an entry fetches in one language. */
interface EntryAssets {
  script: string;
  /** The entry's imports and the texts of every page. */
  preloads: string[];
  styles: string[];
  /** The one font that is worth fetching before the styles are read. */
  font: string;
}

/** The build's files, by what needs them, as scripts/bundle/page-assets.ts writes them. */
export interface PageAssets {
  entries: Record<PageEntry, Record<Language, EntryAssets>>;
  /** What a page's module needs beyond its entry, by the module's path from the root. */
  modules: Record<string, { scripts: string[]; styles: string[] }>;
  /** The file of each namespace of texts. */
  texts: Record<Language, Record<string, string>>;
}

/** web/entries/server.tsx, which the build makes into one file. */
interface Build {
  render: (request: PageRequest, language: Language) => Promise<RenderedPage | null>;
}

/** Loads the build's `dist/server`, given by `folder`. */
export async function loadPageRenderer(folder: string) {
  const assets = JSON.parse(readFileSync(join(folder, "assets.json"), "utf8")) as PageAssets;
  const { render } = (await import(pathToFileURL(join(folder, "server.js")).href)) as Build;
  return {
    /** Null for a page that the browser draws alone. */
    render,
    /** What a document needs: its entry's assets and those of the page in it. */
    assetsOf: (entry: PageEntry, language: Language, page: RenderedPage | null): EntryAssets => {
      const own = assets.entries[entry][language];
      const modules = (page?.files ?? []).map((file) => assets.modules[file] ?? { scripts: [], styles: [] });
      const texts = (page?.texts ?? []).flatMap((name) => assets.texts[language][name] ?? []);
      const preloads = [...own.preloads, ...modules.flatMap(({ scripts }) => scripts), ...texts];
      const styles = [...own.styles, ...modules.flatMap((module) => module.styles)];
      return { ...own, preloads: [...new Set(preloads)], styles };
    },
  };
}
