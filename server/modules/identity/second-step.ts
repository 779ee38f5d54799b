import type { SecondStep } from "#shared/contract/second-step.ts";
import type { Context } from "#server/context.ts";
import type { CallerOf } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import { encrypt, decrypt } from "#server/encryption.ts";
import { encryptionSecrets } from "#server/secrets.ts";
import { attemptKey, beginAttempt, secondStepLimit } from "./attempt.ts";
import { hashEarlierCode, hashRecoveryCode, newRecoveryCodes, readCode } from "./recovery-codes.ts";
import { requirePassword } from "./require-password.ts";
import { forgetAttempts } from "./store/accounts.ts";
import * as store from "./store/second-steps.ts";
import { matchingStep, newSecret, setUpUri } from "./totp.ts";

type Caller = CallerOf["session"];

export async function getSecondStep(context: Context, { user, kind }: Caller): Promise<SecondStep> {
  const row = await store.findSecondStep(context.db, user.id);
  return {
    confirmed_at: row?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: row?.confirmed_at ? row.recovery_codes_left : 0,
    is_required: kind === "operator",
  };
}

/**
 * Starts the set-up. The password is required again, because somebody at an open portal could otherwise lock its
 * owner out with their own app.
 */
export async function beginSecondStep(
  context: Context,
  { user }: Caller,
  { password }: { password: string },
): Promise<{ secret: string; uri: string }> {
  await requirePassword(context, user, password);
  const secret = newSecret();
  const sealed = encrypt(encryptionSecrets(context.config), "second steps", user.id, secret);
  if (!(await store.begin(context.db, user.id, sealed))) throw new Failure("second_step_on");
  return { secret, uri: setUpUri(secret, user.email) };
}

/**
 * Switches the second step on with the app's first code and returns the recovery codes, which are shown only this
 * once.
 */
export async function confirmSecondStep(
  context: Context,
  { user, tokenHash }: Caller,
  { code }: { code: string },
): Promise<{ recovery_codes: string[] }> {
  const row = await store.findSecondStep(context.db, user.id);
  if (!row) throw new Failure("second_step_off");
  if (row.confirmed_at) throw new Failure("second_step_on");
  const key = attemptKey("second step", user.id);
  await beginAttempt(context, key, secondStepLimit);
  const step = stepOf(context, user.id, row, code);
  if (step === null) throw wrongCode();
  const codes = newRecoveryCodes();
  const isConfirmed = await store.confirm(context.db, user.id, {
    step,
    codeHashes: await hashAll(user.id, codes),
    keepSession: tokenHash,
  });
  if (!isConfirmed) throw new Failure("second_step_on");
  await forgetAttempts(context.db, key);
  return { recovery_codes: codes };
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(
  context: Context,
  { user }: Caller,
  { password, code }: { password: string; code: string },
): Promise<{ recovery_codes: string[] }> {
  await requirePassword(context, user, password);
  await requireCode(context, user.id, code);
  const codes = newRecoveryCodes();
  await store.renewRecoveryCodes(context.db, user.id, await hashAll(user.id, codes));
  return { recovery_codes: codes };
}

/** Switches the second step off. Operators cannot do this, because they see every business. */
export async function endSecondStep(
  context: Context,
  { user, kind }: Caller,
  { password, code }: { password: string; code: string },
): Promise<void> {
  if (kind === "operator") throw new Failure("second_step_required");
  await requirePassword(context, user, password);
  await requireCode(context, user.id, code);
  await store.end(context.db, user.id);
}

/** Confirms the person's identity by their password, and by a code if their log-in requires one. */
export async function requireIdentity(
  context: Context,
  user: { id: string; email: string },
  { password, code }: { password: string; code: string },
): Promise<void> {
  await requirePassword(context, user, password);
  const row = await store.findSecondStep(context.db, user.id);
  if (row?.confirmed_at) await requireCode(context, user.id, code);
}

/**
 * Uses up a code of the person's app or one of their recovery codes, or throws. Wrong codes are limited by account and not
 * by log-in, so that starting again gives no more attempts.
 */
export async function requireCode(context: Context, personId: string, typed: string): Promise<void> {
  const row = await store.findSecondStep(context.db, personId);
  if (!row?.confirmed_at) throw new Failure("second_step_off");
  const key = attemptKey("second step", personId);
  await beginAttempt(context, key, secondStepLimit);
  if (!(await useCode(context, personId, row, typed))) throw wrongCode();
  await forgetAttempts(context.db, key);
}

async function useCode(
  context: Context,
  personId: string,
  row: store.SecondStepRow,
  typed: string,
): Promise<boolean> {
  const code = readCode(typed);
  if (code?.kind === "recovery")
    return (
      (await store.useRecoveryCode(context.db, personId, await hashRecoveryCode(personId, code.code))) ||
      store.useRecoveryCode(context.db, personId, hashEarlierCode(code.code))
    );
  const step = stepOf(context, personId, row, typed);
  return step !== null && store.useStep(context.db, personId, step);
}

const hashAll = (personId: string, codes: string[]): Promise<Buffer[]> =>
  Promise.all(codes.map((code) => hashRecoveryCode(personId, code)));

/**
 * Returns the period of a code. Null also when the secret can no longer be decrypted; recovery codes then still
 * work.
 */
function stepOf(context: Context, personId: string, row: store.SecondStepRow, typed: string): number | null {
  const code = readCode(typed);
  if (code?.kind !== "totp") return null;
  const secret = decrypt(encryptionSecrets(context.config), "second steps", personId, row.sealed_secret);
  return secret === null ? null : matchingStep(secret, code.code, context.clock());
}

const wrongCode = () => new Failure("second_step_code_wrong", { code: ["second_step_code_wrong"] });
