import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { MessageView } from "#shared/contract/tickets.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { HandoverDivider } from "./HandoverDivider.tsx";
import { Message } from "./Message.tsx";
import { MessageDetails } from "./MessageDetails.tsx";
import css from "./MessageThread.module.css";
import { PendingPicture } from "./PendingPicture.tsx";

export interface MessageThreadProps {
  /** The messages, the oldest first. */
  messages: readonly MessageView[];
  customerName: string;
  /** The reply that has not reached the server yet. */
  sending?: { text: string; picture?: File | undefined; failed: boolean; onRetry: () => void } | undefined;
  /** Renders the content at the end of a message's first line. */
  endOf?: ((message: MessageView) => React.ReactNode) | undefined;
  /** Other entries that are shown between the messages by their time, the oldest first. */
  between?: readonly { id: string; at: string; content: React.ReactNode }[] | undefined;
  /** Renders the content below a message. */
  below?: ((message: MessageView) => React.ReactNode) | undefined;
}

const nearBottomPx = 200;

/** Returns messages and other entries in order. An entry comes before the first message that is later. */
function mergeEntriesByTime(
  messages: readonly MessageView[],
  between: NonNullable<MessageThreadProps["between"]>,
) {
  let next = 0;
  const takeEventsUntil = (at: string) => {
    const from = next;
    while (between[next] && (between[next]?.at ?? "") < at) next += 1;
    return between.slice(from, next);
  };
  const entries = messages.flatMap((message) => [
    ...takeEventsUntil(message.created_at),
    { at: message.created_at, message },
  ]);
  return [...entries, ...between.slice(next)];
}

/** The conversation, the newest message at the bottom. It scrolls to new messages unless the reader has scrolled up. */
export function MessageThread({
  messages,
  customerName,
  sending,
  between = [],
  endOf,
  below,
}: MessageThreadProps) {
  const { t } = useTranslation("portal");
  const format = useFormat();
  const log = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const length = messages.length + between.length + (sending ? 1 : 0);
  const entries = mergeEntriesByTime(messages, between);
  useEffect(() => {
    const box = log.current;
    if (box && follows.current && length > 0) box.scrollTop = box.scrollHeight;
  }, [length]);
  useEffect(() => {
    const box = log.current;
    if (!box) return;
    // Content below the messages takes space when it opens, so the last message is scrolled into view again.
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
        follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearBottomPx;
      }}
    >
      <div className={css.inside}>
        {entries.map((entry, place) => {
          const day = format.date(entry.at);
          const before = entries[place - 1];
          const dayLine = (!before || format.date(before.at) !== day) && <p className={css.day}>{day}</p>;
          if (!("message" in entry))
            return (
              <div key={entry.id} className={css.part}>
                {dayLine}
                {entry.content}
              </div>
            );
          const { message } = entry;
          return (
            <div key={message.id} className={css.part}>
              {dayLine}
              <Message message={message} customerName={customerName} end={endOf?.(message)} />
              <MessageDetails message={message} />
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
