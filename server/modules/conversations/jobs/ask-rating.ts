import { mintOrganizationId } from "#server/db/organization.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { askRating } from "#server/modules/conversations/rating-questions.ts";

export const askRatingJob: Job<"tickets.askRating"> = (context, { organizationId, ticketId, closedAt }) =>
  askRating(context, mintOrganizationId(organizationId), ticketId, new Date(closedAt));
