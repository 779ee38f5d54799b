import { useTranslation } from "react-i18next";
import type { Source } from "#shared/contract/knowledge.ts";
import { deleteSource } from "#web/api/endpoints/knowledge.ts";
import { ConfirmActionDialog } from "#web/components/portal/ConfirmActionDialog.tsx";

/** Explains what the agent forgets, because a deleted file is used until the next training. */
export function DeleteSourceDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const { t } = useTranslation(["knowledge", "common"]);
  const kind = source.kind === "url" ? "Url" : "";
  return (
    <ConfirmActionDialog
      endpoint={deleteSource}
      request={{ params: { id: source.id } }}
      refreshes={["knowledge"]}
      done={t(`delete.success${kind}`)}
      failed={t(`delete.error${kind}`)}
      title={<bdi>{t("delete.titleFile", { name: source.name })}</bdi>}
      confirm={t("delete.confirm")}
      onClose={onClose}
    >
      <p>{t(`delete.${source.live ? "live" : "notLive"}${kind}`)}</p>
    </ConfirmActionDialog>
  );
}
