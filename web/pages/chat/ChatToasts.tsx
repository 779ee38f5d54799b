import { useEffect, useRef, useState } from "react";
import { classes } from "#web/ui/classes.ts";
import look from "#web/ui/Toaster.module.css";
import { ChatIcon } from "./ChatIcon.tsx";
import css from "./ChatToasts.module.css";
import type { Toast } from "./use-toasts.ts";
import { useChatLanguage } from "./chat-texts.ts";

/** C271. */
const shownMs = 4000;
const swipePx = 20;

export function ChatToasts({
  toasts,
  onDismiss,
}: {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
}) {
  return (
    <div className={css.place}>
      {toasts.map((toast) => (
        <ChatToast key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

/** Looks like the portal's. It waits while the pointer or the focus is on it, and a swipe to either side ends it. */
function ChatToast({ toast, onDismiss }: { toast: Toast; onDismiss: (id: number) => void }) {
  const { t } = useChatLanguage();
  const [held, setHeld] = useState(false);
  const start = useRef<number | null>(null);
  const { id } = toast;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDismiss(id), shownMs);
    return () => clearTimeout(timer);
  }, [held, id, onDismiss]);
  return (
    <div
      role="alert"
      className={classes(look.toast, look.error)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => (start.current = event.clientX)}
      onPointerMove={(event) => {
        if (start.current !== null && Math.abs(event.clientX - start.current) >= swipePx) onDismiss(id);
      }}
      onPointerUp={() => (start.current = null)}
    >
      <span className={look.icon}>
        <ChatIcon name="warning" />
      </span>
      <span className={classes(look.content, look.title)}>{toast.text}</span>
      <button type="button" className={look.close} aria-label={t("dismiss")} onClick={() => onDismiss(id)}>
        <ChatIcon name="close" />
      </button>
    </div>
  );
}
