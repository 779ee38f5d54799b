// The directory of influencers that the operator keeps, and what each organisation notes about them.
export { influencersRoutes } from "./routes.ts";
