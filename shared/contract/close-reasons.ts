import { z } from "zod";

/** The reason why a ticket was closed. Each has a text in both languages. "Resolve issue" sets `resolved` (D43). */
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
/** The reason shown on a closed ticket. Only a merge sets `merged`. */
export type ShownCloseReason = CloseReason | "merged";
