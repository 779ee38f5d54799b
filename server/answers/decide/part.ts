import type { Finding } from "#server/answers/responder.ts";

/** One question of a message with its finding. */
export interface Part {
  text: string;
  finding: Finding;
}
