import * as contract from "#shared/contract/customer-notes.ts";
import { type Route, serve } from "#server/http/serve.ts";
import {
  addCustomerNote,
  deleteCustomerNote,
  listCustomerNotes,
} from "#server/modules/customers/customer-notes.ts";

export const customerNoteRoutes: Route[] = [
  serve(contract.listCustomerNotes, async ({ tenant, params }) => ({
    data: await listCustomerNotes(tenant, params.id),
  })),
  serve(contract.addCustomerNote, async ({ tenant, caller, params, body }) => ({
    data: await addCustomerNote(tenant, caller, params.id, body),
  })),
  serve(contract.deleteCustomerNote, async ({ tenant, caller, params }) => {
    await deleteCustomerNote(tenant, caller, params.id);
    return { data: null };
  }),
];
