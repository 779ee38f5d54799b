import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { EndpointOf } from "#web/api/endpoint.ts";
import { downloadQuestionTemplate, importQuestions } from "#web/api/endpoints/questions.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { call } from "#web/api/call.ts";
import { useAction, useDownload } from "#web/api/use-action.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FileDrop } from "#web/ui/FileDrop.tsx";
import { WarningIcon } from "#web/ui/site-icons.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./ImportDialog.module.css";

type Imported = ResultOf<EndpointOf<typeof importQuestions>>["data"];

/**
 * Imports a sheet of questions with their right answers. Rows that were not imported are listed with their numbers
 * and reasons.
 */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["quality", "common"]);
  const [imported, setImported] = useState<Imported>();
  const take = useAction(
    (file: File) => {
      const form = new FormData();
      form.set("file", file);
      return call(importQuestions, { form });
    },
    { refreshes: ["questions", "quality"], failed: null, onDone: ({ data }) => setImported(data) },
  );
  const template = useDownload(downloadQuestionTemplate, { failed: t("import.templateError") });
  const { problem } = take;
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
            {t("import.text")} <TextLink onClick={() => void template.run()}>{t("import.template")}</TextLink>
          </p>
          <FileDrop
            accept=".xlsx,.xls"
            multiple={false}
            title={t("import.drop")}
            note={t("import.dropNote")}
            button={t("import.choose")}
            isPending={take.isPending}
            onFiles={([file]) => file && !take.isPending && void take.run(file)}
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
