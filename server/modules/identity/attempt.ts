import { createHash } from "node:crypto";
import type { Context } from "#server/context.ts";
import { Failure } from "#server/http/failure.ts";
import * as store from "./store/accounts.ts";

/** How often something may be tried, and in which time. */
export const passwordLimit = { most: 10, period: "15 minutes" };
/**
 * Log-ins to one account from everywhere. Slower than `passwordLimit`, which counts each network apart: whoever guesses
 * from one network closes the account to that network and not to its owner.
 */
export const accountLimit = { most: 60, period: "90 minutes" };
export const phoneLimit = { most: 10, period: "15 minutes" };
/** Maximum mails to one address per hour. Further ones are not sent, and the response does not show it. */
export const resetMailLimit = { most: 5, period: "1 hour" };
/** Links that prove an address; more to one address would be used to fill a stranger's mailbox. */
export const verificationMailLimit = { most: 5, period: "1 day" };
/** Mails that a business may have us send to strangers. */
export const invitationLimit = { most: 20, period: "1 day" };
/** Links that a member may have us mail to addresses they name. */
export const emailChangeLimit = { most: 5, period: "1 day" };
/** Anyone with a password could otherwise fill the person's mailbox, by naming another browser each time. */
export const newDeviceMailLimit = { most: 5, period: "1 day" };
/** Of six digits, three are right at any time: five guesses hit with a chance of 1 in 66,000. */
export const secondStepLimit = { most: 5, period: "15 minutes" };

/** Key of a counter. Hashed, so that the table of counters tells nobody who has an account. */
export const attemptKey = (
  what:
    | "login"
    | "login from network"
    | "phone"
    | "reset"
    | "password"
    | "invitation"
    | "verification"
    | "email change"
    | "second step"
    | "new device",
  whose: string,
): Buffer => createHash("sha256").update(`${what}:${whose}`).digest();

/** Throws 429 when the limit is reached; a try that begins counts, however it ends. */
export async function beginAttempt(
  context: Context,
  key: Buffer,
  limit: { most: number; period: string },
): Promise<void> {
  const waits = await store.beginAttempt(context.db, key, limit);
  if (waits > 0) throw new Failure("rate_limited", {}, waits);
}
