import type { WebhookDelivery } from "#shared/contract/webhooks.ts";
import { Failure } from "#server/http/failure.ts";
import { recordReading } from "#server/db/record-changes.ts";
import { webhookDisabledMail } from "#server/mail/webhook-mails.ts";
import { queueMail } from "#server/mail/queue.ts";
import { findOwners, readOrganization } from "#server/modules/identity/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { sendWebhook } from "./send-webhook.ts";
import * as store from "./store/webhook-deliveries.ts";
import { changeWebhook, findWebhook, type WebhookRow } from "./store/webhooks.ts";
import { nextAttemptAt, reasonToDisable, signWebhook, type WebhookAnswer } from "./webhook-rules.ts";
import { signingSecrets } from "./webhook-secrets.ts";

/** Maximum number of workers for external servers that wait for receivers of webhooks, and for one receiver. */
const maxConcurrency = { perPlatform: 3, perAccount: 2 };

function deliveryView(row: store.DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    event: row.event,
    happened_at: row.happened_at.toISOString(),
    state: row.state as WebhookDelivery["state"],
    attempts: row.attempts,
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
    last_status: row.last_status,
    last_ms: row.last_ms,
    last_problem: row.last_problem as WebhookDelivery["last_problem"],
  };
}

export async function listDeliveries(
  tenant: Tenant,
  endpointId: string,
  { page, page_size }: { page: number; page_size: number },
) {
  return tenant.transaction(async (db) => {
    if (!(await findWebhook(db, endpointId))) throw new Failure("not_found");
    const range = { limit: page_size, offset: (page - 1) * page_size };
    const { rows, total } = await store.listDeliveries(db, endpointId, range);
    return { data: rows.map(deliveryView), meta: { page, page_size, total } };
  });
}

/** Queues the event `webhook.test`, whichever events the endpoint is subscribed to. */
export async function testWebhook(tenant: Tenant, endpointId: string): Promise<void> {
  await tenant.transaction(async (db) => {
    requireEnabled(await findWebhook(db, endpointId));
    const at = tenant.clock();
    const id = await store.insertDelivery(db, endpointId, "webhook.test", at);
    await store.queueDelivery(db, id);
  });
}

/** Sends a delivery again under its id. A delivery that waits for its next attempt is sent now. */
export async function replayDelivery(tenant: Tenant, id: string): Promise<WebhookDelivery> {
  return tenant.transaction(async (db) => {
    const row = await store.findDelivery(db, id);
    if (!row) throw new Failure("not_found");
    requireEnabled(await findWebhook(db, row.endpoint_id));
    const retryColumns = { state: "pending" as const, attempts: 0, next_attempt_at: tenant.clock() };
    await store.changeDelivery(db, id, retryColumns);
    await store.queueDelivery(db, id);
    // Deliveries are not recorded as they follow from other changes; a member who has one sent again is.
    await recordReading(db);
    return deliveryView({ ...row, ...retryColumns });
  });
}

function requireEnabled(endpoint: WebhookRow | undefined): void {
  if (!endpoint) throw new Failure("not_found");
  if (endpoint.disabled_at) throw new Failure("webhook_disabled");
}

/**
 * Makes one attempt. The request is made outside of any transaction. A process that is killed between the request
 * and the storing of its result repeats the request under the same id, by which receivers recognise it.
 */
export async function deliverWebhook(tenant: Tenant, id: string): Promise<string> {
  const found = await tenant.transaction(async (db) => {
    const delivery = await store.findDelivery(db, id);
    const endpoint = delivery && (await findWebhook(db, delivery.endpoint_id));
    return delivery && endpoint ? { delivery, endpoint } : null;
  });
  if (!found) return "Skipped: the webhook is gone";
  const { delivery, endpoint } = found;
  if (delivery.state !== "pending") return `Skipped: it is ${delivery.state}`;
  if (endpoint.disabled_at) {
    const change = { state: "failed", next_attempt_at: null, last_problem: "disabled" } as const;
    await tenant.transaction((db) => store.changeDelivery(db, id, change));
    return "Skipped: the webhook is switched off";
  }
  const slot = tenant.concurrencyLimits.acquire("webhooks", endpoint.id, maxConcurrency);
  if (!slot.release) {
    const runAt = new Date(Date.now() + slot.retryAfterMs);
    await tenant.transaction((db) => store.queueDelivery(db, id, runAt));
    return "Later: enough wait for receivers";
  }
  try {
    const { event, happened_at, data } = delivery;
    const body = JSON.stringify({ type: event, timestamp: happened_at.toISOString(), data });
    const now = tenant.clock();
    const headers = signWebhook(delivery.id, now, body, signingSecrets(tenant, endpoint, now));
    const answer = await sendWebhook(
      endpoint.url,
      { body, headers },
      {
        allowsPrivate: tenant.config.webhooks.privateAddresses,
        maxMs: tenant.config.webhooks.maxMs,
      },
    );
    return await saveAnswer(tenant, delivery, answer);
  } finally {
    slot.release();
  }
}

async function saveAnswer(
  tenant: Tenant,
  { id, endpoint_id: endpointId, attempts: before }: store.DeliveryRow,
  answer: WebhookAnswer,
): Promise<string> {
  const at = tenant.clock();
  const attempts = before + 1;
  const next = answer.problem === null ? null : nextAttemptAt(attempts, answer, at, Math.random());
  await tenant.transaction(
    async (db) => {
      await store.changeDelivery(db, id, {
        state: answer.problem === null ? "delivered" : next ? "pending" : "failed",
        attempts,
        next_attempt_at: next,
        last_attempt_at: at,
        last_status: answer.status,
        last_ms: answer.ms,
        last_problem: answer.problem,
      });
      // The queue uses the real time, also where the product's clock is set.
      const waitMs = next ? next.getTime() - at.getTime() : 0;
      if (next) await store.queueDelivery(db, id, new Date(Date.now() + waitMs));
      const endpoint = await findWebhook(db, endpointId);
      if (endpoint) await recordHealth(db, endpoint, answer, at);
    },
    { lock: "webhooks" },
  );
  const statusOrProblem = answer.status ?? answer.problem;
  return next ? `Answered ${statusOrProblem}; tried again later` : `Answered ${statusOrProblem}`;
}

const hostOf = (url: string) => new URL(url).host;

/** Records since when an endpoint has been failing, and switches it off when it is gone or has failed for days. */
async function recordHealth(
  db: TenantDb,
  endpoint: WebhookRow,
  answer: WebhookAnswer,
  at: Date,
): Promise<void> {
  if (answer.problem === null) {
    if (endpoint.failing_since) await changeWebhook(db, endpoint.id, { failing_since: null });
    return;
  }
  const since = endpoint.failing_since ?? at;
  if (!endpoint.failing_since) await changeWebhook(db, endpoint.id, { failing_since: since });
  const reason = endpoint.disabled_at ? null : reasonToDisable(answer, since, at);
  if (!reason) return;
  await changeWebhook(db, endpoint.id, { disabled_at: at, disabled_reason: reason });
  const { support_language: language, brand } = await readOrganization(db);
  const mail = webhookDisabledMail(reason, {
    language,
    host: hostOf(endpoint.url),
    business: brand[language],
    url: `${db.tenant.addresses.public}/settings#webhooks`,
  });
  for (const { email } of await findOwners(db))
    if (email) await queueMail(db, { to: email, language, ...mail });
}
