import { mintOrganizationId } from "#server/db/organization.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { reconcileMessage } from "#server/modules/outbox/reconciliation.ts";
import { maxStatusDelayMs } from "#server/modules/outbox/reconciliation-rules.ts";
import { readUnknown } from "#server/modules/outbox/store/reconciliation.ts";
import { tenantOf } from "#server/tenant.ts";

/** Reconciles requests with unknown outcomes, every minute. */
export const reconcileJob: Job<"reconciliations.tick"> = async (context) => {
  const before = new Date(context.clock().getTime() - maxStatusDelayMs);
  let [found, givenUp] = [0, 0];
  for (const { organization_id, message_id } of await readUnknown(context.db, before)) {
    try {
      const done = await reconcileMessage(tenantOf(context, mintOrganizationId(organization_id)), message_id);
      found += done.found;
      givenUp += done.givenUp;
    } catch (problem) {
      // An error must not stop the messages after it, which may belong to other accounts.
      context.log.error(
        { message: message_id, problem: (problem as Error).message },
        "a message was not reconciled",
      );
    }
  }
  return `${found} lost answers found at their platforms, ${givenUp} unknown ones given to people`;
};
