/** The events that a webhook can receive. */
export const webhookEvents = [
  "ticket.created",
  "ticket.escalated",
  "ticket.closed",
  "message.received",
  "message.sent",
  "customer.created",
] as const;

export const maxWebhookAddressCharacters = 500;
