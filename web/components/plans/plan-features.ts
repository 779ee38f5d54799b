/** The features of each plan, as keys of the pricing texts. */
export const planFeatures = {
  basic: ["basic.a", "basic.b", "basic.c"],
  professional: ["professional.a", "professional.b", "professional.c", "professional.d"],
  enterprise: ["enterprise.a", "enterprise.b", "enterprise.c"],
} as const;
