import type { ChannelCard } from "#shared/contract/channels.ts";
import type { MailboxHint, MailServer } from "#shared/contract/mailboxes.ts";
import type { Language } from "#shared/language.ts";
import { normaliseEmail } from "#shared/rules/email.ts";
import { toOneLine } from "#shared/rules/one-line.ts";
import type { Context } from "#server/context.ts";
import { detectMailbox } from "#server/channels/email/detect.ts";
import { withInbox } from "#server/channels/email/imap.ts";
import { type MailProblem, mailProblem } from "#server/channels/email/mail-problem.ts";
import type { ImapDetails } from "#server/channels/email/mailbox.ts";
import { testSmtp } from "#server/channels/email/smtp.ts";
import { googlePlatform, microsoftPlatform } from "#server/channels/platforms.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import type { Tenant } from "#server/tenant.ts";
import { connect } from "./connections.ts";
import { isMailboxProven } from "./mailbox-proof.ts";
import { failureOf, fieldProblemOf, serverProblem } from "./mailbox-rules.ts";
import { requireVerifiedOwner } from "./verified-owner.ts";
import { readSenderName } from "./store/mailboxes.ts";

/** Lists the ways in which a mailbox can be connected here. */
export async function listMailboxOptions(
  tenant: Tenant,
  language: Language,
): Promise<{ google: boolean; microsoft: boolean; sender_name: string }> {
  const name = await tenant.transaction((db) => readSenderName(db, language));
  return {
    google: googlePlatform(tenant) !== null,
    microsoft: microsoftPlatform(tenant) !== null,
    sender_name: name,
  };
}

/** Returns the mail servers of an address, and Google's or Microsoft's log-in if it is configured. */
export async function detectMailServers(context: Context, typed: string): Promise<MailboxHint> {
  const address = normaliseEmail(typed);
  requireFields({ address: address ? null : "email_address_invalid" });
  const hint = await detectMailbox(address as string);
  if (hint.login === "google" && !googlePlatform(context)) return { ...hint, login: "app_password" };
  if (hint.login === "microsoft" && !microsoftPlatform(context)) return { ...hint, login: "none" };
  return hint;
}

export interface MailboxForm {
  address: string;
  password: string;
  username: string | undefined;
  senderName: string | undefined;
  imap: MailServer;
  smtp: MailServer;
}

/** Tests both servers with the entered data, then connects the mailbox. Errors are reported at the server's field. */
export async function connectMailbox(
  tenant: Tenant,
  caller: MemberCaller,
  form: MailboxForm,
  language: Language,
): Promise<ChannelCard> {
  const { privateAddresses } = tenant.config.channels;
  const address = normaliseEmail(form.address);
  requireFields({
    address: address ? null : "email_address_invalid",
    imap: serverProblem("imap", form.imap, privateAddresses),
    smtp: serverProblem("smtp", form.smtp, privateAddresses),
  });
  await requireVerifiedOwner(tenant, "email");
  const username = form.username || (address as string);
  const login = { user: username, password: form.password };
  const [imap, smtp, hint] = await Promise.all([
    problemOf(withInbox(form.imap, login, privateAddresses, async () => {})),
    problemOf(testSmtp(form.smtp, login, privateAddresses)),
    detectMailbox(address as string),
  ]);
  const first = imap ?? smtp;
  if (first) {
    tenant.log.warn({ imap: imap?.message, smtp: smtp?.message }, "a mailbox was not connected");
    throw new Failure(failureOf[first.code], {
      ...(imap && { imap: [fieldProblemOf[imap.code]] }),
      ...(smtp && { smtp: [fieldProblemOf[smtp.code]] }),
    });
  }
  const isProven = await isMailboxProven(
    tenant,
    { address: address as string, username, host: form.imap.host },
    hint,
  );
  const ours = await listMailboxOptions(tenant, language);
  const details: ImapDetails = {
    transport: "imap",
    imap: form.imap,
    smtp: form.smtp,
    username,
    isProven,
    senderName: toOneLine(form.senderName ?? "") || ours.sender_name,
    since: tenant.clock().toISOString(),
  };
  return connect(tenant, caller, "email", {
    account: address as string,
    name: address as string,
    details: { ...details },
    secrets: { password: form.password },
  });
}

/** Returns the problem of a test; null when it succeeded. */
async function problemOf(trying: Promise<unknown>): Promise<MailProblem | null> {
  try {
    await trying;
    return null;
  } catch (problem) {
    return mailProblem(problem);
  }
}
