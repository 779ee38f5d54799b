import { mintOrganizationId } from "#server/db/organization.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { listOrganizationsWithNews } from "#server/modules/billing/store/subscription-notices.ts";
import { maxLeadMs, maxNoticeAgeMs } from "#server/modules/billing/subscription-notice-rules.ts";
import { noticeSubscription } from "#server/modules/billing/subscription-notices.ts";
import { tenantOf } from "#server/tenant.ts";

/** Notifies owners of ending and ended terms, and of usage near the plan's limit. */
export const noticeSubscriptionsJob: Job<"subscriptions.notice"> = async (context) => {
  const now = context.clock().getTime();
  const since = new Date(now - maxNoticeAgeMs);
  let noticeCount = 0;
  for (const id of await listOrganizationsWithNews(context.db, since, new Date(now + maxLeadMs)))
    noticeCount += await noticeSubscription(tenantOf(context, mintOrganizationId(id)));
  return noticeCount === 0
    ? "Skipped: no owner has to be told of anything"
    : `Told owners of ${noticeCount} things`;
};
