import type { MailboxHint } from "#shared/contract/mailboxes.ts";
import type { Account } from "#server/channels/channel.ts";
import type { ConnectedKind } from "#shared/contract/channels.ts";
import { mailDetails } from "#server/channels/email/mailbox.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { mailboxTakenOverMail } from "#server/mail/mailbox-mails.ts";
import { queueMail } from "#server/mail/queue.ts";
import { findOwners, hasProvenAddress, readOrganization } from "#server/modules/identity/index.ts";
import { type Tenant, tenantOf } from "#server/tenant.ts";
import { endUnprovenMailbox, isUnprovenElsewhere } from "./store/mailbox-proof.ts";

/**
 * Whether a log-in at a server proves the ownership of an address. It does when the provider or the domain's
 * records name the server and the log-in is the address, or when a member has opened a link that was mailed there.
 * Anybody can run a server that accepts any log-in.
 */
export async function isMailboxProven(
  tenant: Tenant,
  { address, username, host }: { address: string; username: string; host: string },
  hint: MailboxHint,
): Promise<boolean> {
  const isNamed = hint.imap?.host.toLowerCase() === host.toLowerCase();
  if (isNamed && username.toLowerCase() === address) return true;
  return tenant.transaction((db) => hasProvenAddress(db, address));
}

/**
 * Whether an account that another business has connected can be taken over: this business has verified the mailbox, and the
 * other one has not.
 */
export async function canTakeOver(tenant: Tenant, kind: ConnectedKind, account: Account): Promise<boolean> {
  if (kind !== "email") return false;
  const details = mailDetails(account);
  const isProven = details.transport === "gmail" || details.provider === "microsoft" || details.isProven;
  return isProven === true && isUnprovenElsewhere(tenant, account.account);
}

/** Ends the other business's connection to the mailbox and notifies its owners. */
export async function takeOverMailbox(tenant: Tenant, address: string): Promise<void> {
  const ended = await endUnprovenMailbox(tenant, address);
  if (!ended) return;
  const loser = tenantOf(tenant, mintOrganizationId(ended.organization_id));
  await loser.transaction(async (db) => {
    const { support_language: language, brand } = await readOrganization(db);
    const url = `${loser.addresses.public}/channels`;
    const mail = mailboxTakenOverMail({ language, address, business: brand[language], url });
    for (const { email } of await findOwners(db))
      if (email) await queueMail(db, { to: email, language, isAccountMail: true, ...mail });
    db.publish({ kind: "channel", id: ended.connection_id });
  });
}
