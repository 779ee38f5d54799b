/** In riyals. A price above is a slip of the finger. */
export const maxPlanPrice = 1_000_000;
/** Replies of the agent a month. */
export const maxPlanReplies = 10_000_000;
