/** The highest price of a plan in riyals. Anything above is a typing mistake. */
export const maxPlanPrice = 1_000_000;
/** The highest number of replies of the agent per month. */
export const maxPlanReplies = 10_000_000;
