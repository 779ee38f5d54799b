import { useTranslation } from "react-i18next";
import { deleteQuestion } from "#web/api/endpoints/questions.ts";
import { ConfirmActionDialog } from "#web/components/portal/ConfirmActionDialog.tsx";

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
  return (
    <ConfirmActionDialog
      endpoint={deleteQuestion}
      request={{ params: { id } }}
      refreshes={["questions", "quality"]}
      done={t("questions.deleted")}
      failed={t("questions.deleteError")}
      title={t("questions.deleteTitle")}
      confirm={t("questions.delete")}
      onClose={onClose}
    >
      <p>
        <bdi>
          <b>{question}</b>
        </bdi>
      </p>
      <p>{t("questions.deleteText")}</p>
    </ConfirmActionDialog>
  );
}
