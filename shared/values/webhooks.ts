/** What an endpoint may be told of. */
export const webhookEvents = [
  "ticket.created",
  "ticket.escalated",
  "ticket.closed",
  "message.received",
  "message.sent",
  "customer.created",
] as const;

export const maxWebhookAddressCharacters = 500;
