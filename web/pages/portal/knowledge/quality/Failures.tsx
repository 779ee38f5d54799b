import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Source } from "#shared/contract/knowledge.ts";
import { getKnowledge } from "#web/api/endpoints/knowledge.ts";
import type { QuestionFailure, Report } from "#shared/contract/quality.ts";
import type { TestQuestion } from "#shared/contract/questions.ts";
import { useRead } from "#web/api/use-read.ts";
import { FailureRow } from "#web/components/knowledge/FailureRow.tsx";
import { Rows } from "#web/components/portal/Page.tsx";
import { Button } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { Segment } from "#web/ui/Segment.tsx";
import { ReadTextDialog } from "#web/pages/portal/knowledge/ReadTextDialog.tsx";
import { DeleteQuestionDialog } from "./DeleteQuestionDialog.tsx";
import { FailureActions } from "./FailureActions.tsx";
import css from "./Failures.module.css";
import { QuestionDialog } from "./QuestionDialog.tsx";

const views = ["own", "all", "wrong"] as const;
type View = (typeof views)[number];

const isInView = (view: View, { question_id, outcome }: QuestionFailure): boolean =>
  view === "all" || (view === "own" ? question_id !== null : outcome === "wrong");

/** The number of rows that are added at a time. */
const rowsPerStep = 8;

/** The failed questions, the worst first, with their actions. */
export function Failures({ report }: { report: Report }) {
  const { t } = useTranslation("quality");
  // Questions that people wrote come first: what was made from files may sound odd, and is shown when asked for.
  const [view, setView] = useState<View>("own");
  const [shown, setShown] = useState(rowsPerStep);
  const [read, setRead] = useState<Source>();
  const [edited, setEdited] = useState<QuestionFailure>();
  const [deleted, setDeleted] = useState<QuestionFailure>();
  const sources = useRead(getKnowledge, {}).data?.data.sources ?? [];
  const failures = report.failures.filter((failure) => isInView(view, failure));
  if (report.failures.length === 0)
    return <EmptyState title={t("failures.none")}>{t("failures.noneText")}</EmptyState>;
  return (
    <>
      <div className={css.filter}>
        <Segment
          label={t("failures.show")}
          value={view}
          onChange={(next) => {
            setView(next);
            setShown(rowsPerStep);
          }}
          options={views.map((value) => ({ value, label: t(`failures.${value}`) }))}
        />
      </div>
      {failures.length === 0 ? (
        <p className={css.quiet}>{t(view === "own" ? "failures.noneOwn" : "failures.noneOf")}</p>
      ) : (
        <Rows label={t("tabs.failures")}>
          {failures.slice(0, shown).map((failure) => (
            <FailureRow
              key={`${failure.kind} ${failure.question}`}
              failure={failure}
              actions={
                <FailureActions
                  failure={failure}
                  sources={sources}
                  onRead={setRead}
                  onEdit={() => setEdited(failure)}
                  onDelete={() => setDeleted(failure)}
                />
              }
            />
          ))}
        </Rows>
      )}
      <div className={css.more}>
        {failures.length > shown && (
          <Button onClick={() => setShown(shown + 2 * rowsPerStep)}>{t("failures.more")}</Button>
        )}
        {failures.length <= shown && view === "all" && report.left_out > 0 && (
          <p className={css.quiet}>{t("failures.leftOut", { count: report.left_out })}</p>
        )}
      </div>
      {read && <ReadTextDialog source={read} onClose={() => setRead(undefined)} />}
      {edited && <QuestionDialog question={toTestQuestion(edited)} onClose={() => setEdited(undefined)} />}
      {deleted?.question_id && (
        <DeleteQuestionDialog
          id={deleted.question_id}
          question={deleted.question}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  );
}

const toTestQuestion = (failure: QuestionFailure): Pick<TestQuestion, "id" | "question" | "expected"> => ({
  id: failure.question_id ?? "",
  question: failure.question,
  expected: failure.expected && {
    entry_id: failure.expected.entry_id,
    title: failure.expected.title,
    answer: failure.expected.answer,
  },
});
