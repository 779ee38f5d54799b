import { useTranslation } from "react-i18next";
import type { Period } from "#shared/contract/dashboard.ts";
import { exportFormats } from "#shared/values/ticket-export.ts";
import { exportDashboard } from "#web/api/endpoints/dashboard.ts";
import { useDownload } from "#web/api/use-action.ts";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { DownloadIcon } from "#web/ui/icons.tsx";
import { Menu } from "#web/ui/Menu.tsx";

/** Downloads the figures of the period, if the member's role may export data. */
export function ExportDashboard({ period }: { period: Period }) {
  const { t } = useTranslation("dashboard");
  const canExport = usePermission("exports");
  const save = useDownload(exportDashboard, { done: t("export.done") });
  if (!canExport) return null;
  return (
    <Menu
      label={t("export.button")}
      className=""
      trigger={<DownloadIcon />}
      entries={exportFormats.map((format) => ({
        id: format,
        label: t(`export.${format}`),
        isDisabled: save.isPending,
        onSelect: () => void save.run({ query: { period, format } }),
      }))}
    />
  );
}
