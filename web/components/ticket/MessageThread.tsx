import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { MessageView } from "#shared/contract/tickets.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { HandoverDivider } from "./HandoverDivider.tsx";
import { Message } from "./Message.tsx";
import { MessageMore } from "./MessageMore.tsx";
import css from "./MessageThread.module.css";
import { PendingPicture } from "./PendingPicture.tsx";

export interface MessageThreadProps {
  /** Oldest first. */
  messages: readonly MessageView[];
  customerName: string;
  /** What the staff member said that has not reached the server yet. */
  sending?: { text: string; picture?: File | undefined; failed: boolean; onRetry: () => void } | undefined;
  /** What stands at the end of a message's own line. */
  endOf?: ((message: MessageView) => React.ReactNode) | undefined;
  /** What stands under a message. */
  below?: ((message: MessageView) => React.ReactNode) | undefined;
}

const nearBottom = 200;

/** The conversation, newest at the bottom; it follows new messages unless the reader has scrolled up. */
export function MessageThread({ messages, customerName, sending, endOf, below }: MessageThreadProps) {
  const { t } = useTranslation("portal");
  const format = useFormat();
  const log = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const length = messages.length + (sending ? 1 : 0);
  useEffect(() => {
    const box = log.current;
    if (box && follows.current && length > 0) box.scrollTop = box.scrollHeight;
  }, [length]);
  useEffect(() => {
    const box = log.current;
    if (!box) return;
    // What stands below takes room as it opens: the last message stays in sight.
    const sizes = new ResizeObserver(() => {
      if (follows.current) box.scrollTop = box.scrollHeight;
    });
    sizes.observe(box);
    return () => sizes.disconnect();
  }, []);
  return (
    <div
      ref={log}
      role="log"
      aria-label={t("thread.label")}
      tabIndex={0}
      className={css.log}
      onScroll={({ currentTarget: box }) => {
        follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearBottom;
      }}
    >
      <div className={css.inside}>
        {messages.map((message, place) => {
          const day = format.date(message.created_at);
          const before = messages[place - 1];
          return (
            <div key={message.id} className={css.part}>
              {(!before || format.date(before.created_at) !== day) && <p className={css.day}>{day}</p>}
              <Message message={message} customerName={customerName} end={endOf?.(message)} />
              <MessageMore message={message} />
              {below?.(message)}
              {message.decision === "handover" && (
                <HandoverDivider at={message.created_at} reason={message.reason} />
              )}
            </div>
          );
        })}
        {sending && (
          <div className={css.part}>
            <Message
              message={{
                author: "staff",
                author_name: null,
                text: sending.text,
                status: sending.failed ? "failed" : "queued",
                decision: null,
                confidence: null,
                citations: [],
                created_at: null,
              }}
              customerName={customerName}
              onRetry={sending.failed ? sending.onRetry : undefined}
            />
            {sending.picture && <PendingPicture file={sending.picture} />}
          </div>
        )}
      </div>
    </div>
  );
}
