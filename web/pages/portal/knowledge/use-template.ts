import { useState } from "react";
import { useTranslation } from "react-i18next";
import { downloadTemplate } from "#shared/contract/knowledge.ts";
import { messageOf } from "#web/api/api-error.ts";
import { download } from "#web/api/call.ts";
import { saveFile } from "#web/save-file.ts";
import { toast } from "#web/toast.ts";

/** Fetches the Excel template with the business's name in it (C236). */
export function useTemplate(): { isPending: boolean; get: () => void } {
  const { t } = useTranslation(["knowledge", "common"]);
  const [isPending, setPending] = useState(false);
  const get = async () => {
    setPending(true);
    try {
      saveFile(await download(downloadTemplate));
      toast.success(t("template.success"));
    } catch (error) {
      toast.error(t("template.error"), messageOf(error, t("common:errors.generic")));
    } finally {
      setPending(false);
    }
  };
  return { isPending, get: () => void get() };
}
