/** The events of which a member can be notified, and the ways: a mail to their address, or a browser notification. */
export const notifications = [
  "mention:mail",
  "mention:browser",
  "assigned:mail",
  "assigned:browser",
  "waiting:mail",
  "waiting:browser",
  "overdue:mail",
  "overdue:browser",
  "campaign:mail",
  "campaign:browser",
  "subscription:mail",
  "subscription:browser",
  "usage:mail",
  "usage:browser",
] as const;
export type Notification = (typeof notifications)[number];
const notificationEvents = [
  "mention",
  "assigned",
  "waiting",
  "overdue",
  "campaign",
  "subscription",
  "usage",
] as const;
export type NotificationEvent = (typeof notificationEvents)[number];
export const notificationWays = ["mail", "browser"] as const;

/** The roles that receive an event. Events without an entry concern single members of any role. */
const rolesOf: Partial<Record<NotificationEvent, readonly string[]>> = {
  campaign: ["owner", "manager"],
  subscription: ["owner"],
  usage: ["owner"],
};

/** Returns the events of which a member with this role can be notified. */
export const notificationEventsOf = (role: string): NotificationEvent[] =>
  notificationEvents.filter((event) => rolesOf[event]?.includes(role) ?? true);

/** The notices to owners about the trial, the subscription and its usage. */
export const subscriptionNotices = [
  "trial_ending",
  "trial_ended",
  "term_ending",
  "term_ended",
  "activated",
  "near_limit",
  "limit_reached",
] as const;
export type SubscriptionNotice = (typeof subscriptionNotices)[number];
