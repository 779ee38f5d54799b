import type * as contract from "#shared/contract/corrections.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const proposeCorrection = endpoint<typeof contract.proposeCorrection>(
  "lessons.propose",
  "GET",
  "/api/lessons/proposals/:id/",
);
export const createCorrection = endpoint<typeof contract.createCorrection>(
  "lessons.teach",
  "POST",
  "/api/lessons/",
);
export const undoCorrection = endpoint<typeof contract.undoCorrection>(
  "lessons.undo",
  "DELETE",
  "/api/lessons/:id/",
);
export const listTicketCorrections = endpoint<typeof contract.listTicketCorrections>(
  "lessons.ofTicket",
  "GET",
  "/api/tickets/:id/lessons/",
);
export const rateReply = endpoint<typeof contract.rateReply>(
  "lessons.judge",
  "PUT",
  "/api/lessons/verdicts/:id/",
);
