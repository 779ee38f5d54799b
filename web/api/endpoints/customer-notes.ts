import type * as contract from "#shared/contract/customer-notes.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listCustomerNotes = endpoint<typeof contract.listCustomerNotes>(
  "customerNotes.list",
  "GET",
  "/api/customers/:id/notes/",
);
export const addCustomerNote = endpoint<typeof contract.addCustomerNote>(
  "customerNotes.add",
  "POST",
  "/api/customers/:id/notes/",
);
export const deleteCustomerNote = endpoint<typeof contract.deleteCustomerNote>(
  "customerNotes.delete",
  "DELETE",
  "/api/customer-notes/:id/",
);
