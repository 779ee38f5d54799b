import { queueMail } from "#server/mail/queue.ts";
import { type RenewalResult, renewalMail } from "#server/mail/renewal-mails.ts";
import { findOwners, readOrganization } from "#server/modules/identity/index.ts";
import type { TenantDb } from "#server/tenant.ts";
import type { SavedCardRow } from "./store/saved-cards.ts";

/** Mails every owner the result of a charge, in the team's language. */
export async function mailRenewal(db: TenantDb, result: RenewalResult, card: SavedCardRow): Promise<void> {
  const { support_language: language, brand } = await readOrganization(db);
  const mail = renewalMail(result, {
    language,
    card: `${card.brand} •••• ${card.last_four}`.trim(),
    business: brand[language],
    url: `${db.tenant.addresses.public}/subscription#card`,
  });
  for (const { email } of await findOwners(db))
    if (email) await queueMail(db, { to: email, language, isAccountMail: true, ...mail });
}
