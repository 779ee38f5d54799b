import { randomUUID } from "node:crypto";
import type { ChannelCard } from "#shared/contract/channels.ts";
import { asciiDigits } from "#shared/rules/digits.ts";
import { formatPhone, normalisePhone } from "#shared/rules/phone.ts";
import type { Language } from "#shared/language.ts";
import { addPhone, checkCode, registerPhone, requestCode } from "#server/channels/whatsapp-number.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import type { Tenant } from "#server/tenant.ts";
import { connect, requireChannel, withPlatformErrors, withConnectingAccount } from "./connections.ts";
import { countryCodeOf, maxCodeAttempts, resendMs, setupMs } from "./whatsapp-number-rules.ts";
import * as store from "./store/whatsapp-numbers.ts";

export type CodeMethod = "sms" | "voice";

const shown = (setup: store.NumberSetup) => ({
  setup_id: setup.id,
  phone: formatPhone(setup.details.phone),
  resend_at: setup.details.resendAt,
  expires_at: setup.expiresAt.toISOString(),
});

/** Adds the number at WhatsApp and sends it a code. */
export async function addNumber(
  tenant: Tenant,
  { tokenHash }: MemberCaller,
  given: { phone: string; displayName: string | undefined; method: CodeMethod; language: Language },
) {
  requireChannel(tenant, "whatsapp");
  const phone = normalisePhone(given.phone);
  requireFields({ phone: phone ? null : "phone_invalid" });
  const number = phone as string;
  const name = given.displayName?.trim() || (await tenant.transaction((db) => store.readDisplayName(db)));
  const phoneId = await withPlatformErrors(tenant, () =>
    addPhone(tenant, number, countryCodeOf(number), name),
  );
  await withPlatformErrors(tenant, () => requestCode(tenant, phoneId, given.method, given.language));
  const at = tenant.clock();
  const setup: store.NumberSetup = {
    id: randomUUID(),
    details: {
      phone: number,
      phoneId,
      resendAt: new Date(at.getTime() + resendMs).toISOString(),
      wrong: 0,
    },
    expiresAt: new Date(at.getTime() + setupMs),
  };
  await tenant.transaction((db) => store.insertNumber(db, { ...setup, sessionHash: tokenHash }, at));
  return shown(setup);
}

/** Not before its wait is over: WhatsApp refuses, and too many refusals lock the number. */
export async function resendCode(
  tenant: Tenant,
  { tokenHash }: MemberCaller,
  given: { setupId: string; method: CodeMethod; language: Language },
) {
  requireChannel(tenant, "whatsapp");
  const at = tenant.clock();
  // The wait begins before WhatsApp is asked, so that of two clicks one sends; no transaction is open while it answers.
  const before = await tenant.transaction(async (db) => {
    const setup = await store.lockNumber(db, given.setupId, tokenHash);
    if (!setup) throw new Failure("not_found");
    if (setup.expiresAt <= at) throw new Failure("code_expired");
    const wait = new Date(setup.details.resendAt).getTime() - at.getTime();
    if (wait > 0) throw new Failure("code_too_soon", {}, Math.ceil(wait / 1000));
    await store.changeResendAt(db, setup.id, new Date(at.getTime() + resendMs));
    return setup;
  });
  const { phoneId, resendAt } = before.details;
  try {
    await withPlatformErrors(tenant, () => requestCode(tenant, phoneId, given.method, given.language));
  } catch (problem) {
    await tenant.transaction((db) => store.changeResendAt(db, before.id, new Date(resendAt)));
    throw problem;
  }
  const waits = new Date(at.getTime() + resendMs).toISOString();
  return shown({ ...before, details: { ...before.details, resendAt: waits } });
}

/** The right code verifies the number, registers it and connects it. */
export async function verifyCode(
  tenant: Tenant,
  caller: MemberCaller,
  given: { setupId: string; code: string },
): Promise<ChannelCard> {
  requireChannel(tenant, "whatsapp");
  const { tokenHash } = caller;
  const code = asciiDigits(given.code).replace(/\D/g, "");
  if (code.length !== 6) throw new Failure("code_wrong");
  // A wrong guess is counted before it is tried: a thousand at once are still only five.
  const setup = await tenant.transaction(async (db) => {
    const found = await store.lockNumber(db, given.setupId, tokenHash);
    if (!found) throw new Failure("not_found");
    if (found.expiresAt <= tenant.clock()) throw new Failure("code_expired");
    if (found.details.wrong >= maxCodeAttempts) throw new Failure("too_many_codes");
    const details = { ...found.details, wrong: found.details.wrong + 1 };
    await store.changeNumber(db, found.id, { details });
    return found;
  });
  const { phone, phoneId } = setup.details;
  await withPlatformErrors(tenant, () => checkCode(tenant, phoneId, code));
  // Our own business account is subscribed already: customers' messages may come as soon as the number is registered.
  const awaited = { platform: "whatsapp", account: phoneId, group: null } as const;
  const card = await withConnectingAccount(tenant, awaited, async () => {
    const account = await withPlatformErrors(tenant, () =>
      registerPhone(tenant, phoneId, formatPhone(phone)),
    );
    return connect(tenant, caller, "whatsapp", account);
  });
  await tenant.transaction((db) => store.changeNumber(db, setup.id, { usedAt: tenant.clock() }));
  return card;
}
