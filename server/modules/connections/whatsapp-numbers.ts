import { randomUUID } from "node:crypto";
import type { ChannelCard } from "#shared/contract/channels.ts";
import { asciiDigits } from "#shared/rules/digits.ts";
import { formatPhone, normalisePhone } from "#shared/rules/phone.ts";
import type { Language } from "#shared/language.ts";
import type { Context } from "#server/context.ts";
import { addPhone, checkCode, registerPhone, requestCode } from "#server/channels/whatsapp-number.ts";
import { inOrganization } from "#server/db/organization.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
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
  context: Context,
  { organizationId, tokenHash }: MemberCaller,
  given: { phone: string; displayName: string | undefined; method: CodeMethod; language: Language },
) {
  requireChannel(context, "whatsapp");
  const phone = normalisePhone(given.phone);
  requireFields({ phone: phone ? null : "phone_invalid" });
  const number = phone as string;
  const name =
    given.displayName?.trim() ||
    (await inOrganization(context.db, organizationId, (db) => store.readDisplayName(db, organizationId)));
  const phoneId = await withPlatformErrors(context, () =>
    addPhone(context, number, countryCodeOf(number), name),
  );
  await withPlatformErrors(context, () => requestCode(context, phoneId, given.method, given.language));
  const at = context.clock();
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
  await inOrganization(context.db, organizationId, (db) =>
    store.insertNumber(db, organizationId, { ...setup, sessionHash: tokenHash }, at),
  );
  return shown(setup);
}

/** Not before its wait is over: WhatsApp refuses, and too many refusals lock the number. */
export async function resendCode(
  context: Context,
  { organizationId, tokenHash }: MemberCaller,
  given: { setupId: string; method: CodeMethod; language: Language },
) {
  requireChannel(context, "whatsapp");
  const at = context.clock();
  // The wait begins before WhatsApp is asked, so that of two clicks one sends; no transaction is open while it answers.
  const before = await inOrganization(context.db, organizationId, async (db) => {
    const setup = await store.lockNumber(db, organizationId, given.setupId, tokenHash);
    if (!setup) throw new Failure("not_found");
    if (setup.expiresAt <= at) throw new Failure("code_expired");
    const wait = new Date(setup.details.resendAt).getTime() - at.getTime();
    if (wait > 0) throw new Failure("code_too_soon", {}, Math.ceil(wait / 1000));
    await store.changeResendAt(db, organizationId, setup.id, new Date(at.getTime() + resendMs));
    return setup;
  });
  const { phoneId, resendAt } = before.details;
  try {
    await withPlatformErrors(context, () => requestCode(context, phoneId, given.method, given.language));
  } catch (problem) {
    await inOrganization(context.db, organizationId, (db) =>
      store.changeResendAt(db, organizationId, before.id, new Date(resendAt)),
    );
    throw problem;
  }
  const waits = new Date(at.getTime() + resendMs).toISOString();
  return shown({ ...before, details: { ...before.details, resendAt: waits } });
}

/** The right code verifies the number, registers it and connects it. */
export async function verifyCode(
  context: Context,
  caller: MemberCaller,
  given: { setupId: string; code: string },
): Promise<ChannelCard> {
  requireChannel(context, "whatsapp");
  const { organizationId, tokenHash } = caller;
  const code = asciiDigits(given.code).replace(/\D/g, "");
  if (code.length !== 6) throw new Failure("code_wrong");
  // A wrong guess is counted before it is tried: a thousand at once are still only five.
  const setup = await inOrganization(context.db, organizationId, async (db) => {
    const found = await store.lockNumber(db, organizationId, given.setupId, tokenHash);
    if (!found) throw new Failure("not_found");
    if (found.expiresAt <= context.clock()) throw new Failure("code_expired");
    if (found.details.wrong >= maxCodeAttempts) throw new Failure("too_many_codes");
    const details = { ...found.details, wrong: found.details.wrong + 1 };
    await store.changeNumber(db, organizationId, found.id, { details });
    return found;
  });
  const { phone, phoneId } = setup.details;
  await withPlatformErrors(context, () => checkCode(context, phoneId, code));
  // Our own business account is subscribed already: customers' messages may come as soon as the number is registered.
  const awaited = { platform: "whatsapp", account: phoneId, group: null } as const;
  const card = await withConnectingAccount(context, organizationId, awaited, async () => {
    const account = await withPlatformErrors(context, () =>
      registerPhone(context, phoneId, formatPhone(phone)),
    );
    return connect(context, caller, "whatsapp", account);
  });
  await inOrganization(context.db, organizationId, (db) =>
    store.changeNumber(db, organizationId, setup.id, { usedAt: context.clock() }),
  );
  return card;
}
