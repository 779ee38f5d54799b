import { useTranslation } from "react-i18next";
import type { FailedJob } from "#shared/contract/operator-jobs.ts";
import { maxDiscardReasonLength } from "#shared/values/operator-jobs.ts";
import { discardFailedJob } from "#web/api/endpoints/operator-jobs.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { useJobKind } from "./use-job-kind.ts";

/** Gives up a failed job, with the reason that stays in the audit log. */
export function DiscardDialog({ job, onClose }: { job: FailedJob; onClose: () => void }) {
  const { t } = useTranslation(["operatorJobs", "common"]);
  const kindOf = useJobKind();
  const refresh = useRefresh();
  const form = useForm({
    initial: { reason: "" },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : t("reasonMissing") }),
    submit: async ({ reason }) => {
      await call(discardFailedJob, { params: { id: job.id }, body: { reason } });
      toast.success(t("discarded"));
      onClose();
      await refresh("operatorJobs");
    },
    onFailure: () => void refresh("operatorJobs"),
  });
  const actions = (
    <>
      <Button type="submit" form={form.id} look="danger" isPending={form.isPending}>
        {t("failed.discard")}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t("discardTitle")} actions={actions}>
      <p>{t("discardText", { kind: kindOf(job.name) })}</p>
      <form id={form.id} noValidate onSubmit={form.onSubmit}>
        <FormErrorSummary message={form.failure} />
        <TextField
          {...form.field("reason")}
          label={t("reason")}
          hint={t("reasonHint")}
          lines={3}
          maxLength={maxDiscardReasonLength}
          autoFocus
        />
      </form>
    </Dialog>
  );
}
