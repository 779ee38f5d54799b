import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, nothing } from "./envelope.ts";

/** One log-in of the caller. Properties that the browser does not reveal are null. */
const ownSession = z.object({
  id,
  browser: z.string().nullable(),
  /** The operating system, or the product name when it is more specific, such as "iPhone". */
  system: z.string().nullable(),
  device: z.enum(["computer", "phone", "tablet"]).nullable(),
  created_at: instant,
  /** The time of the last call, precise to the minute. */
  last_seen_at: instant,
  is_current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const listSessions = endpoint({
  name: "sessions.list",
  method: "GET",
  path: "/api/sessions/",
  access: "session",
  summary: "List the caller's sessions, this one first",
  result: dataOf(z.array(ownSession)),
});

export const endSession = endpoint({
  name: "sessions.end",
  method: "DELETE",
  path: "/api/sessions/:id/",
  access: "session",
  summary: "End one of the caller's own sessions, soon after a log-in",
  params: idParams,
  result: nothing,
});

export const endOtherSessions = endpoint({
  name: "sessions.endOthers",
  method: "POST",
  path: "/api/sessions/end-others/",
  access: "session",
  summary: "End all of the caller's sessions but this one, soon after a log-in",
  result: dataOf(z.object({ ended: z.number() })),
});
