import { readFileSync } from "node:fs";
import { brandName } from "#shared/brand.ts";

// All passwords of at least eight characters among the 49,233 that zxcvbn-ts lists as most used in leaks
// (@zxcvbn-ts/language-common 4.1.3, MIT, © 2012–2016 Dan Wheeler and Dropbox, © 2021 zxcvbn-ts).
const commonPasswords = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n"),
);

const keepLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, "");
const brandNames = new Set(Object.values(brandName).map(keepLetters));

/**
 * Whether an attacker would try this password among the first ones: a frequently used password, one repeated
 * character, our name with digits or signs around it, or one of `personalWords` (the business's name, the address)
 * unchanged.
 */
export function isCommonPassword(password: string, personalWords: string[] = []): boolean {
  const lower = password.toLowerCase();
  return (
    commonPasswords.has(lower) ||
    new Set(lower).size === 1 ||
    brandNames.has(keepLetters(password)) ||
    personalWords.some((word) => word.trim().toLowerCase() === lower)
  );
}
