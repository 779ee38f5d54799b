import type * as contract from "#shared/contract/saved-cards.ts";
import { endpoint } from "#web/api/endpoint.ts";

const path = "/api/subscription/card/";

export const getSavedCard = endpoint<typeof contract.getSavedCard>("savedCard.get", "GET", path);
export const saveCard = endpoint<typeof contract.saveCard>("savedCard.save", "POST", path);
export const checkSavedCard = endpoint<typeof contract.checkSavedCard>(
  "savedCard.check",
  "POST",
  "/api/subscription/card/check/",
);
export const removeCard = endpoint<typeof contract.removeCard>("savedCard.remove", "DELETE", path);
