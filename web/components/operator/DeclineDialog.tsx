import { useTranslation } from "react-i18next";
import type { OperatorSubscriptionRequest } from "#shared/contract/subscriptions.ts";
import { maxDeclineNoteLength } from "#shared/values/subscriptions.ts";
import { declineSubscriptionRequest } from "#web/api/endpoints/subscriptions.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { FormDialog } from "#web/forms/FormDialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { TextField } from "#web/ui/TextField.tsx";

/** Declines a request with a note that the business can read. */
export function DeclineDialog({
  request,
  onClose,
}: {
  request: OperatorSubscriptionRequest;
  onClose: () => void;
}) {
  const { t } = useTranslation("operator");
  const refresh = useRefresh();
  const form = useForm({
    initial: { note: "" },
    check: ({ note }) => ({ note: note.trim() ? undefined : t("subscriptions.noteMissing") }),
    submit: async ({ note }) => {
      await call(declineSubscriptionRequest, { params: { id: request.id }, body: { note } });
      toast.success(t("subscriptions.done.decline"));
      onClose();
      await refresh("operator");
    },
    onFailure: () => void refresh("operator"),
  });
  return (
    <FormDialog
      form={form}
      title={t("subscriptions.declineTitle", { name: request.organization.name })}
      submit={t("subscriptions.decline")}
      look="danger"
      onClose={onClose}
    >
      <p>{t("subscriptions.declineText")}</p>
      <TextField
        {...form.field("note")}
        label={t("subscriptions.note")}
        placeholder={t("subscriptions.notePlaceholder")}
        lines={4}
        maxLength={maxDeclineNoteLength}
        autoFocus
      />
    </FormDialog>
  );
}
