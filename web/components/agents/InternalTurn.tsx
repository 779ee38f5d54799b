import { Trans, useTranslation } from "react-i18next";
import type { InternalMessage } from "#shared/contract/internal-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/Button.tsx";
import { MailIcon } from "#web/ui/icons.tsx";
import { CheckIcon, CloseIcon, FileIcon } from "#web/ui/site-icons.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Bubble } from "#web/components/ticket/Bubble.tsx";
import css from "./InternalTurn.module.css";

export interface InternalTurnProps {
  message: InternalMessage;
  supportEmail: string;
  /** Sends a choice as the next question. Only the last answer has choices. */
  onChoose: ((question: string) => void) | undefined;
  onOpen: (source: { id: string; name: string }) => void;
  onJudge: (feedback: InternalMessage["feedback"]) => void;
  onForward: () => void;
}

/**
 * A member's question with the agent's answer, its sources, its feedback buttons, and the support address when there
 * was no answer.
 */
export function InternalTurn(props: InternalTurnProps) {
  const { message, supportEmail, onChoose, onOpen, onForward } = props;
  const { t } = useTranslation("agents");
  const format = useFormat();
  const used = message.citations.filter((citation) => citation.used);
  const isOpenQuestion = message.decision === "handover" || message.feedback === "wrong";
  return (
    <li className={css.turn}>
      <div className={css.asked}>
        <Bubble by="customer" text={message.question} />
        <time dateTime={message.created_at}>{format.when(message.created_at)}</time>
      </div>
      <Bubble by="agent" text={message.answer} />
      {used.length > 0 && (
        <ul className={css.sources} aria-label={t("ask.sources")}>
          {used.map(({ source_id, label, quote }) => (
            <li key={label}>
              {source_id ? (
                <button
                  type="button"
                  title={quote}
                  aria-label={t("ask.open", { name: label })}
                  onClick={() => onOpen({ id: source_id, name: label })}
                >
                  <FileIcon size="small" />
                  <bdi>{label}</bdi>
                </button>
              ) : (
                <span title={quote}>
                  <FileIcon size="small" />
                  <bdi>{label}</bdi>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {onChoose && message.choices.length > 0 && (
        <ul className={css.choices}>
          {message.choices.map((choice) => (
            <li key={choice}>
              <button type="button" dir="auto" onClick={() => onChoose(choice)}>
                {choice}
              </button>
            </li>
          ))}
        </ul>
      )}
      {message.decision === "answer" && <Judgement {...props} />}
      {message.forwarded_at ? (
        <p className={css.forwarded} role="status">
          <MailIcon size="small" />
          <span>
            <Trans
              t={t}
              i18nKey="ask.forwarded"
              values={{ email: supportEmail }}
              components={{ email: <Ltr /> }}
            />
          </span>
        </p>
      ) : (
        isOpenQuestion && (
          <Button size="small" className={css.forward} onClick={onForward}>
            <MailIcon size="small" />
            {t("ask.forward")}
          </Button>
        )
      )}
    </li>
  );
}

function Judgement({ message: { feedback }, onJudge }: InternalTurnProps) {
  const { t } = useTranslation("agents");
  return (
    <div role="group" aria-label={t("ask.judge")} className={css.judge}>
      {(["right", "wrong"] as const).map((verdict) => (
        <button
          key={verdict}
          type="button"
          aria-pressed={feedback === verdict}
          onClick={() => onJudge(feedback === verdict ? null : verdict)}
        >
          {verdict === "right" ? <CheckIcon size="small" /> : <CloseIcon size="small" />}
          {t(`ask.${verdict}`)}
        </button>
      ))}
    </div>
  );
}
