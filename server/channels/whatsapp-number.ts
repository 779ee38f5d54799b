import { randomInt } from "node:crypto";
import type { Context } from "#server/context.ts";
import { type Account, ConnectError } from "./channel.ts";
import { callGraph, GraphError, isTokenProblem } from "./graph.ts";
import { type MetaPlatform, metaPlatform } from "./platforms.ts";

export const graphBase = (meta: MetaPlatform): string => `${meta.graphUrl}/${meta.version}`;

const pinMismatch = 133005;

/**
 * Registers a number: from then on messages go through us. Every number has a PIN of two-step verification that registering
 * asks for. Ours is made here and kept sealed with the connection; where the number has another one, ours is set in its
 * place, which the account's token may. Returns it.
 */
export async function registerNumber(
  at: { base: string; token: string | undefined },
  phoneId: string,
): Promise<string> {
  const pin = String(randomInt(1_000_000)).padStart(6, "0");
  const ask = () =>
    callGraph({ ...at, path: `/${phoneId}/register`, form: { messaging_product: "whatsapp", pin } });
  await withMetaErrors(async () => {
    try {
      await ask();
    } catch (problem) {
      if (!(problem instanceof GraphError) || problem.code !== pinMismatch) throw problem;
      await callGraph({ ...at, path: `/${phoneId}`, form: { pin } });
      await ask();
    }
  });
  return pin;
}

/** The platform, or the problem that WhatsApp is not set up here. */
export function requireMeta(context: Context): MetaPlatform {
  const platform = metaPlatform(context);
  if (!platform) throw new ConnectError("connect_failed", "WhatsApp is not set up");
  return platform;
}

function own(context: Context): { base: string; wabaId: string; token: string } {
  const platform = requireMeta(context);
  if (!platform.own) throw new ConnectError("connect_failed", "no WhatsApp business account of our own");
  return { base: graphBase(platform), ...platform.own };
}

/** Adds a number (international form, with a plus) to our business account; the same one again gets its id again. */
export async function addPhone(
  context: Context,
  phone: string,
  countryCode: string,
  name: string,
): Promise<string> {
  const { base, wabaId, token } = own(context);
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

/** Has Meta send the code for a number that was added. Throws `ConnectError`, `too_many_codes` when it was asked too often. */
export async function requestCode(
  context: Context,
  phoneId: string,
  method: "sms" | "voice",
  language: "ar" | "en",
): Promise<void> {
  const { base, token } = own(context);
  await withMetaErrors(() =>
    callGraph({
      base,
      token,
      path: `/${phoneId}/request_code`,
      form: { code_method: method.toUpperCase(), language: language === "ar" ? "ar" : "en_US" },
    }),
  );
}

/** Throws `ConnectError` `code_wrong` for a code that is wrong or over. */
export async function checkCode(context: Context, phoneId: string, code: string): Promise<void> {
  const { base, token } = own(context);
  await withMetaErrors(() => callGraph({ base, token, path: `/${phoneId}/verify_code`, form: { code } }));
}

/** Registers a verified number under our own account. */
export async function registerPhone(context: Context, phoneId: string, phone: string): Promise<Account> {
  const { base, wabaId, token } = own(context);
  const pin = await registerNumber({ base, token }, phoneId);
  // Its token is the installation's own and stays in the environment.
  return { account: phoneId, group: wabaId, name: phone, details: { phone }, secrets: { pin } };
}

/** Meta's refusals while connecting, in the words of our screens. */
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
