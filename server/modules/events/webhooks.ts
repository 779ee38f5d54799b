import type { z } from "zod";
import type { changeWebhook as changeCall, Webhook, WebhookEvent } from "#shared/contract/webhooks.ts";
import { maxWebhookAddressCharacters, webhookEvents } from "#shared/values/webhooks.ts";
import type { Context } from "#server/context.ts";
import { Failure } from "#server/http/failure.ts";
import type { Tenant } from "#server/tenant.ts";
import * as store from "./store/webhooks.ts";
import { newWebhookSecret, secretOverlapMs, webhookUrl } from "./webhook-rules.ts";
import { encryptSecret } from "./webhook-secrets.ts";

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

export async function listWebhooks(tenant: Tenant): Promise<Webhook[]> {
  const rows = await tenant.transaction((db) => store.listWebhooks(db));
  return rows.map((row) => webhookView(row, tenant.clock()));
}

/** Creates a webhook. Returns its secret as well, which cannot be read again later. */
export async function createWebhook(tenant: Tenant, fields: Fields): Promise<Webhook & { secret: string }> {
  const checked = checkedFields(tenant, fields);
  const secret = newWebhookSecret();
  const at = tenant.clock();
  const sealed = encryptSecret(tenant, secret);
  return tenant.transaction(
    async (db) => {
      const id = await store.insertWebhook(db, { ...checked, sealed, at });
      if (!id) throw new Failure("too_many_webhooks");
      const row = (await store.findWebhook(db, id)) as store.WebhookRow;
      return { ...webhookView(row, at), secret };
    },
    { lock: "webhooks" },
  );
}

/** Enables an endpoint again with a new grace period. Events from the time between are not delivered. */
export async function changeWebhook(
  tenant: Tenant,
  id: string,
  body: z.output<typeof changeCall.body>,
): Promise<Webhook> {
  const checked = checkedFields(tenant, body);
  const at = tenant.clock();
  return updateWebhook(tenant, id, at, ({ disabled_at }) => ({
    ...checked,
    ...(body.enabled
      ? disabled_at && { disabled_at: null, disabled_reason: null, failing_since: null }
      : !disabled_at && { disabled_at: at, disabled_reason: "owner" }),
  }));
}

/** Replaces the secret. The previous secret keeps signing for a day; an earlier one ends at once. */
export async function renewSecret(tenant: Tenant, id: string): Promise<Webhook & { secret: string }> {
  const secret = newWebhookSecret();
  const at = tenant.clock();
  const webhook = await updateWebhook(tenant, id, at, ({ sealed_secret }) => ({
    sealed_secret: encryptSecret(tenant, secret),
    sealed_previous_secret: sealed_secret,
    previous_secret_until: new Date(at.getTime() + secretOverlapMs),
  }));
  return { ...webhook, secret };
}

function updateWebhook(
  tenant: Tenant,
  id: string,
  at: Date,
  change: (row: store.WebhookRow) => store.WebhookChange,
): Promise<Webhook> {
  return tenant.transaction(
    async (db) => {
      const row = await store.findWebhook(db, id);
      if (!row) throw new Failure("not_found");
      await store.changeWebhook(db, id, change(row));
      return webhookView((await store.findWebhook(db, id)) as store.WebhookRow, at);
    },
    { lock: "webhooks" },
  );
}

export async function deleteWebhook(tenant: Tenant, id: string): Promise<void> {
  const isDeleted = await tenant.transaction((db) => store.deleteWebhook(db, id));
  if (!isDeleted) throw new Failure("not_found");
}
