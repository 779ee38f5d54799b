import { randomUUID } from "node:crypto";
import type { ChannelCard } from "#shared/contract/channels.ts";
import { toAsciiDigits } from "#shared/rules/digits.ts";
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

const setupView = (setup: store.NumberSetup) => ({
  setup_id: setup.id,
  phone: formatPhone(setup.details.phone),
  resend_at: setup.details.resendAt,
  expires_at: setup.expiresAt.toISOString(),
});

/** Adds a number at WhatsApp and requests a code for it. */
export async function addNumber(
  tenant: Tenant,
  { tokenHash }: MemberCaller,
  fields: { phone: string; displayName: string | undefined; method: CodeMethod; language: Language },
) {
  requireChannel(tenant, "whatsapp");
  const phone = normalisePhone(fields.phone);
  requireFields({ phone: phone ? null : "phone_invalid" });
  const number = phone as string;
  const name = fields.displayName?.trim() || (await tenant.transaction((db) => store.readDisplayName(db)));
  const phoneId = await withPlatformErrors(tenant, () =>
    addPhone(tenant, number, countryCodeOf(number), name),
  );
  await withPlatformErrors(tenant, () => requestCode(tenant, phoneId, fields.method, fields.language));
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
  return setupView(setup);
}

/** Requests another code after the waiting time; WhatsApp refuses earlier ones and may lock the number. */
export async function resendCode(
  tenant: Tenant,
  { tokenHash }: MemberCaller,
  fields: { setupId: string; method: CodeMethod; language: Language },
) {
  requireChannel(tenant, "whatsapp");
  const at = tenant.clock();
  // The waiting time starts before WhatsApp is called, so that only one of two clicks sends. No transaction is open
  // in the meantime.
  const before = await tenant.transaction(async (db) => {
    const setup = await store.lockNumber(db, fields.setupId, tokenHash);
    if (!setup) throw new Failure("not_found");
    if (setup.expiresAt <= at) throw new Failure("code_expired");
    const wait = new Date(setup.details.resendAt).getTime() - at.getTime();
    if (wait > 0) throw new Failure("code_too_soon", {}, Math.ceil(wait / 1000));
    await store.changeResendAt(db, setup.id, new Date(at.getTime() + resendMs));
    return setup;
  });
  const { phoneId, resendAt } = before.details;
  try {
    await withPlatformErrors(tenant, () => requestCode(tenant, phoneId, fields.method, fields.language));
  } catch (problem) {
    await tenant.transaction((db) => store.changeResendAt(db, before.id, new Date(resendAt)));
    throw problem;
  }
  const waits = new Date(at.getTime() + resendMs).toISOString();
  return setupView({ ...before, details: { ...before.details, resendAt: waits } });
}

/** Verifies the number with the right code, registers it and connects it. */
export async function verifyCode(
  tenant: Tenant,
  caller: MemberCaller,
  fields: { setupId: string; code: string },
): Promise<ChannelCard> {
  requireChannel(tenant, "whatsapp");
  const { tokenHash } = caller;
  const code = toAsciiDigits(fields.code).replace(/\D/g, "");
  if (code.length !== 6) throw new Failure("code_wrong");
  // An attempt is counted before it is made, so that concurrent attempts cannot exceed the limit.
  const setup = await tenant.transaction(async (db) => {
    const found = await store.lockNumber(db, fields.setupId, tokenHash);
    if (!found) throw new Failure("not_found");
    if (found.expiresAt <= tenant.clock()) throw new Failure("code_expired");
    if (found.details.wrong >= maxCodeAttempts) throw new Failure("too_many_codes");
    const details = { ...found.details, wrong: found.details.wrong + 1 };
    await store.changeNumber(db, found.id, { details });
    return found;
  });
  const { phone, phoneId } = setup.details;
  await withPlatformErrors(tenant, () => checkCode(tenant, phoneId, code));
  // Our business account is subscribed already, so messages may arrive as soon as the number is registered.
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
