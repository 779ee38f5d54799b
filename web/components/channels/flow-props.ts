import type { ConnectedKind } from "#shared/contract/channels.ts";

/** The properties of a form that connects a channel. */
export interface FlowProps {
  kind: ConnectedKind;
  onConnected: () => void;
  onClose: () => void;
}
