export { billingRoutes, pricingPage } from "./routes/plans.ts";
