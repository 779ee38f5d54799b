import type { Job } from "#server/jobs/jobs.ts";
import { askRating } from "#server/modules/conversations/rating-questions.ts";

export const askRatingJob: Job<"tickets.askRating"> = (tenant, { ticketId, closedAt }) =>
  askRating(tenant, ticketId, new Date(closedAt));
