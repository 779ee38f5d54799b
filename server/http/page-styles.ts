import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The id keeps React Aria from adding its own style element (the rule is in base.css). */
const id = 'id="react-aria-pressable-style"';

/** Returns links to the styles of a page that the browser renders, which are cached for the next page. */
export const linkStyles = (files: readonly string[]): string =>
  files
    .map((file, index) => `<link rel="stylesheet" href="/${file}"${index === 0 ? ` ${id}` : ""}>`)
    .join("\n");

interface InlineStyles {
  html: string;
  /** Source that the content security policy must allow besides the site's own files, e.g. `'sha256-…'`. */
  source: string;
}

/**
 * Inlines stylesheets of the build into one element, so that the first paint only waits for the page itself. The links after
 * it are disabled, so browsers do not load them, while Vite's loader of pages finds them and does not load the styles again.
 */
export function createStyleInliner(folder: string): (files: readonly string[]) => InlineStyles {
  const inlined = new Map<string, InlineStyles>();
  const read = (file: string): string => {
    const text = readFileSync(join(folder, file), "utf8").trim();
    if (text.includes("</style")) throw new Error(`${file} would end the element it is written into`);
    return text;
  };
  return (files) => {
    const key = files.join(" ");
    const known = inlined.get(key);
    if (known) return known;
    const text = files.map(read).join("\n");
    const links = files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
    const styles = {
      html: [`<style ${id}>${text}</style>`, ...links].join("\n"),
      source: `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    };
    inlined.set(key, styles);
    return styles;
  };
}
