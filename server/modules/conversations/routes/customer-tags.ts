import { addCustomerTag, removeCustomerTag } from "#shared/contract/customer-tags.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { findOrCreateTag } from "#server/modules/conversations/tags.ts";
import { tagCustomer, untagCustomer } from "#server/modules/customers/index.ts";

export const customerTagRoutes: Route[] = [
  serve(addCustomerTag, async ({ tenant, params, body }) => ({
    data: await tenant.transaction(async (db) => {
      const { id } = await findOrCreateTag(db, body.name, tenant.clock());
      return tagCustomer(db, params.id, id);
    }),
  })),
  serve(removeCustomerTag, async ({ tenant, params, body }) => ({
    data: await tenant.transaction((db) => untagCustomer(db, params.id, body.tag_id)),
  })),
];
