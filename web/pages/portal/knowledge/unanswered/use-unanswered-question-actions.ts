import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  answerUnansweredQuestion,
  dismissUnansweredQuestion,
  type UnansweredQuestion,
  reopenUnansweredQuestion,
} from "#shared/contract/unanswered-questions.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { toast } from "#web/toast.ts";
import { useTrainNow } from "#web/pages/portal/use-train-now.ts";

/** What can be done about a gap without writing: put it aside, or add its questions to the answer that is near. */
export function useUnansweredQuestionActions() {
  const { t } = useTranslation("gaps");
  const refresh = useRefresh();
  const trainNow = useTrainNow();
  const [adding, setAdding] = useState<string>();
  const run = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      toast.failure(error);
    }
    await refresh("gaps", "faqs", "knowledge");
  };
  const reopen = (id: string) =>
    run(async () => void (await call(reopenUnansweredQuestion, { params: { id } })));
  return {
    adding,
    dismiss: (gap: UnansweredQuestion) =>
      run(async () => {
        await call(dismissUnansweredQuestion, { params: { id: gap.id } });
        toast.success(t("dismiss.done"), t("dismiss.note"), {
          label: t("dismiss.undo"),
          onClick: () => void reopen(gap.id),
        });
      }),
    add: async ({ id, phrasings, suggestion }: UnansweredQuestion) => {
      if (!suggestion || adding) return;
      setAdding(id);
      await run(async () => {
        await call(answerUnansweredQuestion, {
          params: { id },
          body: { phrasings, entry_id: suggestion.entry_id },
        });
        toast.success(t("answer.added"), suggestion.question, trainNow);
      });
      setAdding(undefined);
    },
  };
}
