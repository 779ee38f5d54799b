import type { CustomerSegment } from "#shared/contract/customer-segments.ts";
import { toOneLine } from "#shared/rules/one-line.ts";
import { maxCustomerSegmentNameLength } from "#shared/values/customers.ts";
import { findViolatedConstraint } from "#server/db/violation.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import type { Tenant } from "#server/tenant.ts";
import * as store from "./store/customer-segments.ts";

export const listCustomerSegments = (tenant: Tenant): Promise<CustomerSegment[]> =>
  tenant.transaction((db) => store.listSegments(db));

export async function addCustomerSegment(
  tenant: Tenant,
  fields: Omit<CustomerSegment, "id">,
): Promise<CustomerSegment> {
  const name = toOneLine(fields.name);
  requireFields({
    name: name === "" ? "required" : [...name].length > maxCustomerSegmentNameLength ? "too_long" : null,
  });
  const segment = await tenant
    .transaction((db) => store.insertSegment(db, { ...fields, name }, tenant.clock()))
    .catch((problem: unknown) => {
      const violated = findViolatedConstraint(problem);
      if (violated === "customer_segments_name")
        throw new Failure("customer_segment_taken", { name: ["customer_segment_taken"] });
      if (violated === "customer_segments_tag") throw new Failure("not_found");
      throw problem;
    });
  if (!segment) throw new Failure("too_many_customer_segments");
  return segment;
}

export async function deleteCustomerSegment(tenant: Tenant, id: string): Promise<void> {
  const isDeleted = await tenant.transaction((db) => store.deleteSegment(db, id));
  if (!isDeleted) throw new Failure("not_found");
}
