import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { listInternalMessages } from "#shared/contract/internal-messages.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { InternalTurn } from "#web/components/agents/InternalTurn.tsx";
import { Bubble } from "#web/components/ticket/Bubble.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/Button.tsx";
import css from "./AskLog.module.css";
import type { InternalAgent } from "./use-internal-agent.ts";

export type InternalConversation = ResultOf<typeof listInternalMessages>["data"];

/** The questions and answers, the newest last and scrolled into view. */
export function AskLog({
  conversation: { agent, messages, support_email },
  internal,
  isOn,
  onOpen,
}: {
  conversation: InternalConversation;
  internal: InternalAgent;
  isOn: boolean;
  onOpen: (source: { id: string; name: string }) => void;
}) {
  const { t } = useTranslation("agents");
  const { currentLanguage } = useLanguage();
  const log = useRef<HTMLDivElement>(null);
  const { sending } = internal;
  const messageCount = messages.length * 3 + (sending ? (sending.problem ? 2 : 1) : 0);
  useEffect(() => {
    const box = log.current;
    if (box && messageCount > 0) box.scrollTop = box.scrollHeight;
  }, [messageCount]);
  const isNew = messages.length === 0 && !sending;
  return (
    <div ref={log} role="log" aria-label={t("ask.log")} tabIndex={0} className={css.log}>
      <Bubble by="agent" text={agent.greeting[currentLanguage]} />
      {isNew && isOn && (
        <ul className={css.examples}>
          {(["a", "b", "c"] as const).map((example) => (
            <li key={example}>
              <button type="button" onClick={() => internal.ask(t(`ask.examples.${example}`))}>
                {t(`ask.examples.${example}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ol className={css.turns}>
        {messages.map((message, index) => (
          <InternalTurn
            key={message.id}
            message={message}
            supportEmail={support_email}
            onChoose={isOn && index === messages.length - 1 && !sending ? internal.ask : undefined}
            onOpen={onOpen}
            onJudge={(feedback) => internal.judge(message, feedback)}
            onForward={() => internal.forward(message)}
          />
        ))}
      </ol>
      {sending && (
        <div className={css.sending}>
          <Bubble by="customer" text={sending.question} />
          {sending.problem ? (
            <p className={css.problem} role="alert">
              {sending.problem}{" "}
              <Button size="small" onClick={internal.retry}>
                {t("ask.again")}
              </Button>
            </p>
          ) : (
            <p className={css.thinking}>{t("ask.thinking")}</p>
          )}
        </div>
      )}
    </div>
  );
}
