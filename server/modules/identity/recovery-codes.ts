import { createHash, randomBytes } from "node:crypto";
import { hashUnderSalt } from "#server/passwords/hash.ts";
import { toAsciiDigits } from "#shared/rules/digits.ts";

const count = 10;
/** Base32 alphabet, without 0, 1 and 8, which are mistaken for O, I and B. */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const length = 16;

/** Creates ten codes of 80 random bits, written as `ABCD-EFGH-IJKL-MNOP`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () =>
    Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length])
      .join("")
      .replace(/(.{4})(?=.)/g, "$1-"),
  );

/** Returns the hash of a code, which is as slow as a password's. The salt is the person's id of 122 random bits. */
export const hashRecoveryCode = (personId: string, code: string): Promise<Buffer> =>
  hashUnderSalt(normalise(code), Buffer.from(personId.replaceAll("-", ""), "hex"));

/** Returns the former hash of codes, by which older codes stay valid until they are replaced. */
export const hashEarlierCode = (code: string): Buffer =>
  createHash("sha256").update(normalise(code)).digest();

const normalise = (code: string): string => toAsciiDigits(code).replace(/[\s-]/g, "").toUpperCase();

/** Returns the kind of an entered code: the app's six digits, a recovery code, or null for neither. */
export function readCode(typed: string): { kind: "totp" | "recovery"; code: string } | null {
  const code = normalise(typed);
  if (/^\d{6}$/.test(code)) return { kind: "totp", code };
  return /^[A-Z2-7]{16}$/.test(code) ? { kind: "recovery", code } : null;
}
