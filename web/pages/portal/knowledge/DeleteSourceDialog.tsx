import { useState } from "react";
import { useTranslation } from "react-i18next";
import { deleteSource, type Source } from "#shared/contract/knowledge.ts";
import { messageOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { toast } from "#web/toast.ts";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";

/** Says what the agent will and will not forget, because a deleted file still answers until the next training. */
export function DeleteSourceDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const { t } = useTranslation(["knowledge", "common"]);
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  const kind = source.kind === "url" ? "Url" : "";
  const remove = async () => {
    setPending(true);
    try {
      await call(deleteSource, { params: { id: source.id } });
      toast.success(t(`delete.success${kind}`));
    } catch (error) {
      toast.error(t(`delete.error${kind}`), messageOf(error, t("common:errors.generic")));
    }
    await refresh("knowledge");
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => void remove()}
      isPending={isPending}
      title={<bdi>{t("delete.titleFile", { name: source.name })}</bdi>}
      confirm={t("delete.confirm")}
    >
      <p>{t(`delete.${source.live ? "live" : "notLive"}${kind}`)}</p>
    </ConfirmDialog>
  );
}
