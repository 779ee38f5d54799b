import { useCallback, useState } from "react";
import type { ChatSession } from "#web/api/chat.ts";
import { classes } from "#web/ui/classes.ts";
import { createToastList } from "#web/ui/toast-list.ts";
import { ChatError } from "./ChatError.tsx";
import { ChatHeader } from "./ChatHeader.tsx";
import { ChatToasts } from "./ChatToasts.tsx";
import { Composer } from "./Composer.tsx";
import css from "./Conversation.module.css";
import { HelpRating } from "./HelpRating.tsx";
import { introduce } from "./introduce.ts";
import { MessageLog } from "./MessageLog.tsx";
import { useChat } from "./use-chat.ts";
import { useFullscreen } from "./use-fullscreen.ts";
import { useLook } from "./use-look.ts";
import { useVisibleArea } from "./use-visible-area.ts";
import { useChatLanguage } from "./chat-texts.ts";

export function Conversation({ session, isWidget }: { session: ChatSession; isWidget: boolean }) {
  const { t, language } = useChatLanguage();
  const [toasts] = useState(createToastList);
  const onFailure = useCallback(
    (message: string) => toasts.show({ kind: "error", text: message || t("failedToast") }),
    [toasts, t],
  );
  const { state, pending, type, send, rate } = useChat(session, onFailure);
  const { full, toggle } = useFullscreen();
  const avatar = useLook(session);
  useVisibleArea();

  if (state.phase === "broken" || state.phase === "gone")
    return <ChatError isGone={state.phase === "gone"} />;
  const ready = state.phase === "ready";
  const agent = introduce(state.agent, language);
  const last = state.lines.findLast((line) => line.reply !== "");
  const withTeam = last !== undefined && (last.handedOver || last.author === "staff");
  return (
    <div className={css.room}>
      <div className={classes(css.chat, (full || isWidget) && css.filling)}>
        <ChatHeader
          ready={ready}
          agent={agent}
          avatar={avatar}
          withTeam={withTeam}
          isWidget={isWidget}
          full={full}
          onFull={toggle}
        />
        <MessageLog
          ready={ready}
          agent={agent}
          starters={state.starters.map((topic) => t(`starters.${topic}`))}
          lines={state.lines}
          pending={pending}
          onChoice={send}
        >
          {state.question && !pending && (
            <HelpRating key={state.question.id} question={state.question} onRate={rate} />
          )}
        </MessageLog>
        <Composer
          draft={state.draft}
          pending={pending}
          ready={ready}
          brand={agent?.brand}
          onType={type}
          onSend={send}
        />
      </div>
      <ChatToasts list={toasts} />
    </div>
  );
}
