import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#shared/language.ts";
import type { PageAssets, PageEntry } from "#server/http/render-pages.ts";
import { collectImports, type Manifest, readManifest } from "./manifest.ts";

const entryFile = (entry: PageEntry): string => `web/entries/${entry}.tsx`;

function findFont(manifest: Manifest, language: Language): string {
  const script = language === "ar" ? "arabic" : "latin";
  const font = Object.values(manifest)
    .flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
    .find((file) => file.includes(`readex-pro-${script}-`));
  if (!font) throw new Error(`the build has no ${script} font`);
  return font;
}

/** The order of the layers in base.css after minification. */
const layerOrder = "@layer ui,components;";

/**
 * Moves the stylesheet with the order of the layers to the start, because the first stylesheet that names a layer
 * determines the order.
 */
function startWithLayers(outDir: string, styles: readonly string[]): string[] {
  const [first, ...others] = styles.filter((file) =>
    readFileSync(join(outDir, file), "utf8").includes(layerOrder),
  );
  if (!first || others.length > 0) throw new Error(`one stylesheet of an entry has to contain ${layerOrder}`);
  return [first, ...styles.filter((file) => file !== first)];
}

function listTexts(manifest: Manifest): PageAssets["texts"] {
  const texts: PageAssets["texts"] = { ar: {}, en: {} };
  for (const [key, { file }] of Object.entries(manifest)) {
    const [, language, name] = /^shared\/locales\/(ar|en)\/(\w+)\.json$/.exec(key) ?? [];
    if (language && name) texts[language as Language][name] = file;
  }
  return texts;
}

function listModules(manifest: Manifest): PageAssets["modules"] {
  const ofEntry = collectImports(manifest, entryFile("app"));
  const known = new Set([...ofEntry.scripts, ...ofEntry.styles, manifest[entryFile("app")]!.file]);
  const withoutKnown = (files: string[]) => [...new Set(files)].filter((file) => !known.has(file));
  const pages = Object.entries(manifest).filter(([key]) => /^web\/(portal-routes|pages\/.*)\.tsx$/.test(key));
  return Object.fromEntries(
    pages.map(([key, chunk]) => {
      const { scripts, styles } = collectImports(manifest, key);
      // The server renders a public page's deferred parts too, so their styles are loaded from the start.
      const deferred = /^web\/pages\/(auth|site)\//.test(key) ? (chunk.dynamicImports ?? []) : [];
      const later = deferred.flatMap((part) => collectImports(manifest, part).styles);
      return [
        key,
        { scripts: withoutKnown([chunk.file, ...scripts]), styles: withoutKnown([...styles, ...later]) },
      ];
    }),
  );
}

/** Reads from the build's manifest what the server writes into the head of each document. */
export function listPageAssets(outDir: string): PageAssets {
  const manifest = readManifest(outDir);
  const texts = listTexts(manifest);
  const assetsOf = (entry: PageEntry, language: Language) => {
    const { scripts, styles } = collectImports(manifest, entryFile(entry));
    return {
      script: manifest[entryFile(entry)]!.file,
      preloads: [...new Set([...scripts, ...(entry === "app" ? [texts[language]["common"]!] : [])])],
      styles: startWithLayers(outDir, [...new Set(styles)]),
      font: findFont(manifest, language),
    };
  };
  const inBothLanguages = (entry: PageEntry) => ({ ar: assetsOf(entry, "ar"), en: assetsOf(entry, "en") });
  return {
    entries: { app: inBothLanguages("app"), chat: inBothLanguages("chat") },
    modules: listModules(manifest),
    texts,
  };
}
