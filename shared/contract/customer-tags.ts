import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams } from "./envelope.ts";
import { tag } from "./ticket-tags.ts";

export const addCustomerTag = endpoint({
  name: "customers.addTag",
  method: "POST",
  path: "/api/customers/:id/tags/",
  access: "member",
  permission: "any_member",
  scope: "customers:write",
  summary:
    "Tag a customer; an existing tag of this name in any spelling is used, otherwise one is created. Returns the customer's tags",
  params: idParams,
  body: z.object({ name: z.string().max(200) }),
  result: dataOf(z.array(tag)),
});

export const removeCustomerTag = endpoint({
  name: "customers.removeTag",
  method: "POST",
  path: "/api/customers/:id/tags/removal/",
  access: "member",
  permission: "any_member",
  scope: "customers:write",
  summary: "Remove a tag from a customer. Returns the customer's tags",
  params: idParams,
  body: z.object({ tag_id: id }),
  result: dataOf(z.array(tag)),
});
