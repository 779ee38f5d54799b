import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Faq } from "#shared/contract/faqs.ts";
import { createFaq, updateFaq } from "#web/api/endpoints/faqs.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { useTrainNow } from "#web/pages/portal/use-train-now.ts";
import { answerIn } from "./answer-in.ts";
import { bodyOf, emptyValues, faqProblems, valuesOf } from "./faq-values.ts";
import css from "./FaqForm.module.css";
import { FaqForm } from "./FaqForm.tsx";

/** Creates or edits an answer. For phrasings of a file's answer, only the phrasings can be edited. */
export function FaqDialog({
  faq,
  question = "",
  onClose,
}: {
  faq: Faq | null;
  /** The question of a new answer. */
  question?: string;
  onClose: () => void;
}) {
  const { t } = useTranslation(["faqs", "common"]);
  const refresh = useRefresh();
  const id = useId();
  const trainNow = useTrainNow();
  const isAddition = faq?.kind === "addition";
  const form = useForm({
    initial: faq ? valuesOf(faq) : { ...emptyValues, phrasings: question },
    check: (values) =>
      faqProblems(values, {
        questions: t("form.questionsMissing"),
        answer: isAddition ? null : t("form.answerMissing"),
      }),
    submit: async (values) => {
      const body = bodyOf(values);
      if (faq) {
        await call(updateFaq, { params: { id: faq.id }, body });
        toast.success(t("form.updated"), t("form.afterTraining"), trainNow);
      } else {
        const { data } = await call(createFaq, { body });
        const instead = data.instead_of && t("form.insteadOf", { label: data.instead_of });
        toast.success(t("form.created"), instead ?? t("form.afterTraining"), trainNow);
      }
      await refresh("faqs", "knowledge", "gaps");
      onClose();
    },
  });
  const actions = (
    <>
      <Button type="submit" form={id} look="main" isPending={form.isPending}>
        {t("form.save")}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  const title = t(isAddition ? "form.addition" : faq ? "form.edit" : "form.new");
  return (
    <Dialog isOpen onClose={onClose} title={title} actions={actions} size="wide">
      <FaqForm id={id} form={form} fileAnswer={isAddition ? <FileAnswer faq={faq} /> : undefined} />
    </Dialog>
  );
}

function FileAnswer({ faq }: { faq: Faq }) {
  const { t } = useTranslation("faqs");
  const { currentLanguage } = useLanguage();
  const answer = answerIn(faq.answer, currentLanguage);
  const label = faq.extends?.label;
  return (
    <section className={css.file}>
      <small>
        {t("form.fileAnswer")}
        {label && <> · {t("form.fileFrom", { label })}</>}
      </small>
      <p>
        <span {...languageOfText(answer)}>{answer}</span>
      </p>
      {!label && <small>{t("form.fileLost")}</small>}
    </section>
  );
}
