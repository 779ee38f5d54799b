import { Mark } from "#web/ui/Mark.tsx";
import css from "./ChatHeader.module.css";
import { ChatIcon } from "./ChatIcon.tsx";
import type { Introduction } from "./introduce.ts";
import { closeChat } from "./parent-page.ts";
import { useChatLanguage } from "./chat-texts.ts";

interface ChatHeaderProps {
  /** Whether the history is loaded. */
  ready: boolean;
  agent: Introduction | null;
  /** The business's picture as a `data:` address. */
  avatar: string | null;
  withTeam: boolean;
  isWidget: boolean;
  full: boolean;
  /** Switches to full screen. Null when the browser does not support it. */
  onFull: (() => void) | null;
}

export function ChatHeader({ ready, agent, avatar, withTeam, isWidget, full, onFull }: ChatHeaderProps) {
  const { t, language, change } = useChatLanguage();
  const other = language === "ar" ? "en" : "ar";
  const fullLabel = full ? t("fullscreen.exit") : t("fullscreen.enter");
  return (
    <header className={css.header}>
      <span className={css.avatar}>{avatar ? <img src={avatar} alt="" /> : <Mark />}</span>
      <div className={css.who}>
        <h1>
          {agent ? <bdi>{agent.brand}</bdi> : <span className={ready ? undefined : "vh"}>{t("title")}</span>}
        </h1>
        {ready && (
          <p>
            <i />
            <span>{subtitle()}</span>
          </p>
        )}
      </div>
      <div className={css.controls}>
        <button type="button" title={t("language.name")} onClick={() => change(other)}>
          <span lang={other} aria-hidden="true">
            {other === "ar" ? "ع" : "EN"}
          </span>
          <span className="vh">{t("language.switch")}</span>
        </button>
        {onFull && (
          <button type="button" aria-label={fullLabel} title={fullLabel} onClick={onFull}>
            <ChatIcon name={full ? "exitFull" : "enterFull"} />
          </button>
        )}
        <button type="button" aria-label={t("close")} title={t("close")} onClick={() => closeChat(isWidget)}>
          <ChatIcon name="close" />
        </button>
      </div>
    </header>
  );

  function subtitle(): string {
    if (withTeam) return t("subtitle.withTeam");
    // A subtitle "Sidra assistant" below the name "Sidra" would repeat it.
    const repeats = !agent?.name || agent.name.includes(agent.brand);
    return repeats ? t("subtitle.agent") : t("subtitle.named", { name: agent.name });
  }
}
