import { useTranslation } from "react-i18next";
import { downloadTemplate } from "#web/api/endpoints/knowledge.ts";
import { useDownload } from "#web/api/use-action.ts";

/** Downloads the Excel template with the business's name (C236). */
export function useTemplate(): { isPending: boolean; get: () => void } {
  const { t } = useTranslation(["knowledge", "common"]);
  const template = useDownload(downloadTemplate, {
    done: t("template.success"),
    failed: t("template.error"),
  });
  return { isPending: template.isPending, get: () => void template.run() };
}
