import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { type Language, languages } from "#shared/language.ts";
import { collect, type Needed, readManifest } from "./manifest.ts";

export interface WeighedFile {
  /** From the build's folder. */
  name: string;
  kind: "js" | "css" | "font" | "picture";
  /** As it travels: compressed with gzip, fonts as they are. */
  bytes: number;
}

/** What a browser fetches for one first view, its document aside. */
export interface Weighed {
  /** A path of the site, or the name of what is embedded elsewhere. */
  page: string;
  language: Language | undefined;
  files: WeighedFile[];
}

/** As returned by `publicPages` of web/entries/server.tsx, which the build makes into one file. */
interface PublicPage {
  path: string;
  files: string[];
  texts: string[];
}

const kinds: Record<string, WeighedFile["kind"]> = { ".js": "js", ".css": "css", ".woff2": "font" };

function weigher(outDir: string): (names: Iterable<string>) => WeighedFile[] {
  const known = new Map<string, WeighedFile>();
  const weigh = (name: string): WeighedFile => {
    const kind = kinds[extname(name)] ?? "picture";
    const whole = readFileSync(join(outDir, name));
    const bytes = kind === "font" ? whole.length : gzipSync(whole, { level: 9 }).length;
    return { name, kind, bytes };
  };
  return (names) =>
    [...new Set(names)].map((name) => {
      const file = known.get(name) ?? weigh(name);
      known.set(name, file);
      return file;
    });
}

const namesOf = ({ scripts, styles, assets }: Needed): string[] => [...scripts, ...styles, ...assets];

/** Every public page in both languages, the chat page and the widget's loader, from the finished build. */
export async function weighBuild(outDir: string, serverDir: string): Promise<Weighed[]> {
  const manifest = readManifest(outDir);
  const weigh = weigher(outDir);
  const withItself = (key: string): string[] => [manifest[key]!.file, ...namesOf(collect(manifest, key))];
  const { publicPages } = (await import(pathToFileURL(join(serverDir, "server.js")).href)) as {
    publicPages: PublicPage[];
  };
  const pages = publicPages.flatMap(({ path, files, texts }) =>
    languages.map((language): Weighed => {
      const parts = files.flatMap((file) => [
        ...withItself(file),
        // Deferred parts are drawn with the page, so their styles come at once and their scripts later.
        ...(manifest[file]!.dynamicImports ?? []).flatMap((part) => collect(manifest, part).styles),
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
  return [
    ...pages,
    { page: "chat", language: undefined, files: weigh(withItself("web/entries/chat.tsx")) },
    { page: "widget", language: undefined, files: weigh(["widget.js"]) },
  ];
}
