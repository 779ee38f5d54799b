import type { SubscriptionNotice } from "#shared/values/notifications.ts";
import { subscriptionMail } from "#server/mail/subscription-mails.ts";
import { findActiveMembersInRoles, readOrganization, tellMember } from "#server/modules/identity/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { readUsage } from "./interactions.ts";
import { readCard } from "./store/saved-cards.ts";
import { readNoticed, saveNoticed } from "./store/subscription-notices.ts";
import { readSubscription } from "./store/subscriptions.ts";
import { dueNotices } from "./subscription-notice-rules.ts";
import { endOf, graceEnd, usageNotice } from "./subscription-rules.ts";

/** Notifies the owners once of ending and ended terms. Returns the number of notices. */
export async function noticeSubscription(tenant: Tenant): Promise<number> {
  const now = tenant.clock();
  return tenant.transaction(
    async (db) => {
      const before = await readNoticed(db);
      if (!before) return 0;
      const stored = await readSubscription(db);
      const { month, used, limit } = await readUsage(db, stored, now);
      const isRenewedByCard = (await readCard(db))?.state === "active";
      const usage = month && usageNotice(used, limit);
      const { kinds, noticed } = dueNotices({ stored, noticed: before, isRenewedByCard, month, usage }, now);
      if (kinds.length === 0) return 0;
      await saveNoticed(db, noticed);
      for (const kind of kinds)
        await tellOwners(db, kind, {
          // An ended term continues for the days of grace, and a month of usage until the next one begins.
          until:
            kind === "near_limit" || kind === "limit_reached"
              ? (month?.until ?? now)
              : (graceEnd(stored, now) ?? endOf(stored) ?? now),
          used,
          limit: limit ?? 0,
        });
      return kinds.length;
    },
    { lock: "subscription" },
  );
}

/**
 * Mails the notice to the owners. `isMailed` is false when another mail already says more, such as that of a
 * charged card.
 */
export async function tellOwners(
  db: TenantDb,
  kind: SubscriptionNotice,
  details: { until: Date; used?: number; limit?: number; isMailed?: boolean },
): Promise<void> {
  const { support_language: language, brand } = await readOrganization(db);
  const mail = subscriptionMail(kind, {
    ...details,
    language,
    business: brand[language],
    url: `${db.tenant.addresses.public}/subscription`,
  });
  const event = kind === "near_limit" || kind === "limit_reached" ? "usage" : "subscription";
  for (const owner of await findActiveMembersInRoles(db, ["owner"]))
    await tellMember(db, owner, {
      event,
      live: { kind: "subscription_notice", id: kind },
      mail:
        details.isMailed === false ? null : { language, isAccountMail: true, at: db.tenant.clock(), ...mail },
    });
}
