import type { Context } from "#server/context.ts";
import { sanitizeStoredHtml } from "#server/channels/email/sanitize-html.ts";
import { inOrganization, type OrganizationId } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import * as store from "./store/raw-messages.ts";

/** A mail as it came, with history and signature. Its HTML goes through the list again: rules may have become stricter. */
export async function readRawMessage(context: Context, organizationId: OrganizationId, messageId: string) {
  const row = await inOrganization(context.db, organizationId, (db) =>
    store.readRawMessage(db, organizationId, messageId),
  );
  if (!row || (row.html === null && row.full_text === null)) throw new Failure("not_found");
  return {
    subject: row.subject,
    text: row.full_text ?? row.text,
    html: row.html === null ? null : sanitizeStoredHtml(row.html),
  };
}
