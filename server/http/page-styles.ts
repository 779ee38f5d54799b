import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A page's stylesheets as one element, so that the first paint waits for nothing but the page itself. */
export interface PageStyles {
  html: string;
  /** What the content security policy has to allow beside the site's own files, e.g. `'sha256-…'`. */
  source: string;
}

/**
 * Makes one style element of stylesheets of the build, read once. The links behind it are disabled: no browser fetches
 * them, but the script that fetches pages sees that their styles are here (Vite looks for the link).
 */
export function pageStyles(folder: string): (files: readonly string[]) => PageStyles {
  const texts = new Map<string, string>();
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(folder, file), "utf8").trim();
    if (text.includes("</style")) throw new Error(`${file} would end the element it is written into`);
    texts.set(file, text);
    return text;
  };
  const made = new Map<string, PageStyles>();
  return (files) => {
    const key = files.join(" ");
    const known = made.get(key);
    if (known) return known;
    const text = files.map(textOf).join("\n");
    const hash = createHash("sha256").update(text).digest("base64");
    const styles = {
      // The id keeps React Aria from adding a style element of its own (the rule is in base.css).
      html: [
        `<style id="react-aria-pressable-style">${text}</style>`,
        ...files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
      ].join("\n"),
      source: `'sha256-${hash}'`,
    };
    made.set(key, styles);
    return styles;
  };
}
