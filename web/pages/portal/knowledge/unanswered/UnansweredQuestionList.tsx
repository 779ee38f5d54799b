import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { UnansweredQuestion, listUnansweredQuestions } from "#shared/contract/unanswered-questions.ts";
import { UnansweredQuestionRow } from "#web/components/knowledge/UnansweredQuestionRow.tsx";
import { EmptyPage, isEmptyPage } from "#web/components/list/EmptyPage.tsx";
import { ListFooter } from "#web/components/list/ListFooter.tsx";
import { Rows } from "#web/components/portal/Page.tsx";
import { CloseIcon } from "#web/ui/site-icons.tsx";
import { AnswerQuestionDialog } from "./AnswerQuestionDialog.tsx";
import { useUnansweredQuestionActions } from "./use-unanswered-question-actions.ts";

/** The unanswered questions, the most frequent first, with their actions. */
export function UnansweredQuestionList({
  list,
  onPage,
}: {
  list: ResultOf<typeof listUnansweredQuestions>;
  onPage: (page: number) => void;
}) {
  const { t } = useTranslation("unansweredQuestions");
  const actions = useUnansweredQuestionActions();
  const [answering, setAnswering] = useState<UnansweredQuestion>();
  if (isEmptyPage(list)) return <EmptyPage onFirst={() => onPage(1)} />;
  return (
    <>
      <Rows label={t("list.label")}>
        {list.data.map((group) => (
          <UnansweredQuestionRow
            key={group.id}
            group={group}
            onAnswer={() => setAnswering(group)}
            onAdd={() => void actions.add(group)}
            isAdding={actions.adding === group.id}
            entries={[
              {
                id: "dismiss",
                label: t("row.dismiss"),
                icon: <CloseIcon size="small" />,
                onSelect: () => void actions.dismiss(group),
              },
              {
                id: "offTopic",
                label: t("row.offTopic"),
                icon: <CloseIcon size="small" />,
                onSelect: () => void actions.markOffTopic(group),
              },
            ]}
          />
        ))}
      </Rows>
      {list.meta.total > list.meta.page_size && (
        <ListFooter meta={list.meta} range={(values) => t("list.range", values)} onPage={onPage} />
      )}
      {answering && <AnswerQuestionDialog group={answering} onClose={() => setAnswering(undefined)} />}
    </>
  );
}
