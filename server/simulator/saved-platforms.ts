import { secretWord } from "./signing.ts";
import type { WhatsAppState } from "./whatsapp-state.ts";

/** The platforms as they were left, so that the demo's connected channels outlive a restart. */
export interface SavedPlatforms {
  secrets: { meta: string };
  whatsapp: WhatsAppState;
}

export const secretsOf = (saved: SavedPlatforms | undefined): SavedPlatforms["secrets"] =>
  saved?.secrets ?? { meta: secretWord() };
