import { instagramPlatform, metaPlatform } from "#server/channels/platforms.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import { suppressionMarkFor } from "#server/modules/outreach/index.ts";
import { masterSecret } from "#server/secrets.ts";
import { tenantOf } from "#server/tenant.ts";
import { confirmationCode, readSignedPerson } from "./erasure-request-rules.ts";
import * as store from "./store/erasure-requests.ts";

/** Where people are known by an id of Meta's. */
const platforms = ["instagram", "whatsapp"];

function signedBy(context: Context, signedRequest: string): string {
  const secrets = [metaPlatform(context)?.appSecret, instagramPlatform(context)?.appSecret].filter(
    (secret) => secret !== undefined,
  );
  const person = readSignedPerson(signedRequest, secrets, context.clock());
  if (person === null) throw new Failure("invalid_request", { signed_request: ["invalid"] });
  return person;
}

/** A56. When this answers, the person's conversations, files and accounts are gone. */
export async function requestDataDeletion(
  context: Context,
  signedRequest: string,
): Promise<{ url: string; confirmation_code: string }> {
  const person = signedBy(context, signedRequest);
  const code = confirmationCode(masterSecret(context.config), signedRequest);
  const marks = await marksOf(context, person);
  const files = await store.forgetPerson(context.db, code, platforms, person, marks, context.clock());
  for (const key of files) await context.files.delete(key);
  context.log.info({ deletion: code }, "a person's data were deleted at Meta's request");
  return { url: `${context.addresses.public}/data-deletion/${code}`, confirmation_code: code };
}

/** By what each organisation would know the person again: whoever refused its campaigns is to stay refused. */
async function marksOf(context: Context, person: string) {
  const marks = [];
  for (const place of await store.readPlaces(context.db, platforms, person)) {
    const tenant = tenantOf(context, mintOrganizationId(place.organization_id));
    const mark = await tenant.transaction((db) =>
      suppressionMarkFor(db, { channel: place.reach, externalId: person }),
    );
    if (mark !== null) marks.push({ ...place, mark });
  }
  return marks;
}

/** Returns how many accounts were disconnected. */
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

/** What became of a request, for whoever has its code; 404 for any other. */
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
