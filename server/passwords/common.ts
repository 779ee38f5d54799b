import { readFileSync } from "node:fs";
import { brandName } from "#shared/brand.ts";

// All passwords of at least eight characters among the 49,233 that zxcvbn-ts lists as most used in leaks
// (@zxcvbn-ts/language-common 4.1.3, MIT, © 2012–2016 Dan Wheeler and Dropbox, © 2021 zxcvbn-ts).
const common = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n"),
);

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, "");
const products = new Set(Object.values(brandName).map(letters));

/**
 * Whether a guesser tries this password among the first: a much used one, one character over and over, our name with
 * decoration, or one of the given words (the business's name, the address) as it stands.
 */
export function isCommonPassword(password: string, words: string[] = []): boolean {
  const lower = password.toLowerCase();
  return (
    common.has(lower) ||
    new Set(lower).size === 1 ||
    products.has(letters(password)) ||
    words.some((word) => word.trim().toLowerCase() === lower)
  );
}
