export const ticketStatuses = ["pending", "closed", "deferred"] as const;

export const channelKinds = ["chat", "email", "whatsapp", "whatsapp_meta", "instagram", "twitter"] as const;

/** The reasons why a message was not delivered. Each code has a text in both languages. */
export const sendFailureCodes = [
  "window_closed",
  "blocked",
  "unknown_contact",
  "rejected",
  "too_large",
  "not_connected",
  "expired",
  /** WhatsApp does not know the template, expects other placeholders, or has paused it. */
  "template_unknown",
  "template_values",
  "template_paused",
  /** WhatsApp limits how many marketing messages a person receives from all businesses together. */
  "marketing_limit",
  "opted_out",
  "account_restricted",
  "picture_refused",
  /** The account was connected without the permission to send pictures. */
  "picture_permission",
] as const;

/** What the team did with a ticket: replied after a handover, or closed it. */
export const handledKinds = ["replied", "closed"] as const;
export type HandledKind = (typeof handledKinds)[number];

export const ticketOrders = ["newest", "waiting", "due", "priority"] as const;

/** The longest reply target in hours, about a month. */
export const maxReplyTargetHours = 720;

/** The priorities from the lowest to the highest. */
export const priorities = ["low", "medium", "high", "urgent"] as const;
