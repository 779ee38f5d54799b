export { billingRoutes } from "./routes.ts";
export { pricingPage } from "./routes/plans.ts";
