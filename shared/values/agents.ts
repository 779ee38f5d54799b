export const agentTones = ["warm", "formal", "brief"] as const;
