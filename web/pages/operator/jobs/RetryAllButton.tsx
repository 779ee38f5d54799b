import { useState } from "react";
import { useTranslation } from "react-i18next";
import { retryFailedJobs } from "#shared/contract/operator-jobs.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";

/** Runs all failed jobs again, or all of the kind that is listed; asks first. */
export function RetryAllButton({ name, total }: { name: string; total: number }) {
  const { t } = useTranslation("operatorJobs");
  const format = useFormat();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const retry = async () => {
    setPending(true);
    try {
      const { data } = await call(retryFailedJobs, { body: name ? { name } : {} });
      toast.success(t("retriedAll", { count: data.retried, number: format.number(data.retried) }));
    } catch (error) {
      toast.failure(error);
    }
    setPending(false);
    setAsking(false);
    await refresh("operatorJobs");
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t("failed.retryAll")}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void retry()}
        title={t("retryAllTitle", { count: total, number: format.number(total) })}
        confirm={t("failed.retryAll")}
        look="main"
        isPending={isPending}
      >
        <p>{t("retryAllText")}</p>
      </ConfirmDialog>
    </>
  );
}
