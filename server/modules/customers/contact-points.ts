import type { ChannelHandle } from "#server/modules/connections/index.ts";
import type { TenantDb } from "#server/tenant.ts";
import * as store from "./store/contact-points.ts";

/**
 * Returns the contact from which stored events come. A platform may now use another id for the person than before;
 * the alias is that other id.
 */
export async function resolveIdentity(
  db: TenantDb,
  { channel, row }: ChannelHandle,
  thread: string,
  bodies: unknown[],
): Promise<{ address: string; alias: string | null }> {
  const { aliasIn } = channel;
  if (!aliasIn) return { address: thread, alias: null };
  let alias: string | null = null;
  for (const body of bodies)
    try {
      alias ??= aliasIn(body);
    } catch {
      // The event has an unknown format; the code that reads it reports that.
    }
  const address = await store.findAddress(db, row.kind, { address: thread, alias });
  return { address: address ?? thread, alias };
}

export { saveAlias } from "./store/contact-points.ts";
