import type { Finding } from "./rules.ts";
import { filesUnder, type SourcePath, text } from "./source-files.ts";

const tokensPath = "web/styles/tokens.css";

const comment = /\/\*.*?\*\//gs;
/** In styles `--name:` and `@property --name`, in code `"--name"`. */
const setting = /(?:[\s{;]|@property )(--[a-z0-9-]+)(?=:| \{)|["'](--[a-z0-9-]+)["']/g;
const using = /var\((--[a-z0-9-]+)\s*([,)])/g;

const propertiesSetIn = (source: string): string[] =>
  [...source.matchAll(setting)].map(([, inStyles, inCode]) => inStyles ?? inCode!);

/**
 * Returns a line for each custom property that a file uses and nothing sets, and for each token that nothing uses. A
 * browser drops a declaration with an unknown property without a word, and the element has no distance or colour there.
 */
export function findLostProperties(sources: ReadonlyMap<SourcePath, string>): Finding[] {
  const bare = new Map([...sources].map(([path, source]) => [path, source.replace(comment, "")]));
  const known = new Set([...bare.values()].flatMap(propertiesSetIn));
  const wanted = new Set<string>();
  const findings = new Set<Finding>();
  for (const [path, source] of bare) {
    if (!path.endsWith(".css")) for (const name of propertiesSetIn(source)) wanted.add(name);
    for (const [, name, end] of source.matchAll(using)) {
      wanted.add(name!);
      // A comma is followed by what holds where nothing sets the property.
      if (end === ")" && !known.has(name!)) findings.add(`${path}: uses ${name!}, which nothing sets`);
    }
  }
  for (const name of propertiesSetIn(bare.get(tokensPath) ?? ""))
    if (!wanted.has(name)) findings.add(`${tokensPath}: nothing uses ${name}`);
  return [...findings];
}

/** Every custom property that a page uses is set somewhere, and every token is used. */
export function customProperties(): Finding[] {
  const paths = [...filesUnder("web", /\.(?:css|tsx?)$/), ...filesUnder("shared", /\.ts$/)];
  return findLostProperties(
    new Map(paths.filter((path) => !path.includes(".test.")).map((path) => [path, text(path)])),
  );
}
