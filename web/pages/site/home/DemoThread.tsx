import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSite } from "#web/components/site/use-site.ts";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { Mark } from "#web/ui/Mark.tsx";
import { FileIcon } from "#web/ui/site-icons.tsx";
import css from "./DemoThread.module.css";
import { type DemoTurn, useDemoChat } from "./use-demo-chat.ts";

/** A conversation with a shop. When a demo exists, visitors can ask its agent and get a real answer. */
export function DemoThread() {
  const { t } = useTranslation("landing");
  const { demo_chat: token } = useSite();
  const { turns, waits, ask, isOver } = useDemoChat(token);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turns.length > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [turns]);
  return (
    <div className={css.lit} id="demo">
      <i className={css.cord} aria-hidden="true" />
      <Mark className={css.lamp} />
      <section className={css.thread} aria-label={t("demo.label")}>
        <header className={css.head}>
          <span className={css.shop} aria-hidden="true">
            <Palm />
          </span>
          <span>
            <strong>{t("demo.shop")}</strong>
            <small>{t("demo.note")}</small>
          </span>
          <span className={css.state}>{t("demo.closed")}</span>
        </header>
        <div ref={log} role="log" tabIndex={0} aria-label={t("demo.label")} className={css.messages}>
          <Question text={t("demo.q1")} time={t("demo.t1")} />
          <Answer text={t("demo.a1")} time={t("demo.t1")} sources={[t("demo.s1")]} />
          <Question text={t("demo.q2")} time={t("demo.t2")} />
          <Answer text={t("demo.a2")} time={t("demo.t2")} sources={[t("demo.s2")]} />
          {turns.map((turn, place) => (
            <Turn
              key={turn.id}
              turn={turn}
              // The team keeps the conversation, so a later reply does not say again that it was handed over.
              isHandover={turn.handedOver && !turns[place - 1]?.handedOver}
              onChoose={(choice) => void ask(choice)}
            />
          ))}
        </div>
        {token && !isOver && <Ask waits={waits} onAsk={(question) => void ask(question)} />}
        {isOver && (
          <div className={css.ask}>
            <p className={css.enough}>{t("demo.enough")}</p>
            <LinkButton to={paths.signUp()} look="cta">
              {t("demo.again")}
            </LinkButton>
          </div>
        )}
      </section>
    </div>
  );
}

function Turn({
  turn,
  isHandover,
  onChoose,
}: {
  turn: DemoTurn;
  isHandover: boolean;
  onChoose: (choice: string) => void;
}) {
  const { t } = useTranslation("landing");
  return (
    <>
      <Question text={turn.question} />
      {turn.answer === undefined ? (
        <p className={css.typing}>
          <Mark state="turning" />
          {t("demo.typing")}
        </p>
      ) : turn.answer === null ? (
        <p className={css.failed}>{t("demo.failed")}</p>
      ) : (
        <Answer text={turn.answer} sources={turn.sources} isHandover={isHandover} />
      )}
      {turn.choices.length > 0 && (
        <div className={css.tries}>
          {turn.choices.map((choice) => (
            <button key={choice} type="button" dir="auto" onClick={() => onChoose(choice)}>
              {choice}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

function Question({ text, time }: { text: string; time?: string }) {
  return (
    <div className={css.question}>
      <p dir="auto">{text}</p>
      {time && (
        <div className={css.foot}>
          <span className={css.time}>{time}</span>
        </div>
      )}
    </div>
  );
}

function Answer({
  text,
  time,
  sources,
  isHandover = false,
}: {
  text: string;
  time?: string;
  sources: readonly string[];
  isHandover?: boolean;
}) {
  const { t } = useTranslation("landing");
  return (
    <div className={css.answer}>
      <p dir="auto">{text}</p>
      <div className={css.foot}>
        {isHandover ? (
          <span className={css.handed}>
            <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
              <path d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M16 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0" />
            </svg>
            <bdi>{t("demo.handed")}</bdi>
          </span>
        ) : (
          sources.map((source) => (
            <span key={source} className={css.source}>
              <FileIcon size="small" />
              <bdi>{source}</bdi>
            </span>
          ))
        )}
        {time && <span className={css.time}>{time}</span>}
      </div>
    </div>
  );
}

function Ask({ waits, onAsk }: { waits: boolean; onAsk: (question: string) => void }) {
  const { t } = useTranslation("landing");
  const [question, setQuestion] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // Text typed before hydration is in the field, but React fires no event for it.
  useEffect(() => setQuestion(field.current?.value ?? ""), []);
  const send = (text: string) => {
    if (waits || text.trim() === "") return;
    onAsk(text);
    setQuestion("");
  };
  return (
    <form
      className={css.ask}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        send(question);
      }}
    >
      <label htmlFor="demo-question" className={css.askLabel}>
        {t("demo.ask")} <span>{t("demo.live")}</span>
      </label>
      <div className={css.tries}>
        {(["price", "return", "person"] as const).map((one) => (
          <button key={one} type="button" onClick={() => send(t(`demo.tries.${one}`))}>
            {t(`demo.tries.${one}`)}
          </button>
        ))}
      </div>
      <div className={css.field}>
        <input
          ref={field}
          id="demo-question"
          dir={question ? "auto" : undefined}
          autoComplete="off"
          maxLength={500}
          value={question}
          placeholder={t("demo.placeholder")}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <button
          type="submit"
          className={css.send}
          aria-label={t("demo.send")}
          aria-disabled={waits || undefined}
        >
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
            <path d="M4.5 12 3.6 5.2c-.1-.8.7-1.4 1.4-1l15.2 7c.7.3.7 1.3 0 1.6l-15.2 7c-.7.4-1.5-.2-1.4-1L4.5 12Zm0 0H12" />
          </svg>
        </button>
      </div>
    </form>
  );
}

function Palm() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="26"
      height="26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M5 9h12v6a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5V9Zm12 1h2a2.5 2.5 0 0 1 0 5h-2M8 3c1 1 0 2 0 3m4-3c1 1 0 2 0 3" />
    </svg>
  );
}
