import { useTranslation } from "react-i18next";
import { train } from "#shared/contract/knowledge.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { toast } from "#web/toast.ts";
import type { ToastAction } from "#web/toasts.tsx";

/** The next step after something was written: a button for a toast. That the new version answers is told by the pages. */
export function useTrainNow(): ToastAction {
  const { t } = useTranslation("faqs");
  const refresh = useRefresh();
  const start = async () => {
    try {
      await call(train, {});
      toast.success(t("train.started"), t("train.startedNote"));
    } catch (error) {
      toast.failure(error);
    }
    await refresh("knowledge");
  };
  return { label: t("train.now"), onClick: () => void start() };
}
