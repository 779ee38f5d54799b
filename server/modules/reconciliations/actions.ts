import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId } from "#server/db/organization.ts";
import { type Opened, openConnection } from "#server/modules/channels/actions.ts";
import { settleUnknown } from "#server/modules/deliveries/actions.ts";
import * as store from "./store.ts";

/**
 * Sees to a message whose sending nobody knows the outcome of: the platform is looked through where it lets itself be,
 * and what it does not have is put before a person. It is never sent again from here.
 */
export async function reconcileMessage(
  context: Context,
  organizationId: OrganizationId,
  messageId: string,
): Promise<{ found: number; givenUp: number }> {
  const parts = await inOrganization(context.db, organizationId, (db) =>
    store.readUnknownParts(db, organizationId, messageId),
  );
  const done = { found: 0, givenUp: 0 };
  for (const part of parts) {
    const opened = await inOrganization(context.db, organizationId, (db) =>
      openConnection(db, context, organizationId, { kind: part.channel }),
    );
    const externalId = opened && (await lookedUp(context, opened, part));
    const outcome = await inOrganization(context.db, organizationId, (db) =>
      settleUnknown(db, context, organizationId, { partId: part.id, messageId, externalId }),
    );
    if (outcome === "sent") done.found += 1;
    if (outcome === "unknown") done.givenUp += 1;
  }
  return done;
}

async function lookedUp(
  context: Context,
  { channel, connection }: Opened,
  { contact, text, tried_at, audience }: store.UnknownPart,
): Promise<string | null> {
  // Only conversations can be looked through.
  if (audience === "public") return null;
  const place = context.lanes.enter(`asking ${channel.platform}`, connection.id);
  if (typeof place === "number") return null;
  try {
    return (await channel.find?.(context, connection, { contact, text, at: tried_at })) ?? null;
  } catch (problem) {
    context.log.info({ channel: channel.kind, problem: (problem as Error).message }, "nothing was looked up");
    return null;
  } finally {
    place();
  }
}
