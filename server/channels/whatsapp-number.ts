import { randomInt } from "node:crypto";
import type { Context } from "#server/context.ts";
import { type Account, ConnectError } from "./channel.ts";
import { callGraph, GraphError, isTokenProblem } from "./graph.ts";
import { type MetaPlatform, metaPlatform } from "./platforms.ts";

export const graphBase = (meta: MetaPlatform): string => `${meta.graphUrl}/${meta.version}`;

const pinMismatch = 133005;

/**
 * Registers a number, so that its messages go through us. Registering requires the number's PIN of two-step verification,
 * which is created here and stored encrypted with the connection; another PIN is replaced with the account's token. Returns
 * the PIN.
 */
export async function registerNumber(
  account: { base: string; token: string | undefined },
  phoneId: string,
): Promise<string> {
  const pin = String(randomInt(1_000_000)).padStart(6, "0");
  const ask = () =>
    callGraph({ ...account, path: `/${phoneId}/register`, form: { messaging_product: "whatsapp", pin } });
  await withMetaErrors(async () => {
    try {
      await ask();
    } catch (problem) {
      if (!(problem instanceof GraphError) || problem.code !== pinMismatch) throw problem;
      await callGraph({ ...account, path: `/${phoneId}`, form: { pin } });
      await ask();
    }
  });
  return pin;
}

/** The platform; throws where WhatsApp is not configured. */
export function requireMeta(context: Context): MetaPlatform {
  const platform = metaPlatform(context);
  if (!platform) throw new ConnectError("connect_failed", "WhatsApp is not set up");
  return platform;
}

function requireOwnAccount(context: Context): { base: string; wabaId: string; token: string } {
  const platform = requireMeta(context);
  if (!platform.ownAccount)
    throw new ConnectError("connect_failed", "no WhatsApp business account of our own");
  return { base: graphBase(platform), ...platform.ownAccount };
}

/**
 * Adds a number (international format with a plus) to our business account and returns its id; an added number keeps
 * its id.
 */
export async function addPhone(
  context: Context,
  phone: string,
  countryCode: string,
  name: string,
): Promise<string> {
  const { base, wabaId, token } = requireOwnAccount(context);
  const digits = phone.replace(/\D/g, "");
  const added = await withMetaErrors(() =>
    callGraph({
      base,
      token,
      path: `/${wabaId}/phone_numbers`,
      form: { cc: countryCode, phone_number: digits.slice(countryCode.length), verified_name: name },
    }),
  );
  if (typeof added["id"] !== "string") throw new ConnectError("connect_failed", "no id for the number");
  return added["id"];
}

/**
 * Requests a code from Meta for an added number. Throws `ConnectError`, with `too_many_codes` after too many requests.
 */
export async function requestCode(
  context: Context,
  phoneId: string,
  method: "sms" | "voice",
  language: "ar" | "en",
): Promise<void> {
  const { base, token } = requireOwnAccount(context);
  await withMetaErrors(() =>
    callGraph({
      base,
      token,
      path: `/${phoneId}/request_code`,
      form: { code_method: method.toUpperCase(), language: language === "ar" ? "ar" : "en_US" },
    }),
  );
}

/** Verifies a number; throws `ConnectError` with `code_wrong` for a wrong or expired code. */
export async function checkCode(context: Context, phoneId: string, code: string): Promise<void> {
  const { base, token } = requireOwnAccount(context);
  await withMetaErrors(() => callGraph({ base, token, path: `/${phoneId}/verify_code`, form: { code } }));
}

/** Registers a verified number under our own account. */
export async function registerPhone(context: Context, phoneId: string, phone: string): Promise<Account> {
  const { base, wabaId, token } = requireOwnAccount(context);
  const pin = await registerNumber({ base, token }, phoneId);
  // The token belongs to the installation and stays in the environment.
  return { account: phoneId, group: wabaId, name: phone, details: { phone }, secrets: { pin } };
}

/** Error codes of our screens for Meta's refusals while connecting. */
export async function withMetaErrors<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (problem) {
    if (!(problem instanceof GraphError))
      throw new ConnectError("connect_failed", (problem as Error).message);
    const why = `${problem.message} ${problem.userMessage}`;
    if (problem.code === 136025 || problem.code === 136026) throw new ConnectError("code_wrong", why);
    if (problem.code === 136024 || problem.code === 133016) throw new ConnectError("too_many_codes", why);
    if (problem.code === 133015 || problem.subcode === 2388012) throw new ConnectError("number_taken", why);
    if (problem.code === 100 && problem.subcode === 2388001) throw new ConnectError("number_invalid", why);
    if (isTokenProblem(problem)) throw new ConnectError("missing_permission", why);
    throw new ConnectError("connect_failed", why);
  }
}
