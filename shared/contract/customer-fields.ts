import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, nothing } from "./envelope.ts";
import { maxCustomerFieldLength, maxCustomerFieldNameLength } from "#shared/values/customers.ts";

/** A field that a business adds to its customers' records, under a name it chooses. */
const customerField = z.object({ id, name: z.string() });
export type CustomerField = z.infer<typeof customerField>;

const named = z.object({ name: z.string().max(maxCustomerFieldNameLength) });

export const listCustomerFields = endpoint({
  name: "customerFields.list",
  method: "GET",
  path: "/api/customer-fields/",
  access: "member",
  permission: "any_member",
  scope: "customers:read",
  summary: "List the organisation's custom fields of customers, oldest first",
  result: dataOf(z.array(customerField)),
});

export const createCustomerField = endpoint({
  name: "customerFields.create",
  method: "POST",
  path: "/api/customer-fields/",
  access: "member",
  permission: "settings",
  summary: "Create a custom field for all customers",
  body: named,
  result: dataOf(customerField),
});

export const renameCustomerField = endpoint({
  name: "customerFields.rename",
  method: "PUT",
  path: "/api/customer-fields/:id/",
  access: "member",
  permission: "settings",
  summary: "Rename a custom field; its values stay",
  params: idParams,
  body: named,
  result: dataOf(customerField),
});

export const deleteCustomerField = endpoint({
  name: "customerFields.delete",
  method: "DELETE",
  path: "/api/customer-fields/:id/",
  access: "member",
  permission: "settings",
  summary: "Delete a custom field with its values",
  params: idParams,
  result: nothing,
});

export const setCustomerField = endpoint({
  name: "customers.setField",
  method: "PUT",
  path: "/api/customers/:id/field/",
  access: "member",
  permission: "any_member",
  scope: "customers:write",
  summary: "Set a customer's value of a custom field; an empty value clears it",
  params: idParams,
  body: z.object({ field_id: id, value: z.string().max(maxCustomerFieldLength) }),
  result: nothing,
});
