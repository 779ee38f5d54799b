import { useTranslation } from "react-i18next";
import type { OperatorDeletion } from "#shared/contract/organization-deletions.ts";
import { maxReasonLength } from "#shared/values/organization-deletions.ts";
import { withdrawDeletionForOwner } from "#web/api/endpoints/organization-deletions.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { TextField } from "#web/ui/TextField.tsx";

/** Cancels a deletion at an owner's request, which is recorded with it. */
export function TakeBackDialog({ deletion, onClose }: { deletion: OperatorDeletion; onClose: () => void }) {
  const { t } = useTranslation(["operatorDeletions", "common"]);
  const refresh = useRefresh();
  const form = useForm({
    initial: { reason: "" },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : t("reasonMissing") }),
    submit: async ({ reason }) => {
      await call(withdrawDeletionForOwner, { params: { id: deletion.id }, body: { reason } });
      toast.success(t("takenBack"));
      onClose();
      await refresh("operatorDeletions");
    },
    onFailure: () => void refresh("operatorDeletions"),
  });
  const actions = (
    <>
      <Button type="submit" form={form.id} look="main" isPending={form.isPending}>
        {t("takeBack")}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("takeBackTitle", { name: `\u2068${deletion.organization_name}\u2069` })}
      actions={actions}
    >
      <p>{t("takeBackText")}</p>
      <form id={form.id} noValidate onSubmit={form.onSubmit}>
        <FormErrorSummary message={form.failure} />
        <TextField
          {...form.field("reason")}
          label={t("reason")}
          hint={t("reasonHint")}
          lines={3}
          maxLength={maxReasonLength}
          autoFocus
        />
      </form>
    </Dialog>
  );
}
