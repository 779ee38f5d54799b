import { useState } from "react";
import { useTranslation } from "react-i18next";
import { downloadQuestionTemplate, importQuestions } from "#shared/contract/questions.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { messageOf } from "#web/api/api-error.ts";
import { download } from "#web/api/call.ts";
import { upload } from "#web/api/upload.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { saveFile } from "#web/save-file.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FileDrop } from "#web/ui/FileDrop.tsx";
import { WarningIcon } from "#web/ui/site-icons.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./ImportDialog.module.css";

type Imported = ResultOf<typeof importQuestions>["data"];

/** A sheet of questions with their right answers. Rows that were not taken are told with the reason, by their number in the sheet. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["quality", "common"]);
  const refresh = useRefresh();
  const [imported, setImported] = useState<Imported>();
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const take = async ([file]: File[]) => {
    if (!file || isPending) return;
    const form = new FormData();
    form.set("file", file);
    setPending(true);
    setProblem(undefined);
    try {
      setImported((await upload(importQuestions, form)).data);
      await refresh("questions", "quality");
    } catch (error) {
      setProblem(messageOf(error, t("common:errors.generic")));
    }
    setPending(false);
  };
  const getTemplate = async () => {
    try {
      saveFile(await download(downloadQuestionTemplate));
    } catch (error) {
      toast.error(t("import.templateError"), messageOf(error, t("common:errors.generic")));
    }
  };
  const actions = imported && (
    <>
      <Button look="main" onClick={onClose}>
        {t("import.done")}
      </Button>
      <Button onClick={() => setImported(undefined)}>{t("import.another")}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t("import.title")} actions={actions}>
      {imported ? (
        <Result imported={imported} />
      ) : (
        <div className={css.ask}>
          <p>
            {t("import.text")} <TextLink onClick={() => void getTemplate()}>{t("import.template")}</TextLink>
          </p>
          <FileDrop
            accept=".xlsx,.xls"
            multiple={false}
            title={t("import.drop")}
            note={t("import.dropNote")}
            button={t("import.choose")}
            isPending={isPending}
            onFiles={(files) => void take(files)}
          />
          {problem && (
            <p role="alert" className={css.problem}>
              <WarningIcon size="small" />
              <span>
                <b>{t("import.error")}</b> {problem}
              </span>
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}

function Result({ imported: { added, changed, unchanged, problems } }: { imported: Imported }) {
  const { t } = useTranslation("quality");
  const parts = [
    t("import.added", { count: added }),
    ...(changed > 0 ? [t("import.changed", { count: changed })] : []),
    ...(unchanged > 0 ? [t("import.unchanged", { count: unchanged })] : []),
  ];
  return (
    <div className={css.ask} role="status">
      <p className={css.sum}>{parts.join(t("import.and"))}</p>
      {problems.length > 0 && (
        <>
          <p className={css.problem}>
            <WarningIcon size="small" />
            <b>{t("import.problems", { count: problems.length })}</b>
          </p>
          <ul className={css.rows}>
            {problems.map((problem, place) => (
              <li key={place}>
                <span>{t("import.row", { row: problem.row })}</span> {problem.text}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
