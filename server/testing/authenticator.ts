import { TOTP, URI } from "otpauth";
import type { TestApp } from "./test-app.ts";

/** What an authenticator app does with the address behind a QR code. `periods` later or earlier than now. */
export function codeOf(uri: string, at: Date, periods = 0): string {
  const account = URI.parse(uri);
  if (!(account instanceof TOTP)) throw new Error(`${uri} is no time-based account`);
  return account.generate({ timestamp: at.getTime() + periods * 30_000 });
}

/**
 * A code for whoever has just used the one of now, which is worthless the second time. The product takes the code to come
 * as well, so the answer does not depend on how much of the thirty seconds is left.
 */
export const nextCodeOf = (uri: string, at: Date): string => codeOf(uri, at, 1);

export interface SecondStepOwner {
  uri: string;
  secret: string;
  recoveryCodes: string[];
}

/**
 * Switches two-step log-in on for the person of this session, as they would do it in the settings. It uses the code of
 * now; on a running clock that of the period before could run out on its way. The next one is `nextCodeOf`.
 */
export async function setUpSecondStep(
  app: Pick<TestApp, "request"> & { context: { clock: () => Date } },
  token: string,
  password: string,
): Promise<SecondStepOwner> {
  const begun = await app.request({ path: "/api/second-step/begin/", token, json: { password } });
  if (begun.status !== 200) throw new Error(`setting up answered ${begun.status}: ${begun.text}`);
  const { uri, secret } = begun.body.data as { uri: string; secret: string };
  const code = codeOf(uri, app.context.clock());
  const confirmed = await app.request({ path: "/api/second-step/confirm/", token, json: { code } });
  if (confirmed.status !== 200)
    throw new Error(`the code was answered ${confirmed.status}: ${confirmed.text}`);
  return { uri, secret, recoveryCodes: confirmed.body.data.recovery_codes };
}
