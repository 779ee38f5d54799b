import type * as contract from "#shared/contract/webhooks.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listWebhooks = endpoint<typeof contract.listWebhooks>("webhooks.list", "GET", "/api/webhooks/");
export const createWebhook = endpoint<typeof contract.createWebhook>(
  "webhooks.create",
  "POST",
  "/api/webhooks/",
);
export const changeWebhook = endpoint<typeof contract.changeWebhook>(
  "webhooks.change",
  "PUT",
  "/api/webhooks/:id/",
);
export const deleteWebhook = endpoint<typeof contract.deleteWebhook>(
  "webhooks.delete",
  "DELETE",
  "/api/webhooks/:id/",
);
export const renewWebhookSecret = endpoint<typeof contract.renewWebhookSecret>(
  "webhooks.renewSecret",
  "POST",
  "/api/webhooks/:id/secret/",
);
export const testWebhook = endpoint<typeof contract.testWebhook>(
  "webhooks.test",
  "POST",
  "/api/webhooks/:id/test/",
);
export const listWebhookDeliveries = endpoint<typeof contract.listWebhookDeliveries>(
  "webhooks.listDeliveries",
  "GET",
  "/api/webhooks/:id/deliveries/",
);
export const replayWebhookDelivery = endpoint<typeof contract.replayWebhookDelivery>(
  "webhooks.replay",
  "POST",
  "/api/webhook-deliveries/:id/replay/",
);
