/** What a member is told of, and by which way: mail to their address, or a notification of the browser. */
export const notifications = [
  "mention:mail",
  "mention:browser",
  "assigned:mail",
  "assigned:browser",
  "waiting:browser",
  "overdue:mail",
  "overdue:browser",
] as const;
export type Notification = (typeof notifications)[number];
export const notificationEvents = ["mention", "assigned", "waiting", "overdue"] as const;
export const notificationWays = ["mail", "browser"] as const;
