import { useId } from "react";
import { useTranslation } from "react-i18next";
import { answerGap, type Gap } from "#shared/contract/gaps.ts";
import { call } from "../../../../api/call.ts";
import { useRefresh } from "../../../../api/use-read.ts";
import { useForm } from "../../../../forms/use-form.ts";
import { toast } from "../../../../toast.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { useTrainNow } from "../../use-train-now.ts";
import { bodyOf, emptyValues, missing } from "../answers/faq-values.ts";
import { FaqForm } from "../answers/FaqForm.tsx";

/** Writes the answer to a gap; the customers' own words are its phrasings to begin with. */
export function AnswerGapDialog({ gap, onClose }: { gap: Gap; onClose: () => void }) {
  const { t } = useTranslation(["gaps", "faqs", "common"]);
  const refresh = useRefresh();
  const id = useId();
  const trainNow = useTrainNow();
  const form = useForm({
    initial: { ...emptyValues, phrasings: gap.phrasings.join("\n") },
    check: (values) =>
      missing(values, { questions: t("faqs:form.questionsMissing"), answer: t("faqs:form.answerMissing") }),
    submit: async (values) => {
      await call(answerGap, { params: { id: gap.id }, body: bodyOf(values) });
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
