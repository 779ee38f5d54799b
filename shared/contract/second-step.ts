import { z } from "zod";
import { session } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, instant, nothing } from "./envelope.ts";

const password = z.string().max(256).default("");
const code = z.string().max(64).default("");
/** The recovery codes. They are returned once, because only their hashes are stored. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

const secondStep = z.object({
  /** The time at which the second step was switched on. Null while it is off. */
  confirmed_at: instant.nullable(),
  recovery_codes_left: z.number(),
  /** True for an operator, who must not switch the second step off. */
  is_required: z.boolean(),
});
export type SecondStep = z.infer<typeof secondStep>;

export const passSecondStep = endpoint({
  name: "auth.passSecondStep",
  method: "POST",
  path: "/auth/second-step/",
  access: "public",
  summary: "Finish a log-in with a code of the authenticator app, or with a recovery code",
  body: z.object({ challenge: z.string().max(100).default(""), code }),
  result: dataOf(session),
  limit: { max: 30, seconds: 300 },
});

export const getSecondStep = endpoint({
  name: "secondStep.get",
  method: "GET",
  path: "/api/second-step/",
  access: "session",
  summary: "Get whether the caller uses two-step log-in",
  result: dataOf(secondStep),
});

export const beginSecondStep = endpoint({
  name: "secondStep.begin",
  method: "POST",
  path: "/api/second-step/begin/",
  access: "session",
  summary: "Begin setting up two-step log-in; returns the key for an authenticator app",
  body: z.object({ password }),
  result: dataOf(
    z.object({
      /** The secret in Base32, to be typed into an app. */
      secret: z.string(),
      /** The `otpauth://…` address for a QR code. */
      uri: z.string(),
    }),
  ),
  limit: { max: 20, seconds: 900 },
});

export const confirmSecondStep = endpoint({
  name: "secondStep.confirm",
  method: "POST",
  path: "/api/second-step/confirm/",
  access: "session",
  summary: "Switch two-step log-in on with the app's first code; the caller's other sessions end",
  body: z.object({ code }),
  result: dataOf(recoveryCodes),
  limit: { max: 20, seconds: 900 },
});

export const renewRecoveryCodes = endpoint({
  name: "secondStep.renewRecoveryCodes",
  method: "POST",
  path: "/api/second-step/recovery-codes/",
  access: "session",
  summary: "Replace the recovery codes; earlier ones no longer work",
  body: z.object({ password, code }),
  result: dataOf(recoveryCodes),
  limit: { max: 20, seconds: 900 },
});

export const endSecondStep = endpoint({
  name: "secondStep.end",
  method: "POST",
  path: "/api/second-step/end/",
  access: "session",
  summary: "Switch two-step log-in off; operators may not",
  body: z.object({ password, code }),
  result: nothing,
  limit: { max: 20, seconds: 900 },
});
