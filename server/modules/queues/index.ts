// What operators see of the job queue, and what they decide about jobs that failed for good.
export { queuesRoutes } from "./routes.ts";
