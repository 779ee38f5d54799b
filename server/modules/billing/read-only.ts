import type { Endpoint } from "#shared/contract/endpoint.ts";
import { Failure } from "#server/http/failure.ts";
import type { Route } from "#server/http/serve.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { readSubscription } from "./store/subscriptions.ts";
import { hasEnded } from "./subscription-rules.ts";

/** Permissions whose changes are part of the service. An expired business may still read what they are about. */
const paidPermissions: readonly Endpoint["permission"][] = [
  "campaigns",
  "knowledge",
  "publishing",
  "channels",
  "settings",
];

/** Calls that reduce what the service does for the business, beside every DELETE. */
const endingCalls: readonly string[] = ["campaigns.cancel", "channels.enable", "triageRules.enable"];

/**
 * Whether a call needs a trial or a subscription that has not ended. Staff can always answer customers, take out
 * data, delete, and pay.
 */
const needsSubscription = ({ method, name, permission }: Endpoint): boolean =>
  method !== "GET" &&
  method !== "DELETE" &&
  paidPermissions.includes(permission) &&
  !endingCalls.includes(name);

/** Has a route refuse a business whose trial or subscription has ended, where the call needs one. */
export function requireSubscription(route: Route): Route {
  if (!needsSubscription(route.endpoint)) return route;
  return {
    ...route,
    handle: async (input) => {
      if (input.tenant) await refuseEnded(input.tenant);
      return route.handle(input);
    },
  };
}

async function refuseEnded(tenant: Tenant): Promise<void> {
  if (await tenant.transaction(hasSubscriptionEnded)) throw new Failure("subscription_ended");
}

/** Whether a trial or a subscription has started and, with its days of grace, ended. */
export const hasSubscriptionEnded = async (db: TenantDb): Promise<boolean> =>
  hasEnded(await readSubscription(db), db.tenant.clock());
