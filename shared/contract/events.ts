import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** An event that tells the portal which lists to fetch again. Events never contain customers' words. */
const portalEvent = z.object({
  kind: z.enum([
    "message",
    "ticket",
    "customer",
    "source",
    "faq",
    "fact",
    "lesson",
    "gap",
    "training",
    "version",
    "chatbot",
    "member",
    /** The permissions of a role have changed. */
    "role",
    "agent",
    "channel",
    "campaign",
    "reminder",
    "subscription",
    "note",
    /** An owner has granted or ended the company's access to the portal. */
    "support_access",
    /** A note mentions a member. Only that member receives the event. */
    "mention",
    /** Another member has assigned tickets to a member. Only the assignee receives the event. */
    "assignment",
    /** The reply to a member's tickets is overdue. Only the assignee receives the event. */
    "overdue",
    /** A notice about the trial, the subscription or its usage. Owners receive it with the notice's name as `id`. */
    "subscription_notice",
    /** A campaign is done, waits for its channel, or was stopped. Owners and managers receive the event. */
    "campaign_done",
    "campaign_waits",
    "campaign_stopped",
    "campaign_withheld",
    /** A copy of a customer's data was made, or an erasure has begun or ended. */
    "privacy",
  ]),
  id: z.string(),
});
export type PortalEvent = z.infer<typeof portalEvent>;

export const streamPortalEvents = endpoint({
  name: "events.portal",
  method: "GET",
  path: "/api/events/",
  access: "member",
  permission: "any_member",
  summary: "Stream server-sent events of the caller's organisation",
  produces: "event-stream",
  result: z.unknown(),
});
