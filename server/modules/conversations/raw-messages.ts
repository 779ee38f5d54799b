import { sanitizeStoredHtml } from "#server/channels/email/sanitize-html.ts";
import { Failure } from "#server/http/failure.ts";
import type { Tenant } from "#server/tenant.ts";
import * as store from "./store/raw-messages.ts";

/**
 * Returns a mail as it was received, with history and signature. Its HTML is sanitised again, because the rules may
 * have become stricter.
 */
export async function readRawMessage(tenant: Tenant, messageId: string) {
  const row = await tenant.transaction((db) => store.readRawMessage(db, messageId));
  if (!row || (row.html === null && row.full_text === null)) throw new Failure("not_found");
  return {
    subject: row.subject,
    text: row.full_text ?? row.text,
    html: row.html === null ? null : sanitizeStoredHtml(row.html),
  };
}
