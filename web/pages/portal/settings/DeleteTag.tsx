import { useState } from "react";
import { useTranslation } from "react-i18next";
import { deleteTag } from "#shared/contract/tags.ts";
import type { Tag } from "#shared/contract/ticket-tags.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { toast } from "#web/toast.ts";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";

export function DeleteTag({ tag: { id, name }, onClose }: { tag: Tag; onClose: () => void }) {
  const { t } = useTranslation("settings");
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    try {
      await call(deleteTag, { params: { id } });
      toast.success(t("tags.deleted"));
    } catch (error) {
      toast.failure(error);
    }
    await refresh("tags", "tickets");
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => void run()}
      title={t("tags.deleteTitle", { name })}
      confirm={t("tags.delete")}
      isPending={isPending}
    >
      <p>{t("tags.deleteText")}</p>
    </ConfirmDialog>
  );
}
