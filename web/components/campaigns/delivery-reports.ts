import type { ConnectedKind } from "#shared/contract/channels.ts";

/** Whether the platform tells of delivery and reading. Where it does not, a zero would be read as a failure. */
export const hasDeliveryReports = (channel: ConnectedKind): boolean =>
  channel !== "email" && channel !== "twitter";
