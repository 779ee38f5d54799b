import { useTranslation } from "react-i18next";
import { exportFormats } from "#shared/values/ticket-export.ts";
import type { Action } from "#web/api/use-action.ts";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { DownloadIcon } from "#web/ui/icons.tsx";
import { Menu } from "#web/ui/Menu.tsx";

export type ExportFormat = (typeof exportFormats)[number];

/** A menu of the formats in which a page's data can be saved as a file, if the member's role may export data. */
export function ExportMenu<Request>({
  label,
  save,
  requestOf,
  className,
}: {
  label: string;
  save: Pick<Action<[Request]>, "isPending" | "run">;
  requestOf: (format: ExportFormat) => Request;
  className?: string | undefined;
}) {
  const { t } = useTranslation("portal");
  const canExport = usePermission("exports");
  if (!canExport) return null;
  return (
    <Menu
      label={label}
      className={className ?? ""}
      trigger={<DownloadIcon />}
      entries={exportFormats.map((format) => ({
        id: format,
        label: t(`export.${format}`),
        isDisabled: save.isPending,
        onSelect: () => void save.run(requestOf(format)),
      }))}
    />
  );
}
