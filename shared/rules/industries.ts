/** The industries of the sign-up form in the specification's spelling (C139). */
export const industries = [
  "ecommerce",
  "food_beverage",
  "retail_offline",
  "education",
  "health_wellness",
  "professional_services",
  "hospitality_travel",
  "real_estate",
  "technology_saas",
  "media_content",
  "logistics_transportation",
  "other",
] as const;
export type Industry = (typeof industries)[number];
