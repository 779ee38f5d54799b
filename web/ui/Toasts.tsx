import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { classes } from "./classes.ts";
import type { ShownToast, ToastList } from "./toast-list.ts";
import css from "./Toasts.module.css";
import { useSwipe } from "./use-swipe.ts";

/** The duration of a toast (C271). One with a button stays longer, so that slow readers can press it. */
const durationMs = 4000;
const durationWithActionMs = 10_000;
/** The duration of the fade-out in Toasts.module.css. */
const fadeMs = 200;

/** Texts and icons are passed in, because the chat has its own. */
interface ToastParts {
  closeLabel: string;
  icons: Record<ShownToast["kind"] | "close", React.ReactNode>;
}

const watchVisibility = (onChange: () => void) => {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
};

/**
 * The toasts, on the right in both languages and the newest first (D50). All wait while the pointer or the focus is
 * on one, and while the page is hidden. They are marked as top layer, so that React Aria's dialogs do not close when
 * a toast is pressed, and the keyboard can reach it.
 */
export function Toasts({ list, label, ...parts }: ToastParts & { list: ToastList; label: string }) {
  const toasts = useSyncExternalStore(list.subscribe, list.get);
  const isPageHidden = useSyncExternalStore(watchVisibility, () => document.hidden);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const place = useRef<HTMLElement>(null);
  const focusedBefore = useRef<EventTarget | null>(null);

  useEffect(() => {
    const onKeyDown = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === "KeyT") place.current?.querySelector("button")?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
    setFocused(true);
  };
  /** An element that is removed under the pointer or while it has the focus fires neither event. */
  const onLeave = () => {
    setPointed(false);
    if (!isFocused) return;
    setFocused(false);
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
  };
  return (
    <section
      ref={place}
      className={css.place}
      aria-label={label}
      aria-keyshortcuts="Alt+T"
      aria-live="polite"
      aria-relevant="additions"
      data-react-aria-top-layer
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={onFocus}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          {...parts}
          toast={toast}
          list={list}
          isWaiting={isPointed || isFocused || isPageHidden}
          onLeave={onLeave}
        />
      ))}
    </section>
  );
}

interface CardProps extends ToastParts {
  toast: ShownToast;
  list: ToastList;
  isWaiting: boolean;
  onLeave: () => void;
}

function ToastCard({ toast, list, isWaiting, onLeave, closeLabel, icons }: CardProps) {
  const { id, kind, action } = toast;
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (isWaiting && !isLeaving) return;
    const timer = isLeaving
      ? setTimeout(() => list.dismiss(id), fadeMs)
      : setTimeout(() => setLeaving(true), action ? durationWithActionMs : durationMs);
    return () => clearTimeout(timer);
  }, [action, id, isLeaving, isWaiting, list]);
  const leave = () => {
    setLeaving(true);
    onLeave();
  };
  const swipe = useSwipe(leave);
  return (
    <div
      className={classes(css.toast, css[kind], isLeaving && css.leaving)}
      data-toast={kind}
      {...(kind === "error" && { role: "alert" })}
      {...swipe}
    >
      <span className={css.icon}>{icons[kind]}</span>
      <div className={css.content}>
        <div className={css.title}>{toast.text}</div>
        {toast.description && <div className={css.description}>{toast.description}</div>}
      </div>
      {action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            action.onClick();
            leave();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={css.close} aria-label={closeLabel} onClick={leave}>
        {icons.close}
      </button>
    </div>
  );
}
