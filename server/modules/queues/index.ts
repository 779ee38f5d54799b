// The operators' view of the job queue, and their decisions on permanently failed jobs.
export { queuesRoutes } from "./routes.ts";
