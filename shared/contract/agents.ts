import { z } from "zod";

/** `support` answers customers, `internal` the organisation's own people. */
export const agentKinds = ["support", "internal"] as const;
export const agentKind = z.enum(agentKinds);
export type AgentKind = z.infer<typeof agentKind>;
