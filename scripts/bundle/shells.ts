import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brandName } from "#shared/brand.ts";
import { directionOf, languages, type Language } from "#shared/language.ts";
import { collectImports, type Manifest, readManifest } from "./manifest.ts";

/** The only font worth fetching before the styles are read: the one of the page's script. */
function fontOf(manifest: Manifest, language: Language): string {
  const script = language === "ar" ? "arabic" : "latin";
  const font = Object.values(manifest)
    .flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
    .find((file) => file.includes(`readex-pro-${script}-`));
  if (!font) throw new Error(`the build has no ${script} font`);
  return font;
}

/** The order of the layers as base.css has it once the build has made it small: what is in the base comes before. */
const layerOrder = "@layer ui,components;";

/** The stylesheets of a shell, the one with the order of the layers first: the first to name a layer ranks it. */
function startWithLayers(outDir: string, styles: readonly string[]): string[] {
  const [first, ...others] = styles.filter((file) =>
    readFileSync(join(outDir, file), "utf8").includes(layerOrder),
  );
  if (!first || others.length > 0) throw new Error(`one stylesheet of a shell has to contain ${layerOrder}`);
  return [first, ...styles.filter((file) => file !== first)];
}

/**
 * The page as it leaves the server, before any script: right language, direction and body class, and the theme
 * as `data-theme="system"`, which the server replaces with the visitor's choice, as it does with what it draws inside
 * `#root`, with the `page` comment in the head and, for what it draws, with the styles. No inline script; the id on the
 * first stylesheet keeps React Aria from adding a style element (the rule is in base.css).
 */
function shell(
  outDir: string,
  manifest: Manifest,
  entry: string,
  language: Language,
  texts: string[],
): string {
  const key = `web/entries/${entry}.tsx`;
  const { scripts, styles } = collectImports(manifest, key);
  const preload = [
    ...scripts,
    ...texts.map((name) => manifest[`shared/locales/${language}/${name}.json`]!.file),
  ];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}" data-theme="system">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<title>${brandName[language]}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="/${fontOf(manifest, language)}" as="font" type="font/woff2" crossorigin>
${startWithLayers(outDir, [...new Set(styles)])
  .map(
    (file, index) =>
      `<link rel="stylesheet" href="/${file}"${index === 0 ? ' id="react-aria-pressable-style"' : ""}>`,
  )
  .join("\n")}
<!--styles-->
<script type="module" src="/${manifest[key]!.file}"></script>
${[...new Set(preload)].map((file) => `<link rel="modulepreload" href="/${file}">`).join("\n")}
<!--page-->
</head>
<body${language === "ar" ? ' class="rtl"' : ""}>
<div id="root"></div>
</body>
</html>
`;
}

/** `app.ar.html`, `app.en.html`, `chat.ar.html`, `chat.en.html`, made from the build's manifest. */
export function renderShells(outDir: string): [name: string, html: string][] {
  const manifest = readManifest(outDir);
  return languages.flatMap((language): [string, string][] => [
    [`app.${language}.html`, shell(outDir, manifest, "app", language, ["common"])],
    [`chat.${language}.html`, shell(outDir, manifest, "chat", language, [])],
  ]);
}

/** What a page's module needs beyond the shell, by the module's path from the root; texts by language and name. */
export interface PageAssets {
  modules: Record<string, { scripts: string[]; styles: string[] }>;
  texts: Record<string, Record<string, string>>;
}

/** For the server, which writes them into the head of the pages it draws: everything is fetched at once. */
export function pageAssets(outDir: string): PageAssets {
  const manifest = readManifest(outDir);
  const ofShell = collectImports(manifest, "web/entries/app.tsx");
  const known = new Set([...ofShell.scripts, ...ofShell.styles, manifest["web/entries/app.tsx"]!.file]);
  const assets: PageAssets = { modules: {}, texts: { ar: {}, en: {} } };
  for (const [key, chunk] of Object.entries(manifest)) {
    const [, language, name] = /^shared\/locales\/(\w+)\/(\w+)\.json$/.exec(key) ?? [];
    if (language && name) assets.texts[language]![name] = chunk.file;
    if (!/^web\/pages\/.*\.tsx$/.test(key)) continue;
    const { scripts, styles } = collectImports(manifest, key);
    // What a page fetches later, its deferred parts, is drawn by the server as well and has to look right from the start.
    for (const part of chunk.dynamicImports ?? []) styles.push(...collectImports(manifest, part).styles);
    const fresh = (files: string[]) => [...new Set(files)].filter((file) => !known.has(file));
    assets.modules[key] = { scripts: fresh([chunk.file, ...scripts]), styles: fresh(styles) };
  }
  return assets;
}
