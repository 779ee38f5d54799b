import type { DemoRequestFields } from "#shared/contract/demo-requests.ts";
import { toAsciiDigits } from "#shared/rules/digits.ts";
import { normalisePhone } from "#shared/rules/phone.ts";
import type { FieldProblem } from "#server/http/failure.ts";

const longest = 200;
const maxTextLength = 4000;

/** Returns the fields trimmed, with Latin digits, and with a Saudi number in international form if it is one. */
export function normaliseFields(fields: DemoRequestFields): DemoRequestFields {
  const phone = toAsciiDigits(fields.phone_number).trim();
  return {
    full_name: fields.full_name.trim(),
    phone_number: normalisePhone(phone) ?? phone,
    contact_email: fields.contact_email.trim(),
    company_name: fields.company_name.trim(),
    website_link: fields.website_link.trim(),
    additional_info: fields.additional_info.trim(),
  };
}

/** Validates the fields. Name and phone are required (C093, C094); other fields may be empty (C095). */
export function problemsOf(
  request: DemoRequestFields,
): Partial<Record<keyof DemoRequestFields, FieldProblem | null>> {
  const long = (text: string, maxLength: number): FieldProblem | null =>
    text.length > maxLength ? "too_long" : null;
  return {
    full_name: request.full_name === "" ? "full_name_required" : long(request.full_name, longest),
    phone_number:
      request.phone_number === ""
        ? "phone_number_required"
        : /\d{6}/.test(request.phone_number.replace(/\D/g, ""))
          ? long(request.phone_number, 40)
          : "phone_invalid",
    contact_email:
      request.contact_email === "" || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(request.contact_email)
        ? long(request.contact_email, longest)
        : "email_invalid",
    company_name: long(request.company_name, longest),
    website_link:
      request.website_link === "" || URL.canParse(withScheme(request.website_link))
        ? long(request.website_link, longest)
        : "url_invalid",
    additional_info: long(request.additional_info, maxTextLength),
  };
}

/** Adds the scheme that may be missing in the address of a website. */
const withScheme = (link: string): string => (/^https?:\/\//i.test(link) ? link : `https://${link}`);
