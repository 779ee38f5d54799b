import { formatDate, formatDay, formatWeekday } from "#shared/rules/format.ts";
import { classes } from "#web/ui/classes.ts";
import { WorkingIndicator } from "./WorkingIndicator.tsx";
import type { Line } from "./chat-line.ts";
import { ChatIcon } from "./ChatIcon.tsx";
import { Choices } from "./Choices.tsx";
import type { Introduction } from "./introduce.ts";
import css from "./MessageLog.module.css";
import { MessageText } from "./MessageText.tsx";
import bubble from "./Turn.module.css";
import { Turn } from "./Turn.tsx";
import { useScroll } from "./use-scroll.ts";
import { useChatLanguage } from "./chat-texts.ts";

interface MessageLogProps {
  /** Whether the history is loaded. */
  ready: boolean;
  agent: Introduction | null;
  /** Questions that are offered before the first message. */
  starters: readonly string[];
  lines: readonly Line[];
  pending: boolean;
  onChoice: (text: string) => void;
  /** The content after the last message. */
  children?: React.ReactNode;
}

/** The messages of the chat, which are the only live region of the page. A new message is announced once (B21). */
export function MessageLog({ ready, agent, starters, lines, pending, onChoice, children }: MessageLogProps) {
  const { t, language } = useChatLanguage();
  const { ref, away, toEnd } = useScroll(ready);

  return (
    <main className={css.frame}>
      <div ref={ref} role="log" aria-label={t("log")} aria-busy={!ready} tabIndex={0} className={css.log}>
        <div className={css.turns}>
          {!ready && (
            <div className={css.opening}>
              <WorkingIndicator>{t("loading")}</WorkingIndicator>
            </div>
          )}
          {agent?.greeting && (
            <div className={bubble.turn}>
              <div className={classes(bubble.bubble, bubble.theirs)}>
                <MessageText text={agent.greeting} />
              </div>
            </div>
          )}
          {starters.length > 0 && lines.length === 0 && (
            <div className={bubble.turn}>
              <Choices texts={starters} picked={undefined} open={ready} onChoice={take} />
            </div>
          )}
          {lines.map((line, place) => (
            <div key={line.key} className={css.turns}>
              {startsDay(place) && <p className={css.note}>{dayOf(line)}</p>}
              <Turn
                line={line}
                next={lines[place + 1]}
                open={place === lines.length - 1 && !pending}
                onChoice={take}
              />
              {startsHandover(place) && (
                <p className={classes(css.note, css.handover)}>
                  <ChatIcon name="person" />
                  {t("withTeam")}
                </p>
              )}
            </div>
          ))}
          {/* The status text is hidden once the first words of the reply are shown. */}
          {pending && <WorkingIndicator>{lines.at(-1)?.reply ? "" : t("typing")}</WorkingIndicator>}
          {children}
        </div>
      </div>
      {away && (
        <button type="button" className={css.toEnd} onClick={toEnd}>
          <ChatIcon name="down" />
          {t("toEnd")}
        </button>
      )}
    </main>
  );

  function take(choice: string): void {
    // The pressed button is about to be disabled, so the focus moves to the log.
    ref.current?.focus({ preventScroll: true });
    onChoice(choice);
  }

  function startsDay(place: number): boolean {
    const before = lines[place - 1];
    return !before || formatDate(before.at, language) !== formatDate(lines[place]!.at, language);
  }

  function dayOf({ at }: Line): string {
    return t("day", { weekday: formatWeekday(at, language), day: formatDay(at, language) });
  }

  function startsHandover(place: number): boolean {
    const [before, line] = [lines[place - 1], lines[place]];
    return (
      line?.handedOver === true &&
      line.author !== "staff" &&
      before?.handedOver !== true &&
      before?.author !== "staff"
    );
  }
}
