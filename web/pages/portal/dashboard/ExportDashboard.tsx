import { useTranslation } from "react-i18next";
import type { Period } from "#shared/contract/dashboard.ts";
import { exportDashboard } from "#web/api/endpoints/dashboard.ts";
import { useDownload } from "#web/api/use-action.ts";
import { ExportMenu } from "#web/components/portal/ExportMenu.tsx";

/** Downloads the figures of the period. */
export function ExportDashboard({ period }: { period: Period }) {
  const { t } = useTranslation(["dashboard", "portal"]);
  const save = useDownload(exportDashboard, { done: t("portal:export.done") });
  return (
    <ExportMenu
      label={t("export.button")}
      save={save}
      requestOf={(format) => ({ query: { period, format } })}
    />
  );
}
