import { useTranslation } from "react-i18next";
import type { UnansweredQuestion } from "#shared/contract/unanswered-questions.ts";
import {
  answerUnansweredQuestion,
  dismissUnansweredQuestion,
  markQuestionOffTopic,
  reopenUnansweredQuestion,
} from "#web/api/endpoints/unanswered-questions.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useTrainNow } from "#web/pages/portal/use-train-now.ts";

type Suggestion = NonNullable<UnansweredQuestion["suggestion"]>;

/**
 * Returns the actions on an unanswered question that need no text: dismissing it, putting it aside as not about the
 * business, or adding its phrasings to a similar answer.
 */
export function useUnansweredQuestionActions() {
  const { t } = useTranslation("unansweredQuestions");
  const trainNow = useTrainNow();
  const refreshes = ["gaps", "faqs", "knowledge"];
  const reopen = useAction(reopenUnansweredQuestion, { refreshes });
  const dismiss = useAction(
    ({ id }: UnansweredQuestion) => call(dismissUnansweredQuestion, { params: { id } }),
    {
      refreshes,
      done: (_, { id }) => ({
        text: t("dismiss.done"),
        note: t("dismiss.note"),
        action: { label: t("dismiss.undo"), onClick: () => void reopen.run({ params: { id } }) },
      }),
    },
  );
  const markOffTopic = useAction(
    ({ id }: UnansweredQuestion) => call(markQuestionOffTopic, { params: { id } }),
    {
      refreshes,
      done: (_, { id }) => ({
        text: t("dismiss.offTopic"),
        note: t("dismiss.offTopicNote"),
        action: { label: t("dismiss.undo"), onClick: () => void reopen.run({ params: { id } }) },
      }),
    },
  );
  const add = useAction(
    ({ id, phrasings }: UnansweredQuestion, { entry_id }: Suggestion) =>
      call(answerUnansweredQuestion, { params: { id }, body: { phrasings, entry_id } }),
    {
      refreshes,
      done: (_, _gap, { question }) => ({ text: t("answer.added"), note: question, action: trainNow }),
    },
  );
  return {
    adding: add.pending?.[0].id,
    dismiss: dismiss.run,
    markOffTopic: markOffTopic.run,
    add: async (group: UnansweredQuestion) => {
      if (group.suggestion && !add.isPending) await add.run(group, group.suggestion);
    },
  };
}
