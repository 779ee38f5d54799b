import { useTranslation } from "react-i18next";
import type { BillingDetails as Details } from "#shared/contract/invoices.ts";
import { maxBillingAddressLength, maxBillingNameLength } from "#shared/values/invoices.ts";
import { getBillingDetails, saveBillingDetails } from "#web/api/endpoints/invoices.ts";
import { toAsciiDigits } from "#shared/rules/digits.ts";
import { vatNumberPattern } from "#shared/rules/vat-number.ts";
import { call } from "#web/api/call.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TextField } from "#web/ui/TextField.tsx";

/** The organisation's details on its next invoices. Only owners can see and change them. */
export function BillingDetails() {
  const { t } = useTranslation("subscription");
  const read = useRead(getBillingDetails, {});
  return (
    <SettingsSection title={t("billing.title")} text={t("billing.text")}>
      {read.data ? (
        <DetailsForm details={read.data.data} />
      ) : read.error ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton rows={3} height="3.5rem" />
      )}
    </SettingsSection>
  );
}

function DetailsForm({ details }: { details: Details }) {
  const { t } = useTranslation("subscription");
  const refresh = useRefresh();
  const form = useForm({
    initial: { ...details },
    check: ({ vat_number, address }) => {
      const number = toAsciiDigits(vat_number).replace(/\s/g, "");
      return {
        vat_number:
          number === "" || vatNumberPattern.test(number) ? undefined : t("billing.vatNumberInvalid"),
        address: number !== "" && address.trim() === "" ? t("billing.addressRequired") : undefined,
      };
    },
    submit: async (body) => {
      const saved = await call(saveBillingDetails, { body });
      form.fill(saved.data);
      toast.success(t("billing.saved"));
      await refresh("billingDetails");
    },
    onFailure: () => toast.error(t("billing.failed")),
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <FormErrorSummary message={form.failure} />
      <TextField
        {...form.field("legal_name")}
        label={t("billing.name")}
        hint={t("billing.nameHint")}
        autoComplete="organization"
        maxLength={maxBillingNameLength}
      />
      <TextField
        {...form.field("vat_number")}
        label={t("billing.vatNumber")}
        hint={t("billing.vatNumberHint")}
        direction="ltr"
        autoComplete="off"
      />
      <TextField
        {...form.field("address")}
        label={t("billing.address")}
        autoComplete="street-address"
        maxLength={maxBillingAddressLength}
        lines={2}
      />
      <Button type="submit" isPending={form.isPending}>
        {t("billing.save")}
      </Button>
    </form>
  );
}
