import { TOTP, URI } from "otpauth";
import type { TestApp } from "./test-app.ts";

/** Returns the code of an authenticator app for the address in a QR code, `periods` later or earlier than `at`. */
export function codeOf(uri: string, at: Date, periods = 0): string {
  const account = URI.parse(uri);
  if (!(account instanceof TOTP)) throw new Error(`${uri} is no time-based account`);
  return account.generate({ timestamp: at.getTime() + periods * 30_000 });
}

/**
 * Returns the next code, for a person who has just used the current one, which is valid once. The product also
 * accepts the next code, so the result does not depend on the rest of the thirty seconds.
 */
export const nextCodeOf = (uri: string, at: Date): string => codeOf(uri, at, 1);

export interface SecondStepOwner {
  uri: string;
  secret: string;
  recoveryCodes: string[];
}

/**
 * Enables two-step login for the person of a session, as in the settings. It uses the current code, because on a
 * running clock the previous one could expire on the way. The next code is `nextCodeOf`.
 */
export async function setUpSecondStep(
  app: Pick<TestApp, "request"> & { context: { clock: () => Date } },
  token: string,
  password: string,
): Promise<SecondStepOwner> {
  const response = await app.request({ path: "/api/second-step/begin/", token, json: { password } });
  if (response.status !== 200) throw new Error(`setting up answered ${response.status}: ${response.text}`);
  const { uri, secret } = response.body.data as { uri: string; secret: string };
  const code = codeOf(uri, app.context.clock());
  const confirmed = await app.request({ path: "/api/second-step/confirm/", token, json: { code } });
  if (confirmed.status !== 200)
    throw new Error(`the code was answered ${confirmed.status}: ${confirmed.text}`);
  return { uri, secret, recoveryCodes: confirmed.body.data.recovery_codes };
}
