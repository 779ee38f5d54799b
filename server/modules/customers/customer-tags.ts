import type { Tag } from "#shared/contract/ticket-tags.ts";
import { Failure } from "#server/http/failure.ts";
import type { TenantDb } from "#server/tenant.ts";
import { lockCustomer } from "./customers.ts";
import * as store from "./store/customer-tags.ts";

/** Tags a customer and returns all their tags. The tags belong to the conversations module. */
export async function tagCustomer(db: TenantDb, customerId: string, tagId: string): Promise<Tag[]> {
  // The lock keeps two members who tag at the same time from exceeding the limit together.
  await lockCustomer(db, customerId);
  if (!(await store.insertCustomerTag(db, customerId, tagId))) throw new Failure("too_many_customer_tags");
  db.publish({ kind: "customer", id: customerId });
  return store.readCustomerTags(db, customerId);
}

/** Removes a tag. A tag that the customer does not have is not an error. */
export async function untagCustomer(db: TenantDb, customerId: string, tagId: string): Promise<Tag[]> {
  await lockCustomer(db, customerId);
  await store.deleteCustomerTag(db, customerId, tagId);
  db.publish({ kind: "customer", id: customerId });
  return store.readCustomerTags(db, customerId);
}
