/** What customers ask any business about. The topics of an industry are these alone: none is made of a business's own words. */
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
