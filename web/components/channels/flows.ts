import type { ConnectedKind } from "#shared/contract/channels.ts";
import { EmailFlow } from "./EmailFlow.tsx";
import { loginFlow } from "./LoginFlow.tsx";
import { NumberFlow } from "./NumberFlow.tsx";

/** What a connect flow gets: whose it is, and what to do when the channel is connected or the owner leaves. */
export interface FlowProps {
  kind: ConnectedKind;
  onConnected: () => void;
  onClose: () => void;
}

/** How each channel is connected; one file each. */
export const flows: Record<ConnectedKind, (props: FlowProps) => React.ReactNode> = {
  email: EmailFlow,
  whatsapp: NumberFlow,
  whatsapp_meta: loginFlow("whatsapp_meta"),
  instagram: loginFlow("instagram"),
  twitter: loginFlow("twitter"),
};
