import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { CorrectionProposal } from "#shared/contract/corrections.ts";
import { proposeCorrection, createCorrection } from "#web/api/endpoints/corrections.ts";
import { faqLimits } from "#shared/rules/faq.ts";
import { call } from "#web/api/call.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { AnswerChoice } from "#web/components/ticket/AnswerChoice.tsx";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { useTrainNow } from "#web/pages/portal/use-train-now.ts";
import { PersonalWarning } from "./PersonalWarning.tsx";
import css from "./TeachDialog.module.css";

/** Corrects the agent with a customer's question. All fields are filled in and can be edited before saving. */
export function CorrectionDialog({ messageId, onClose }: { messageId: string; onClose: () => void }) {
  const { t } = useTranslation(["corrections", "common"]);
  const id = useId();
  const { data, error, refetch } = useRead(proposeCorrection, { params: { id: messageId } });
  const proposal = data?.data;
  if (proposal) return <TeachForm id={id} proposal={proposal} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={t("dialog.title")} size="wide">
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={4} height="3.5rem" />
      )}
    </Dialog>
  );
}

function TeachForm({
  id,
  proposal,
  onClose,
}: {
  id: string;
  proposal: CorrectionProposal;
  onClose: () => void;
}) {
  const { t } = useTranslation(["corrections", "common"]);
  const refresh = useRefresh();
  const trainNow = useTrainNow();
  const form = useForm({
    initial: { question: proposal.question, entry: proposal.chosen ?? "", answer: proposal.answer },
    check: ({ question, entry, answer }) => ({
      question: question.trim() ? undefined : t("dialog.questionMissing"),
      answer: entry || answer.trim() ? undefined : t("dialog.answerMissing"),
    }),
    submit: async ({ question, entry, answer }) => {
      const { lang } = languageOfText(answer);
      const other = lang === "ar" ? { en: null } : { ar: null };
      const learnt = entry ? { entry_id: entry } : { answer: { ar: answer, en: answer, ...other } };
      await call(createCorrection, { body: { message_id: proposal.message_id, question, ...learnt } });
      toast.success(t("dialog.done"), t("dialog.doneNote"), trainNow);
      await refresh("lessons", "faqs", "gaps", "knowledge");
      onClose();
    },
  });
  const actions = (
    <>
      <Button type="submit" form={id} look="main" isPending={form.isPending}>
        {t("dialog.save")}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t("dialog.title")} actions={actions} size="wide">
      <form id={id} noValidate onSubmit={form.onSubmit} className={css.form}>
        <FormErrorSummary message={form.failure} />
        <TextField
          {...form.field("question")}
          label={t("dialog.question")}
          hint={t("dialog.questionHint")}
          maxLength={faqLimits.phrasing}
          autoFocus
        />
        {proposal.candidates.length > 0 && (
          <AnswerChoice
            candidates={proposal.candidates}
            likely={proposal.chosen}
            value={form.values.entry}
            onChange={(entry) => form.set("entry", entry)}
          />
        )}
        {form.values.entry === "" && (
          <>
            <TextField
              {...form.field("answer")}
              label={t("dialog.answer")}
              hint={t("dialog.answerHint")}
              lines={5}
              maxLength={faqLimits.answer}
            />
            <PersonalWarning found={proposal.personal} text={form.values.answer} />
          </>
        )}
      </form>
    </Dialog>
  );
}
