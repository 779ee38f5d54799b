import { instagramPlatform, metaPlatform } from "#server/channels/platforms.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import { deleteCustomersWithoutContacts, findContactsOfPerson } from "#server/modules/customers/index.ts";
import { readMasterSecret } from "#server/secrets.ts";
import { type Tenant, tenantOf } from "#server/tenant.ts";
import { confirmationCode, readSignedPerson } from "./erasure-request-rules.ts";
import { eraseAddresses, eraseContacts } from "./erasure.ts";
import * as store from "./store/erasure-requests.ts";

/** Channels whose contacts have an id of Meta. */
const platforms = ["instagram", "whatsapp"];

function signedBy(context: Context, signedRequest: string): string {
  const secrets = [metaPlatform(context)?.appSecret, instagramPlatform(context)?.appSecret].filter(
    (secret) => secret !== undefined,
  );
  const person = readSignedPerson(signedRequest, secrets, context.clock());
  if (person === null) throw new Failure("invalid_request", { signed_request: ["invalid"] });
  return person;
}

/**
 * A56. Erases a person's conversations, deliveries and accounts in all organisations before it responds; the files and
 * trained versions with their words follow within minutes. A process that dies in between has not responded, so Meta repeats
 * the request, which continues with the remaining organisations.
 */
export async function requestDataDeletion(
  context: Context,
  signedRequest: string,
): Promise<{ url: string; confirmation_code: string }> {
  const person = signedBy(context, signedRequest);
  const code = confirmationCode(readMasterSecret(context.config), signedRequest);
  const answer = { url: `${context.addresses.public}/data-deletion/${code}`, confirmation_code: code };
  if (await store.readDataDeletion(context.db, code)) return answer;
  const counts = { conversations: 0, messages: 0, accounts: 0 };
  for (const id of await store.findOrganizationsOfPerson(context.db, platforms, person)) {
    const erased = await erasePerson(tenantOf(context, mintOrganizationId(id)), person);
    counts.conversations += erased.conversations;
    counts.messages += erased.messages;
  }
  const at = context.clock();
  counts.accounts = (await store.disconnectAccounts(context.db, platforms, person, at)).length;
  await store.noteDataDeletion(context.db, code, counts, at);
  context.log.info({ deletion: code }, "a person's data were deleted at Meta's request");
  return answer;
}

/** Deletes customers that have no other data. */
async function erasePerson(tenant: Tenant, person: string) {
  return tenant.transaction(async (db) => {
    const contacts = await findContactsOfPerson(db, platforms, person);
    const erased = await eraseContacts(db, contacts, null);
    for (const channel of platforms) await eraseAddresses(db, channel, [person]);
    await deleteCustomersWithoutContacts(
      db,
      contacts.map(({ customerId }) => customerId),
    );
    return erased;
  });
}

/** Disconnects the person's accounts and returns their number. */
export async function deauthorize(context: Context, signedRequest: string): Promise<number> {
  const person = signedBy(context, signedRequest);
  const ended = await store.disconnectAccounts(context.db, platforms, person, context.clock());
  for (const { organization_id, connection_id } of ended)
    context.events.publish({
      organizationId: mintOrganizationId(organization_id),
      kind: "channel",
      id: connection_id,
    });
  return ended.length;
}

/** Returns the state of a request by its code; fails with a 404 for an unknown code. */
export async function getDataDeletion(context: Context, code: string) {
  const row = await store.readDataDeletion(context.db, code);
  if (!row) throw new Failure("not_found");
  return {
    ...row,
    code,
    requested_at: row.requested_at.toISOString(),
    done_at: row.done_at.toISOString(),
  };
}
