import type { ChannelHandle } from "#server/modules/connections/index.ts";
import type { TenantDb } from "#server/tenant.ts";
import * as store from "./store/contact-points.ts";

/**
 * The contact that stored events come from; a platform may use another id for them than before. The alias is its other id
 * for them.
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
      // An event of an unknown format; reading it reports that.
    }
  const address = await store.findAddress(db, row.kind, { address: thread, alias });
  return { address: address ?? thread, alias };
}

export { saveAlias } from "./store/contact-points.ts";
