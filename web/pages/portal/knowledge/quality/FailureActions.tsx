import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addPhrasing } from "#web/api/endpoints/faqs.ts";
import type { Source } from "#shared/contract/knowledge.ts";
import type { QuestionFailure } from "#shared/contract/quality.ts";
import { updateQuestion } from "#web/api/endpoints/questions.ts";
import { useAction } from "#web/api/use-action.ts";
import { paths } from "#web/paths.ts";
import { TextLink } from "#web/ui/TextLink.tsx";

/** The source id of answers written in the portal. Their entry ids are `written:<id>`. */
const written = "written";

export interface FailureActionsProps {
  failure: QuestionFailure;
  sources: readonly Source[];
  onRead: (source: Source) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** The actions on one failed question. A question of customers can become a phrasing, a generated one cannot. */
export function FailureActions({ failure, sources, onRead, onEdit, onDelete }: FailureActionsProps) {
  const { t } = useTranslation(["quality", "common"]);
  const [done, setDone] = useState<"added" | "team">();
  const { question_id: id, expected, kind } = failure;
  const refreshes = ["quality", "questions", "knowledge", "faqs"];
  const add = useAction(addPhrasing, {
    refreshes,
    done: { text: t("failures.added"), note: t("failures.addedNote") },
    failed: t("failures.addError"),
    onDone: () => setDone("added"),
  });
  const leaveToTeam = useAction(updateQuestion, {
    refreshes,
    done: { text: t("failures.teamDone"), note: t("editor.savedNote") },
    failed: t("failures.error"),
    onDone: () => setDone("team"),
  });
  if (done) return <span role="status">{t(done === "added" ? "failures.isAdded" : "failures.mended")}</span>;
  const entryId = expected?.entry_id;
  const isWritten = expected?.source_id === written;
  const source = sources.find((each) => each.id === expected?.source_id);
  const canBePhrasing = entryId && (id !== null || kind === "dialect") && isFaq(entryId);
  return (
    <>
      {canBePhrasing && (
        <TextLink onClick={() => void add.run({ body: { entry_id: entryId, phrasing: failure.question } })}>
          {t("failures.addPhrasing")}
        </TextLink>
      )}
      {isWritten && entryId && (
        <TextLink to={paths.answers({ faq: entryId.slice(written.length + 1) })}>
          {t("failures.openAnswer")}
        </TextLink>
      )}
      {source?.counts && <TextLink onClick={() => onRead(source)}>{t("failures.open")}</TextLink>}
      {id && (
        <>
          <TextLink onClick={onEdit}>{t("failures.edit")}</TextLink>
          {expected && (
            <TextLink
              onClick={() => void leaveToTeam.run({ params: { id }, body: { right: { kind: "person" } } })}
            >
              {t("failures.team")}
            </TextLink>
          )}
          <TextLink onClick={onDelete}>{t("failures.delete")}</TextLink>
        </>
      )}
    </>
  );
}

/** Whether an entry is a question with phrasings. The entry ids of files contain the kind (`<source>:faq:<text>`). */
const isFaq = (entryId: string): boolean => entryId.startsWith(`${written}:`) || entryId.includes(":faq:");
