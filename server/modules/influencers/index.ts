// The directory of influencers that the operator maintains, and the notes of each organisation about them.
export { influencersRoutes } from "./routes.ts";
