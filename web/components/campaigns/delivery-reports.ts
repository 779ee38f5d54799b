import type { ConnectedKind } from "#shared/contract/channels.ts";

/** Whether the channel reports delivery and reading. Where it does not, a zero would look like a failure. */
export const hasDeliveryReports = (channel: ConnectedKind): boolean =>
  channel !== "email" && channel !== "twitter";
