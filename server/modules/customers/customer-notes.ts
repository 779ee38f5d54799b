import type { CustomerNote } from "#shared/contract/customer-notes.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import type { Tenant } from "#server/tenant.ts";
import { plainText } from "#server/texts/plain-text.ts";
import { lockCustomer, readCustomer } from "./customers.ts";
import * as store from "./store/customer-notes.ts";

export async function listCustomerNotes(tenant: Tenant, customerId: string): Promise<CustomerNote[]> {
  return tenant.transaction(async (db) => {
    await readCustomer(db, customerId);
    return store.findCustomerNotes(db, customerId);
  });
}

/** Adds a note. A second note with the same `client_id` is ignored. */
export async function addCustomerNote(
  tenant: Tenant,
  { memberId }: MemberCaller,
  customerId: string,
  typed: { text: string; client_id?: string | undefined },
): Promise<CustomerNote> {
  const text = plainText(typed.text);
  if (text === "") throw new Failure("invalid_request", { text: ["required"] });
  const clientId = typed.client_id ? plainText(typed.client_id) : null;
  return tenant.transaction(async (db) => {
    await lockCustomer(db, customerId);
    const note = await store.insertCustomerNote(db, { customerId, memberId, text, clientId }, tenant.clock());
    db.publish({ kind: "customer", id: customerId });
    return note;
  });
}

/** Deletes a note; members can only delete their own. */
export async function deleteCustomerNote(
  tenant: Tenant,
  { memberId }: MemberCaller,
  id: string,
): Promise<void> {
  await tenant.transaction(async (db) => {
    const customerId = await store.deleteCustomerNote(db, id, memberId);
    if (!customerId) throw new Failure("not_found");
    db.publish({ kind: "customer", id: customerId });
  });
}
