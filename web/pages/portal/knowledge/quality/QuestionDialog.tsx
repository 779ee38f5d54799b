import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RightAnswer, TestQuestion } from "#shared/contract/questions.ts";
import { maxAnswerLength, maxQuestionLength } from "#shared/values/questions.ts";
import { createQuestion, updateQuestion } from "#web/api/endpoints/questions.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./QuestionDialog.module.css";
import { RightAnswerChoice, type Choice } from "./RightAnswerChoice.tsx";
import { useAnswerCandidates } from "./use-answer-candidates.ts";

export interface QuestionDialogProps {
  /** The question to edit. Missing for a new one. */
  question?: Pick<TestQuestion, "id" | "question" | "expected">;
  onClose: () => void;
}

/** Edits a customer's question and its right answer, beside the agent's current answer. */
export function QuestionDialog({ question: savedQuestion, onClose }: QuestionDialogProps) {
  const { t } = useTranslation(["quality", "common"]);
  const id = useId();
  const [question, setQuestion] = useState(savedQuestion?.question ?? "");
  const [choice, setChoice] = useState<Choice>(() => choiceOf(savedQuestion));
  const [find, setFind] = useState("");
  const [problems, setProblems] = useState<{ question?: string; right?: string }>({});
  const { found, isUntrained, isAsking } = useAnswerCandidates(question, find);

  const save = useAction(
    async (right: RightAnswer | null | undefined) => {
      const body = { question, ...(right && { right }) };
      if (savedQuestion) await call(updateQuestion, { params: { id: savedQuestion.id }, body });
      else if (right) await call(createQuestion, { body: { question, right } });
    },
    {
      refreshes: ["questions", "quality"],
      done: { text: t("editor.saved"), note: t("editor.savedNote") },
      failed: t("editor.error"),
      onFailed: (error) => error instanceof ApiError && setProblems(error.fields),
    },
  );
  const check = async () => {
    const right = rightAnswerOf(choice, savedQuestion);
    const missing = {
      ...(!/\p{L}|\p{N}/u.test(question) && { question: t("editor.questionMissing") }),
      ...(right === undefined && {
        right: t(choice.kind === "text" ? "editor.ownMissing" : "editor.rightMissing"),
      }),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0 || save.isPending) return;
    if (await save.run(right)) onClose();
  };
  const actions = (
    <>
      <Button type="submit" form={id} look="main" isPending={save.isPending}>
        {t("editor.save")}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  return (
    <Dialog
      size="wide"
      isOpen
      onClose={onClose}
      title={t(savedQuestion ? "editor.editTitle" : "editor.addTitle")}
      actions={actions}
    >
      <form
        id={id}
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        <TextField
          label={t("editor.question")}
          value={question}
          onChange={setQuestion}
          error={problems.question}
          maxLength={maxQuestionLength}
          autoFocus={!savedQuestion}
          required
        />
        <Now currentAnswer={found} isAsking={isAsking} isUntrained={isUntrained} />
        <RightAnswerChoice
          choice={choice}
          onChoose={setChoice}
          candidates={found?.candidates ?? []}
          saved={savedQuestion?.expected ?? null}
          find={find}
          onFind={setFind}
          problem={problems.right}
        />
      </form>
    </Dialog>
  );
}

function Now({
  currentAnswer,
  isAsking,
  isUntrained,
}: {
  currentAnswer: { text: string } | undefined;
  isAsking: boolean;
  isUntrained: boolean;
}) {
  const { t } = useTranslation("quality");
  if (isUntrained) return <p className={css.quiet}>{t("editor.untrained")}</p>;
  if (!currentAnswer) return isAsking ? <p className={css.quiet}>{t("editor.reading")}</p> : null;
  return (
    <div className={css.now} aria-live="polite" aria-busy={isAsking}>
      <span>{t("editor.now")}</span>
      {currentAnswer.text ? (
        <p {...languageOfText(currentAnswer.text)}>{currentAnswer.text}</p>
      ) : (
        <p className={css.quiet}>{t("editor.nowHandover")}</p>
      )}
    </div>
  );
}

function choiceOf(savedQuestion: QuestionDialogProps["question"]): Choice {
  if (!savedQuestion) return { kind: "none" };
  return savedQuestion.expected ? { kind: "saved" } : { kind: "person" };
}

/** Returns the right answer. Null keeps the saved one, undefined means that nothing is chosen. */
function rightAnswerOf(
  choice: Choice,
  savedQuestion: QuestionDialogProps["question"],
): RightAnswer | null | undefined {
  if (choice.kind === "none") return undefined;
  if (choice.kind === "saved") return savedQuestion ? null : undefined;
  if (choice.kind === "text") {
    const answer = choice.answer.trim().slice(0, maxAnswerLength);
    return answer === "" ? undefined : { kind: "text", answer };
  }
  return choice;
}
