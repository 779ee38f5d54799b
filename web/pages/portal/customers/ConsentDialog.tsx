import { useTranslation } from "react-i18next";
import type { ChannelKind } from "#shared/contract/channel-kinds.ts";
import { maxConsentSourceLength } from "#shared/values/customers.ts";
import { call } from "#web/api/call.ts";
import { addConsentRecord } from "#web/api/endpoints/consent-records.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { FormDialog } from "#web/forms/FormDialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { TextField } from "#web/ui/TextField.tsx";

/** Records a consent to campaigns, with where it was given, or an opt-out. */
export function ConsentDialog({
  customerId,
  channel,
  isConsent,
  onClose,
}: {
  customerId: string;
  channel: ChannelKind;
  isConsent: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation(["customers", "common"]);
  const refresh = useRefresh();
  const form = useForm({
    initial: { source: "" },
    check: ({ source }) => ({
      source: isConsent && source.trim() === "" ? t("consent.sourceMissing") : undefined,
    }),
    submit: async ({ source }) => {
      const text = source.trim();
      await call(addConsentRecord, {
        params: { id: customerId },
        body: { channel, allowed: isConsent, ...(text && { source: text }) },
      });
      toast.success(t("consent.saved"));
      await refresh("customers", "customerConsents", "campaigns");
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(isConsent ? "consent.consentTitle" : "consent.optOutTitle")}
      submit={t("consent.submit")}
      onClose={onClose}
    >
      <p>{t(isConsent ? "consent.consentText" : "consent.optOutText")}</p>
      <TextField
        {...form.field("source")}
        label={t(isConsent ? "consent.consentSource" : "consent.optOutSource")}
        hint={t("consent.sourceHint")}
        note={isConsent ? undefined : `(${t("common:optional")})`}
        maxLength={maxConsentSourceLength}
        autoFocus
      />
    </FormDialog>
  );
}
