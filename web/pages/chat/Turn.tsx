import { memo } from "react";
import { formatTime } from "#shared/rules/format.ts";
import { classes } from "#web/ui/classes.ts";
import type { Line } from "./chat-line.ts";
import { ChatIcon } from "./ChatIcon.tsx";
import { Choices } from "./Choices.tsx";
import { MessageText } from "./MessageText.tsx";
import css from "./Turn.module.css";
import { useChatLanguage } from "./chat-texts.ts";

interface TurnProps {
  line: Line;
  /** The next line, which shows the choice that was taken. */
  next: Line | undefined;
  /** Whether the choices can still be taken. */
  open: boolean;
  onChoice: (text: string) => void;
}

/** A customer's message with its answer. */
export const Turn = memo(function Turn({ line, next, open, onChoice }: TurnProps) {
  const { t, language } = useChatLanguage();
  const at = <time dateTime={line.at}>{formatTime(line.at, language)}</time>;
  const reply = line.state === "failed" ? t("failed") : line.reply;
  return (
    <>
      {line.customer && (
        <div className={classes(css.turn, css.mine)}>
          <div className={classes(css.bubble, css.ours)}>
            <span className="vh">{t("you")}</span>
            <MessageText text={line.customer} />
          </div>
          {at}
        </div>
      )}
      {reply && (
        <div className={css.turn}>
          {line.author === "staff" && <Staff name={line.authorName} />}
          <div
            // The answer is announced once, when it is complete.
            aria-busy={line.state === "sending"}
            className={classes(css.bubble, css.theirs, line.state === "failed" && css.failed)}
          >
            {line.author === "agent" && <span className="vh">{t("agent")}</span>}
            <MessageText text={reply} />
            {line.sources.length > 0 && <Sources names={line.sources} />}
          </div>
          {line.choices.length > 0 ? (
            <Choices texts={line.choices} picked={next?.customer} open={open} onChoice={onChoice} />
          ) : (
            line.state === "settled" && at
          )}
        </div>
      )}
    </>
  );
});

function Staff({ name }: { name: string | null }) {
  const { t } = useChatLanguage();
  return (
    <p className={css.staff}>
      <span className={css.initial} aria-hidden="true">
        {name ? [...name.trim()][0] : <ChatIcon name="person" />}
      </span>
      {name ? t("staff", { name }) : t("staffUnnamed")}
    </p>
  );
}

function Sources({ names }: { names: readonly string[] }) {
  const { t } = useChatLanguage();
  return (
    <p className={css.sources}>
      <span className="vh">{t("from")}</span>
      {names.map((name) => (
        <span key={name} className={css.source}>
          <ChatIcon name="document" />
          <bdi>{name}</bdi>
        </span>
      ))}
    </p>
  );
}
