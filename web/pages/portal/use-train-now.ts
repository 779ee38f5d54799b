import { useTranslation } from "react-i18next";
import { startTraining } from "#web/api/endpoints/knowledge.ts";
import { useAction } from "#web/api/use-action.ts";
import { usePermission } from "#web/components/portal/use-permission.ts";
import type { ToastAction } from "#web/ui/toast-list.ts";

/**
 * Returns the button of a toast that trains the agent after a change, for members who may publish. The pages report
 * the result.
 */
export function useTrainNow(): ToastAction | undefined {
  const { t } = useTranslation("faqs");
  const canPublish = usePermission("publishing");
  const start = useAction(startTraining, {
    refreshes: ["knowledge"],
    done: { text: t("train.started"), note: t("train.startedNote") },
  });
  if (!canPublish) return undefined;
  return { label: t("train.now"), onClick: () => void start.run({}) };
}
