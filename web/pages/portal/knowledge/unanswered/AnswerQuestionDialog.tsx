import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { UnansweredQuestion } from "#shared/contract/unanswered-questions.ts";
import { answerUnansweredQuestion } from "#web/api/endpoints/unanswered-questions.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { useTrainNow } from "#web/pages/portal/use-train-now.ts";
import { bodyOf, emptyValues, faqProblems } from "#web/pages/portal/knowledge/answers/faq-values.ts";
import { FaqForm } from "#web/pages/portal/knowledge/answers/FaqForm.tsx";

/** Creates the answer to an unanswered question, starting with the customers' phrasings. */
export function AnswerQuestionDialog({ group, onClose }: { group: UnansweredQuestion; onClose: () => void }) {
  const { t } = useTranslation(["unansweredQuestions", "faqs", "common"]);
  const refresh = useRefresh();
  const id = useId();
  const trainNow = useTrainNow();
  const form = useForm({
    initial: { ...emptyValues, phrasings: group.phrasings.join("\n") },
    check: (values) =>
      faqProblems(values, {
        questions: t("faqs:form.questionsMissing"),
        answer: t("faqs:form.answerMissing"),
      }),
    submit: async (values) => {
      await call(answerUnansweredQuestion, { params: { id: group.id }, body: bodyOf(values) });
      toast.success(t("answer.done"), t("faqs:form.afterTraining"), trainNow);
      await refresh("gaps", "faqs", "knowledge");
      onClose();
    },
  });
  const actions = (
    <>
      <Button type="submit" form={id} look="main" isPending={form.isPending}>
        {t("faqs:form.save")}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t("answer.title")} actions={actions} size="wide">
      <FaqForm id={id} form={form} />
    </Dialog>
  );
}
