import { createHash, randomBytes } from "node:crypto";
import { hashUnderSalt } from "#server/passwords/hash.ts";
import { asciiDigits } from "#shared/rules/digits.ts";

const count = 10;
/** Base32: without 0, 1 and 8, which are read as O, I and B. */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const length = 16;

/** Ten codes of 80 random bits, written as `ABCD-EFGH-IJKL-MNOP`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () =>
    Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length])
      .join("")
      .replace(/(.{4})(?=.)/g, "$1-"),
  );

/** As slow to try as a password. The salt is the person's id, 122 random bits that are nobody else's. */
export const hashRecoveryCode = (personId: string, code: string): Promise<Buffer> =>
  hashUnderSalt(normalise(code), Buffer.from(personId.replaceAll("-", ""), "hex"));

/** How codes were stored before: those that people still keep go on working until they are renewed. */
export const hashEarlierCode = (code: string): Buffer =>
  createHash("sha256").update(normalise(code)).digest();

const normalise = (code: string): string => asciiDigits(code).replace(/[\s-]/g, "").toUpperCase();

/** What somebody typed where a code was asked for: the app's six digits, a recovery code, or neither. */
export function readCode(typed: string): { kind: "totp" | "recovery"; code: string } | null {
  const code = normalise(typed);
  if (/^\d{6}$/.test(code)) return { kind: "totp", code };
  return /^[A-Z2-7]{16}$/.test(code) ? { kind: "recovery", code } : null;
}
