import type { ConnectedKind } from "#shared/contract/channels.ts";
import type { FlowProps } from "./flow-props.ts";
import { EmailFlow } from "./EmailFlow.tsx";
import { createLoginFlow } from "./LoginFlow.tsx";
import { NumberFlow } from "./NumberFlow.tsx";

/** The form that connects each channel. */
export const flows: Record<ConnectedKind, (props: FlowProps) => React.ReactNode> = {
  email: EmailFlow,
  whatsapp: NumberFlow,
  whatsapp_meta: createLoginFlow("whatsapp_meta"),
  instagram: createLoginFlow("instagram"),
  twitter: createLoginFlow("twitter"),
};
