import { Secret, TOTP } from "otpauth";
import { brandName } from "#shared/brand.ts";

// What every authenticator app understands: SHA-1, six digits, thirty seconds (RFC 6238).
const period = 30;

const totpOf = (secret: string, label = ""): TOTP =>
  new TOTP({ issuer: brandName.en, label, secret: Secret.fromBase32(secret), digits: 6, period });

/** 160 random bits in Base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address behind the QR code that an app reads; `label` tells accounts apart in the app's list. */
export const setUpUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/**
 * The number of the thirty seconds whose code this is, or null. One period to either side counts as well: phones' clocks
 * differ, and people type slowly.
 */
export function matchingStep(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}
