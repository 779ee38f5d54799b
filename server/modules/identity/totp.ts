import { Secret, TOTP } from "otpauth";
import { brandName } from "#shared/brand.ts";

// TOTP with the parameters that every authenticator app supports: SHA-1, six digits, thirty seconds (RFC 6238).
const period = 30;

const totpOf = (secret: string, label = ""): TOTP =>
  new TOTP({ issuer: brandName.en, label, secret: Secret.fromBase32(secret), digits: 6, period });

/** Creates a secret of 160 random bits in Base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the address in the QR code for an app; `label` distinguishes accounts in the app's list. */
export const setUpUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/**
 * Returns the period of a code, or null. One period before and after is accepted as well, because the clocks of
 * phones differ and people type slowly.
 */
export function matchingStep(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}
