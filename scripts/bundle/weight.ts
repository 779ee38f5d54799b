import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { type Language, languages } from "#shared/language.ts";
import { collectImports, type CollectedImports, readManifest } from "./manifest.ts";

export interface FileWeight {
  /** The path within the build's folder. */
  name: string;
  kind: "js" | "css" | "font" | "picture";
  /** The transferred size: compressed with gzip, fonts as they are. */
  bytes: number;
}

/** The files that a browser fetches for a first view, without its document. */
export interface PageWeight {
  /** The path of a page of the site, or the name of an embedded part. */
  page: string;
  language: Language | undefined;
  files: FileWeight[];
}

/** The return value of `publicPages` in web/entries/server.tsx, which is built into one file. */
interface PublicPage {
  path: string;
  files: string[];
  texts: string[];
}

const kinds: Record<string, FileWeight["kind"]> = { ".js": "js", ".css": "css", ".woff2": "font" };

function weigher(outDir: string): (names: Iterable<string>) => FileWeight[] {
  const known = new Map<string, FileWeight>();
  const weigh = (name: string): FileWeight => {
    const kind = kinds[extname(name)] ?? "picture";
    const content = readFileSync(join(outDir, name));
    const bytes = kind === "font" ? content.length : gzipSync(content, { level: 9 }).length;
    return { name, kind, bytes };
  };
  return (names) =>
    [...new Set(names)].map((name) => {
      const file = known.get(name) ?? weigh(name);
      known.set(name, file);
      return file;
    });
}

const namesOf = ({ scripts, styles, assets }: CollectedImports): string[] => [
  ...scripts,
  ...styles,
  ...assets,
];

/** The files that a member fetches when the first view is the list of tickets. */
const portalFiles = [
  "web/entries/app.tsx",
  "web/portal-routes.tsx",
  "web/pages/portal/PortalLayout.tsx",
  "web/pages/portal/tickets/TicketsPage.tsx",
];

/**
 * Measures every public page in both languages, the portal's list of tickets, the chat page and the widget's loader
 * in the finished build.
 */
export async function weighBuild(outDir: string, serverDir: string): Promise<PageWeight[]> {
  const manifest = readManifest(outDir);
  const weigh = weigher(outDir);
  const withItself = (key: string): string[] => [
    manifest[key]!.file,
    ...namesOf(collectImports(manifest, key)),
  ];
  const { publicPages } = (await import(pathToFileURL(join(serverDir, "server.js")).href)) as {
    publicPages: PublicPage[];
  };
  const pages = publicPages.flatMap(({ path, files, texts }) =>
    languages.map((language): PageWeight => {
      const parts = files.flatMap((file) => [
        ...withItself(file),
        // Deferred parts are rendered with the page, so their styles are loaded at once and their scripts later.
        ...(manifest[file]!.dynamicImports ?? []).flatMap((part) => collectImports(manifest, part).styles),
      ]);
      const words = ["common", ...texts].map(
        (name) => manifest[`shared/locales/${language}/${name}.json`]!.file,
      );
      return {
        page: path,
        language,
        files: weigh([...withItself("web/entries/app.tsx"), ...parts, ...words]),
      };
    }),
  );
  const portal = portalFiles.flatMap(withItself);
  const portalTexts = ["common", "portal", "tickets"].map((name) => `shared/locales/ar/${name}.json`);
  return [
    ...pages,
    {
      page: "portal",
      language: undefined,
      files: weigh([...portal, ...portalTexts.map((key) => manifest[key]!.file)]),
    },
    { page: "chat", language: undefined, files: weigh(withItself("web/entries/chat.tsx")) },
    { page: "widget", language: undefined, files: weigh(["widget.js"]) },
  ];
}
