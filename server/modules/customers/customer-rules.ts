import { normaliseEmail } from "#shared/rules/email.ts";
import { normalisePhone } from "#shared/rules/phone.ts";
import { requireFields } from "#server/http/failure.ts";
import { plainText } from "#server/texts/plain-text.ts";

/** Fields as they were sent. A missing field does not change; `null` or only spaces clear it. */
export interface CustomerFields {
  name?: string | null | undefined;
  account_name?: string | null | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

type Change = { [Field in keyof CustomerFields]?: string | null };

/**
 * Returns the fields as they are stored: trimmed, the phone in E.164, the address in lower case. Throws
 * `invalid_request`.
 */
export function customerChange(fields: CustomerFields): Change {
  const change: Change = {};
  for (const name of ["name", "account_name", "phone", "email"] as const) {
    const typed = fields[name];
    if (typed !== undefined) change[name] = plainText(typed ?? "") || null;
  }
  const phone = change.phone && normalisePhone(change.phone);
  const email = change.email && normaliseEmail(change.email);
  requireFields({
    phone: change.phone && !phone ? "phone_invalid" : null,
    email: change.email && !email ? "email_address_invalid" : null,
  });
  if (phone) change.phone = phone;
  if (email) change.email = email;
  return change;
}
