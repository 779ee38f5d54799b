/** What a member is told of, and by which way: mail to their address, or a notification of the browser. */
export const notifications = [
  "mention:mail",
  "mention:browser",
  "assigned:mail",
  "assigned:browser",
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

/** Who hears of an event: those it concerns, whatever their role, or everybody of some roles. */
const rolesOf: Partial<Record<NotificationEvent, readonly string[]>> = {
  campaign: ["owner", "manager"],
  subscription: ["owner"],
  usage: ["owner"],
};

/** The events of which a member of this role can be told. */
export const notificationEventsOf = (role: string): NotificationEvent[] =>
  notificationEvents.filter((event) => rolesOf[event]?.includes(role) ?? true);

/** What owners are told of their trial, their subscription and its usage. */
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
