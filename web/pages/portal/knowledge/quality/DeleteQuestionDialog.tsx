import { useState } from "react";
import { useTranslation } from "react-i18next";
import { deleteQuestion } from "#shared/contract/questions.ts";
import { messageOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { toast } from "#web/toast.ts";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";

export function DeleteQuestionDialog({
  id,
  question,
  onClose,
}: {
  id: string;
  question: string;
  onClose: () => void;
}) {
  const { t } = useTranslation(["quality", "common"]);
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    try {
      await call(deleteQuestion, { params: { id } });
      toast.success(t("questions.deleted"));
    } catch (error) {
      toast.error(t("questions.deleteError"), messageOf(error, t("common:errors.generic")));
    }
    await refresh("questions", "quality");
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t("questions.deleteTitle")}
      confirm={t("questions.delete")}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p>
        <bdi>
          <b>{question}</b>
        </bdi>
      </p>
      <p>{t("questions.deleteText")}</p>
    </ConfirmDialog>
  );
}
