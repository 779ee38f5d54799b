import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** What the portal hears of: enough to know which lists to fetch again, never a customer's words. */
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
    /** What a role may do has changed. */
    "role",
    "agent",
    "channel",
    "campaign",
    "reminder",
    "subscription",
    "note",
    /** The company may look into the portal from now on, or no longer. */
    "support_access",
    /** Somebody has addressed a note to the listener: only they hear of it. */
    "mention",
    /** Tickets were assigned to the listener by somebody else: only they hear of it. */
    "assignment",
    /** The reply to tickets is overdue that the listener answers for: only they hear of it. */
    "overdue",
    /** The trial, the subscription or its usage: owners hear which notice it is, as `id`. */
    "subscription_notice",
    /** A campaign is done, waits for its channel, or was stopped: owners and managers hear of it. */
    "campaign_done",
    "campaign_waits",
    "campaign_stopped",
    /** A copy of a customer's data was made, or an erasure began or is done. */
    "privacy",
  ]),
  id: z.string(),
});
export type PortalEvent = z.infer<typeof portalEvent>;

export const portalEvents = endpoint({
  name: "events.portal",
  method: "GET",
  path: "/api/events/",
  access: "member",
  permission: "any_member",
  summary: "Stream server-sent events of the caller's organisation",
  produces: "event-stream",
  result: z.unknown(),
});
