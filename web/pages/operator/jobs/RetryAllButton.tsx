import { useState } from "react";
import { useTranslation } from "react-i18next";
import { retryFailedJobs } from "#web/api/endpoints/operator-jobs.ts";
import { useAction } from "#web/api/use-action.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";

/** Retries all failed jobs, or those of the listed kind, after a confirmation. */
export function RetryAllButton({ name, total }: { name: string; total: number }) {
  const { t } = useTranslation("operatorJobs");
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const retry = useAction(retryFailedJobs, {
    refreshes: ["operatorJobs"],
    done: ({ data }) => t("retriedAll", { count: data.retried, number: format.number(data.retried) }),
  });
  const retryAndClose = async () => {
    await retry.run({ body: name ? { name } : {} });
    setAsking(false);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t("failed.retryAll")}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void retryAndClose()}
        title={t("retryAllTitle", { count: total, number: format.number(total) })}
        confirm={t("failed.retryAll")}
        look="main"
        isPending={retry.isPending}
      >
        <p>{t("retryAllText")}</p>
      </ConfirmDialog>
    </>
  );
}
