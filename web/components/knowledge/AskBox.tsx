import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { TryAgainIcon } from "#web/ui/site-icons.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { Mark } from "#web/ui/Mark.tsx";
import { QuestionForm } from "#web/components/ask/QuestionForm.tsx";
import { Bubble } from "#web/components/ticket/Bubble.tsx";
import { SourceChip } from "#web/components/ticket/SourceChip.tsx";
import css from "./AskBox.module.css";
import { Confidence } from "./Confidence.tsx";

export interface AskAnswer {
  decision: "answer" | "clarify" | "handover" | "smalltalk";
  text: string;
  confidence: number;
  choices: string[];
  citations: { label: string; quote: string; used: boolean }[];
}

export interface AskTurn {
  question: string;
  /** The agent's answer. Undefined while the agent answers, an Error text when the call failed. */
  answer?: AskAnswer | undefined;
  problem?: string | undefined;
}

export interface AskBoxProps {
  turns: readonly AskTurn[];
  onAsk: (question: string) => void;
  /** Starts a new conversation. The button is shown once a question was asked. */
  onReset?: () => void;
  /** Example questions, shown before the first question. */
  examples?: readonly string[];
  /** The agent's message before the first question. */
  greeting?: string;
  note?: React.ReactNode;
  answersFrom?: number | undefined;
  isDisabled?: boolean;
  /** The text where a customer would be handed over. Null shows nothing, because there is no customer. */
  handover?: React.ReactNode;
  placeholder?: string;
  /** The content below the last answer, such as a link that corrects it. */
  after?: React.ReactNode;
}

/** A box for trying questions. The agent's messages have a dark background. Questions are not counted. */
export function AskBox({
  turns,
  onAsk,
  onReset,
  examples = [],
  greeting,
  note,
  answersFrom,
  isDisabled,
  handover,
  placeholder,
  after,
}: AskBoxProps) {
  const id = useId();
  const { t } = useTranslation("portal");
  const end = useRef<HTMLDivElement>(null);
  const last = turns.at(-1);
  const isWaiting = last !== undefined && !last.answer && !last.problem;
  const messageCount = turns.length * 2 - (isWaiting ? 1 : 0);
  useEffect(() => {
    const box = end.current;
    if (box && messageCount > 0) box.scrollTop = box.scrollHeight;
  }, [messageCount]);
  const ask = (question: string) => {
    if (question.trim() === "" || isWaiting || isDisabled) return;
    onAsk(question.trim());
  };
  return (
    <section aria-labelledby={id} className={css.box}>
      <header className={`night ${css.head}`}>
        <Mark state={isWaiting ? "turning" : "lit"} className={css.mark} />
        <div>
          <h2 id={id}>{t("ask.title")}</h2>
          <p>{note ?? t("ask.note")}</p>
        </div>
        {onReset && turns.length > 0 && (
          <IconButton label={t("ask.reset")} className={css.reset} onClick={onReset}>
            <TryAgainIcon />
          </IconButton>
        )}
      </header>
      <div ref={end} className={css.turns} aria-live="polite">
        {greeting && <Bubble by="agent" text={greeting} />}
        {turns.map((turn, place) => (
          <div key={place} className={css.turn}>
            <Bubble by="customer" text={turn.question} />
            {turn.problem && <p className={css.problem}>{turn.problem}</p>}
            {!turn.answer && !turn.problem && <p className={css.thinking}>{t("ask.thinking")}</p>}
            {turn.answer && (
              <>
                <Bubble by="agent" text={turn.answer.text} />
                <p className={css.sources}>
                  {turn.answer.citations
                    .filter((citation) => citation.used)
                    .map((citation) => (
                      <SourceChip key={citation.label} label={citation.label} quote={citation.quote} />
                    ))}
                </p>
                {turn.answer.decision === "handover" && handover !== null && (
                  <p className={css.handover}>{handover ?? t("ask.handover")}</p>
                )}
                {turn.answer.confidence > 0 && turn.answer.decision !== "smalltalk" && (
                  <Confidence at={turn.answer.confidence} answersFrom={answersFrom} />
                )}
                {place === turns.length - 1 && <Questions questions={turn.answer.choices} onAsk={ask} />}
              </>
            )}
          </div>
        ))}
        {turns.length === 0 && <Questions questions={examples} onAsk={ask} />}
        {last?.answer && after}
      </div>
      <QuestionForm
        className={css.form}
        placeholder={placeholder ?? t("ask.placeholder")}
        isWaiting={isWaiting}
        isDisabled={isDisabled}
        onAsk={ask}
      />
    </section>
  );
}

function Questions({
  questions,
  onAsk,
}: {
  questions: readonly string[];
  onAsk: (question: string) => void;
}) {
  if (questions.length === 0) return null;
  return (
    <ul className={css.questions}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" dir="auto" onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
