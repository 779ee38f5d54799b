import { useTranslation } from "react-i18next";
import { maxCounted } from "#shared/rules/pagination.ts";
import { exportCustomers } from "#web/api/endpoints/customer-export.ts";
import { useDownload } from "#web/api/use-action.ts";
import { ExportMenu } from "#web/components/portal/ExportMenu.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { type CustomerView, queryOfView } from "./customer-view.ts";

/** Downloads the filtered customers. `total` is the number of customers in the list, of which a file has a part. */
export function ExportCustomers({ view, total }: { view: CustomerView; total: number }) {
  const { t } = useTranslation(["customers", "portal"]);
  const format = useFormat();
  const note = total > maxCounted ? t("export.first", { number: format.number(maxCounted) }) : undefined;
  const save = useDownload(exportCustomers, { done: { text: t("portal:export.done"), note } });
  return (
    <ExportMenu
      label={t("export.button")}
      save={save}
      requestOf={(chosen) => ({ body: { ...queryOfView(view), format: chosen } })}
    />
  );
}
