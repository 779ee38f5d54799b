import { Suspense, useLayoutEffect, useRef, useState } from "react";

/** What has happened to the button before the script of what it opens arrived. */
export interface TriggerStart {
  /** It was pressed. */
  isOpen: boolean;
  hasFocus: boolean;
}

export interface DeferredTriggerProps {
  /** Names the button where its inside does not. */
  label?: string;
  popup: "menu" | "dialog";
  className: string;
  /** Inside of the button. */
  trigger: React.ReactNode;
  /** The button with what it opens: a component that is loaded lazily. */
  children: (start: TriggerStart) => React.ReactNode;
}

/**
 * A button that is there with the page, although the script of what it opens follows later (0022). A press in between
 * opens it as soon as it is there, and the focus stays where it is.
 */
export function DeferredTrigger({ label, popup, className, trigger, children }: DeferredTriggerProps) {
  const [isPressed, setPressed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  return (
    <Suspense
      fallback={
        <button
          type="button"
          aria-label={label}
          aria-haspopup={popup}
          aria-expanded={false}
          className={className}
          // The button may be replaced between the mouse's press and its release, which then click neither. A finger's
          // press may begin a scroll instead, so that only its click counts.
          onPointerDown={({ pointerType, button }) => {
            if (pointerType === "mouse" && button === 0) setPressed(true);
          }}
          onClick={() => setPressed(true)}
          // The space key clicks only when it is released, by which time the button may be replaced.
          onKeyDown={({ key }) => {
            if (key === " ") setPressed(true);
          }}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
        >
          {trigger}
        </button>
      }
    >
      {children({ isOpen: isPressed, hasFocus })}
    </Suspense>
  );
}

/**
 * Returns a reference for the button that replaces the first one. It takes the focus over while React commits it: React
 * Aria's `autoFocus` follows after that, and a key pressed in between would be lost.
 */
export function useFocusFromStart({ hasFocus }: TriggerStart) {
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(hasFocus);
  useLayoutEffect(() => {
    if (takesFocus.current) button.current?.focus();
    takesFocus.current = false;
  }, []);
  return button;
}
