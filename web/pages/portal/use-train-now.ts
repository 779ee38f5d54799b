import { useTranslation } from "react-i18next";
import { train } from "#shared/contract/knowledge.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { toast } from "#web/toast.ts";
import type { ToastAction } from "#web/toasts.tsx";

/** The next step after something was written, for who may publish: a button for a toast. That the new version answers is told by the pages. */
export function useTrainNow(): ToastAction | undefined {
  const { t } = useTranslation("faqs");
  const refresh = useRefresh();
  const canPublish = usePermission("publishing");
  const start = async () => {
    try {
      await call(train, {});
      toast.success(t("train.started"), t("train.startedNote"));
    } catch (error) {
      toast.failure(error);
    }
    await refresh("knowledge");
  };
  if (!canPublish) return undefined;
  return { label: t("train.now"), onClick: () => void start() };
}
