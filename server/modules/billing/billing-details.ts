import { type BillingDetails } from "#shared/contract/invoices.ts";
import { maxBillingAddressLength, maxBillingNameLength } from "#shared/values/invoices.ts";
import { toAsciiDigits } from "#shared/rules/digits.ts";
import { vatNumberPattern } from "#shared/rules/vat-number.ts";
import { requireFields } from "#server/http/failure.ts";
import type { Tenant } from "#server/tenant.ts";
import * as store from "./store/billing-details.ts";

export async function getBillingDetails(tenant: Tenant): Promise<BillingDetails> {
  return tenant.transaction((db) => store.readBillingDetails(db));
}

/**
 * Sets the organisation's details for its next invoices. A VAT number requires an address, which a tax invoice must
 * state.
 */
export async function saveBillingDetails(tenant: Tenant, fields: BillingDetails): Promise<BillingDetails> {
  const details = {
    legal_name: fields.legal_name.trim(),
    vat_number: toAsciiDigits(fields.vat_number).replace(/\s/g, ""),
    address: fields.address.trim(),
  };
  requireFields({
    legal_name: details.legal_name.length > maxBillingNameLength ? "too_long" : null,
    vat_number:
      details.vat_number !== "" && !vatNumberPattern.test(details.vat_number) ? "vat_number_invalid" : null,
    address:
      details.vat_number !== "" && details.address === ""
        ? "address_required"
        : details.address.length > maxBillingAddressLength
          ? "too_long"
          : null,
  });
  await tenant.transaction((db) => store.upsertBillingDetails(db, details, tenant.clock()));
  return details;
}
