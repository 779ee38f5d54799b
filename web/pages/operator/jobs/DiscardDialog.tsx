import { useTranslation } from "react-i18next";
import type { FailedJob } from "#shared/contract/operator-jobs.ts";
import { maxDiscardReasonLength } from "#shared/values/operator-jobs.ts";
import { discardFailedJob } from "#web/api/endpoints/operator-jobs.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { FormDialog } from "#web/forms/FormDialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { TextField } from "#web/ui/TextField.tsx";
import { useJobKind } from "./use-job-kind.ts";

/** Discards a failed job with a reason, which the audit log keeps. */
export function DiscardDialog({ job, onClose }: { job: FailedJob; onClose: () => void }) {
  const { t } = useTranslation("operatorJobs");
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
  return (
    <FormDialog
      form={form}
      title={t("discardTitle")}
      submit={t("failed.discard")}
      look="danger"
      onClose={onClose}
    >
      <p>{t("discardText", { kind: kindOf(job.name) })}</p>
      <TextField
        {...form.field("reason")}
        label={t("reason")}
        hint={t("reasonHint")}
        lines={3}
        maxLength={maxDiscardReasonLength}
        autoFocus
      />
    </FormDialog>
  );
}
