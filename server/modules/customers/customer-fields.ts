import type { CustomerField } from "#shared/contract/customer-fields.ts";
import { toOneLine } from "#shared/rules/one-line.ts";
import { findViolatedConstraint } from "#server/db/violation.ts";
import { Failure } from "#server/http/failure.ts";
import type { Tenant } from "#server/tenant.ts";
import { lockCustomer } from "./customers.ts";
import * as store from "./store/customer-fields.ts";

export const listCustomerFields = (tenant: Tenant): Promise<CustomerField[]> =>
  tenant.transaction((db) => store.listCustomerFields(db));

export async function createCustomerField(tenant: Tenant, typed: string): Promise<CustomerField> {
  const name = fieldName(typed);
  const field = await refuseTaken(() =>
    tenant.transaction((db) => store.insertCustomerField(db, name, tenant.clock())),
  );
  if (!field) throw new Failure("too_many_customer_fields");
  return field;
}

export async function renameCustomerField(tenant: Tenant, id: string, typed: string): Promise<CustomerField> {
  const name = fieldName(typed);
  const field = await refuseTaken(() => tenant.transaction((db) => store.renameCustomerField(db, id, name)));
  if (!field) throw new Failure("not_found");
  return field;
}

export async function deleteCustomerField(tenant: Tenant, id: string): Promise<void> {
  const isDeleted = await tenant.transaction((db) => store.deleteCustomerField(db, id));
  if (!isDeleted) throw new Failure("not_found");
}

export async function setCustomerField(
  tenant: Tenant,
  customerId: string,
  fields: { field_id: string; value: string },
): Promise<void> {
  const set = { customerId, fieldId: fields.field_id, value: toOneLine(fields.value) };
  await tenant.transaction(async (db) => {
    await lockCustomer(db, customerId);
    if (!(await store.setCustomerFieldValue(db, set))) throw new Failure("not_found");
    db.publish({ kind: "customer", id: customerId });
  });
}

function fieldName(typed: string): string {
  const name = toOneLine(typed);
  if (name === "") throw new Failure("invalid_request", { name: ["required"] });
  return name;
}

async function refuseTaken<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (problem) {
    if (findViolatedConstraint(problem) === "customer_fields_name")
      throw new Failure("customer_field_taken", { name: ["customer_field_taken"] });
    throw problem;
  }
}
