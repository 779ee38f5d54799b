import * as contract from "#shared/contract/customer-fields.ts";
import { type Route, serve } from "#server/http/serve.ts";
import {
  createCustomerField,
  deleteCustomerField,
  listCustomerFields,
  renameCustomerField,
  setCustomerField,
} from "#server/modules/customers/customer-fields.ts";

export const customerFieldRoutes: Route[] = [
  serve(contract.listCustomerFields, async ({ tenant }) => ({ data: await listCustomerFields(tenant) })),
  serve(contract.createCustomerField, async ({ tenant, body }) => ({
    data: await createCustomerField(tenant, body.name),
  })),
  serve(contract.renameCustomerField, async ({ tenant, params, body }) => ({
    data: await renameCustomerField(tenant, params.id, body.name),
  })),
  serve(contract.deleteCustomerField, async ({ tenant, params }) => {
    await deleteCustomerField(tenant, params.id);
    return { data: null };
  }),
  serve(contract.setCustomerField, async ({ tenant, params, body }) => {
    await setCustomerField(tenant, params.id, body);
    return { data: null };
  }),
];
