/**
 * The topics that customers of any business ask about. The market figures use only these topics, so that no
 * business's own words are shared.
 */
export const marketTopics = [
  "returns",
  "warranty",
  "order_status",
  "delivery",
  "payments",
  "offers",
  "booking",
  "hours",
  "branches",
  "contacts",
  "availability",
  "prices",
] as const;
export type MarketTopic = (typeof marketTopics)[number];
