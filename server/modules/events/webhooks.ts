import type { z } from "zod";
import type { changeWebhook as changeCall, Webhook, WebhookEvent } from "#shared/contract/webhooks.ts";
import { maxWebhookAddressCharacters, webhookEvents } from "#shared/contract/webhooks.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import * as store from "./store/webhooks.ts";
import { newWebhookSecret, secretOverlapMs, webhookUrl } from "./webhook-rules.ts";
import { sealSecret } from "./webhook-secrets.ts";

type Fields = { url: string; events: readonly WebhookEvent[] };

function webhookView(row: store.WebhookRow, now: Date): Webhook {
  const until = row.previous_secret_until;
  return {
    id: row.id,
    url: row.url,
    events: webhookEvents.filter((event) => row.events.includes(event)),
    created_at: row.created_at.toISOString(),
    disabled: row.disabled_at && {
      at: row.disabled_at.toISOString(),
      reason: row.disabled_reason as "owner" | "failing" | "gone",
    },
    failing_since: row.failing_since?.toISOString() ?? null,
    previous_secret_until: until && until > now ? until.toISOString() : null,
  };
}

function checkedFields(context: Context, { url: typed, events }: Fields) {
  const url = webhookUrl(typed, context.config.webhooks.privateAddresses);
  if (!url || url.length > maxWebhookAddressCharacters)
    throw new Failure("invalid_request", { url: ["webhook_address"] });
  return { url, events: webhookEvents.filter((event) => events.includes(event)) };
}

export async function listWebhooks(context: Context, organizationId: OrganizationId): Promise<Webhook[]> {
  const rows = await inOrganization(context.db, organizationId, (db) =>
    store.listWebhooks(db, organizationId),
  );
  return rows.map((row) => webhookView(row, context.clock()));
}

/** Returns the secret as well, which nobody can read again. */
export async function createWebhook(
  context: Context,
  organizationId: OrganizationId,
  fields: Fields,
): Promise<Webhook & { secret: string }> {
  const checked = checkedFields(context, fields);
  const secret = newWebhookSecret();
  const at = context.clock();
  const sealed = sealSecret(context, organizationId, secret);
  return inOrganization(
    context.db,
    organizationId,
    async (db) => {
      const id = await store.insertWebhook(db, organizationId, { ...checked, sealed, at });
      if (!id) throw new Failure("too_many_webhooks");
      const row = (await store.findWebhook(db, organizationId, id)) as store.WebhookRow;
      return { ...webhookView(row, at), secret };
    },
    { lock: "webhooks" },
  );
}

/** Switched on again, an endpoint is given its days anew. What happened meanwhile is not told afterwards. */
export async function changeWebhook(
  context: Context,
  organizationId: OrganizationId,
  id: string,
  body: z.output<typeof changeCall.body>,
): Promise<Webhook> {
  const checked = checkedFields(context, body);
  const at = context.clock();
  return changed(context, organizationId, id, at, ({ disabled_at }) => ({
    ...checked,
    ...(body.enabled
      ? disabled_at && { disabled_at: null, disabled_reason: null, failing_since: null }
      : !disabled_at && { disabled_at: at, disabled_reason: "owner" }),
  }));
}

/** The secret before the last one keeps signing for a day; an earlier one ends at once. */
export async function renewSecret(
  context: Context,
  organizationId: OrganizationId,
  id: string,
): Promise<Webhook & { secret: string }> {
  const secret = newWebhookSecret();
  const at = context.clock();
  const webhook = await changed(context, organizationId, id, at, ({ sealed_secret }) => ({
    sealed_secret: sealSecret(context, organizationId, secret),
    sealed_previous_secret: sealed_secret,
    previous_secret_until: new Date(at.getTime() + secretOverlapMs),
  }));
  return { ...webhook, secret };
}

function changed(
  context: Context,
  organizationId: OrganizationId,
  id: string,
  at: Date,
  change: (row: store.WebhookRow) => store.WebhookChange,
): Promise<Webhook> {
  return inOrganization(
    context.db,
    organizationId,
    async (db) => {
      const row = await store.findWebhook(db, organizationId, id);
      if (!row) throw new Failure("not_found");
      await store.changeWebhook(db, organizationId, id, change(row));
      return webhookView((await store.findWebhook(db, organizationId, id)) as store.WebhookRow, at);
    },
    { lock: "webhooks" },
  );
}

export async function deleteWebhook(
  context: Context,
  organizationId: OrganizationId,
  id: string,
): Promise<void> {
  const isDeleted = await inOrganization(context.db, organizationId, (db) =>
    store.deleteWebhook(db, organizationId, id),
  );
  if (!isDeleted) throw new Failure("not_found");
}
