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
 * Whether an attacker would try this password among the first: a frequently used one, one repeated character, our
 * name with additions, or one of the given words (the business's name, the address) unchanged.
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
