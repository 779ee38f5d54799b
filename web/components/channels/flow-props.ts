import type { ConnectedKind } from "#shared/contract/channels.ts";

/** What a connect flow gets: whose it is, and what to do when the channel is connected or the owner leaves. */
export interface FlowProps {
  kind: ConnectedKind;
  onConnected: () => void;
  onClose: () => void;
}
