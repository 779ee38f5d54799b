import { z } from "zod";

/** Why a ticket was closed; each has a text in both languages. `resolved` is what "Resolve issue" sets (D43). */
export const closeReason = z.enum([
  "resolved",
  "answered",
  "no_reply",
  "duplicate",
  "spam",
  "out_of_scope",
  "other",
]);
export type CloseReason = z.infer<typeof closeReason>;
/** What a closed ticket shows; `merged` is set by a merge alone. */
export type ShownCloseReason = CloseReason | "merged";
