import type { PrivacyRequest } from "#shared/contract/privacy-requests.ts";
import { Failure } from "#server/http/failure.ts";
import { findBeside, lockConversations } from "#server/modules/conversations/index.ts";
import {
  deleteCustomer,
  findContactsOfCustomer,
  lockErasedCustomer,
} from "#server/modules/customers/index.ts";
import { findTaught } from "#server/modules/knowledge/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { eraseAddresses, eraseContacts, eraseRecipients } from "./erasure.ts";
import * as store from "./store/privacy-requests.ts";

export async function listRequests(tenant: Tenant, query: { page: number; page_size: number }) {
  const page = { limit: query.page_size, offset: (query.page - 1) * query.page_size };
  return tenant.transaction(async (db) => ({
    data: (await store.findRequests(db, {}, page)).map(requestView),
    meta: { page: query.page, page_size: query.page_size, total: await store.countRequests(db) },
  }));
}

const requestView = ({ kind, requested_at, done_at, ...row }: store.RequestRow): PrivacyRequest => ({
  ...row,
  kind: kind as PrivacyRequest["kind"],
  requested_at: requested_at.toISOString(),
  done_at: done_at?.toISOString() ?? null,
});

/** Maximum characters of the answers that are shown. */
const maxAnswerCharacters = 120;

/** Previews an erasure. */
export async function previewErasure(tenant: Tenant, customerId: string) {
  return tenant.transaction(async (db) => {
    await requireCustomer(db, customerId);
    const contacts = await findContactsOfCustomer(db, customerId);
    const messages = await lockConversations(
      db,
      contacts.map(({ conversationId }) => conversationId),
    );
    const { fileKeys } = await findBeside(db, messages);
    const taught = await findTaught(db, messages.messageIds);
    return {
      conversations: contacts.length,
      messages: messages.messageIds.length,
      files: fileKeys.length,
      phrasings: taught.reduce((sum, { gone }) => sum + gone.length, 0),
      answers: taught
        .filter(({ left }) => left.length === 0)
        .map(({ id, answer }) => ({ id, answer: [...answer].slice(0, maxAnswerCharacters).join("") })),
    };
  });
}

/**
 * Erases a customer. The rows are deleted when this responds; files, and the versions with phrasings in the customer's
 * words, follow within minutes, and the request then shows its completion.
 */
export async function eraseCustomer(
  tenant: Tenant,
  memberId: string,
  customerId: string,
): Promise<PrivacyRequest> {
  return tenant.transaction(async (db) => {
    const customer = await requireCustomer(db, customerId);
    const contacts = await findContactsOfCustomer(db, customerId);
    const request = { kind: "erasure", customer, memberId } as const;
    const id = await store.insertRequest(db, request, tenant.clock());
    await eraseRecipients(db, customerId);
    const erased = await eraseContacts(db, contacts, id);
    // The number and address that the customer gave may be on uploaded lists as well.
    if (customer.phone) await eraseAddresses(db, "whatsapp", [customer.phone.replaceAll(/\D/g, "")]);
    if (customer.email) await eraseAddresses(db, "email", [customer.email]);
    await deleteCustomer(db, customerId);
    await store.countRequest(db, id, erased, null);
    db.publish({ kind: "customer", id: customerId });
    db.publish({ kind: "privacy", id });
    const [row] = await store.findRequests(db, { id }, { limit: 1, offset: 0 });
    return requestView(row as store.RequestRow);
  });
}

async function requireCustomer(db: TenantDb, id: string) {
  const customer = await lockErasedCustomer(db, id);
  if (!customer) throw new Failure("not_found");
  return customer;
}
