import type * as contract from "#shared/contract/sessions.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listSessions = endpoint<typeof contract.listSessions>("sessions.list", "GET", "/api/sessions/");
export const endSession = endpoint<typeof contract.endSession>(
  "sessions.end",
  "DELETE",
  "/api/sessions/:id/",
);
export const endOtherSessions = endpoint<typeof contract.endOtherSessions>(
  "sessions.endOthers",
  "POST",
  "/api/sessions/end-others/",
);
