import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { LoadBoundary, LoadProblem } from "./LoadBoundary.tsx";

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
  const look = {
    type: "button",
    "aria-label": label,
    "aria-haspopup": popup,
    "aria-expanded": false,
    className,
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  } as const;
  return (
    <LoadBoundary
      fallback={
        <button
          {...look}
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
        >
          {trigger}
        </button>
      }
      // The script is fetched before anybody presses, so that the failure matters to those only who do.
      failed={(retry) => (
        <>
          <button
            {...look}
            onClick={() => {
              setPressed(true);
              retry();
            }}
          >
            {trigger}
          </button>
          {isPressed && <LoadProblem onRetry={retry} onClose={() => setPressed(false)} />}
        </>
      )}
    >
      {children({ isOpen: isPressed, hasFocus })}
    </LoadBoundary>
  );
}

/**
 * State of a popup whose button replaces the first one. The button takes the focus over while React commits it, because
 * React Aria's `autoFocus` follows after that and a key pressed in between would be lost. The popup opens after that, so
 * that it gives the focus back to the button that is there. `isEarly` says that it is open because of a press from
 * before.
 */
export function useDeferredPopup(start: TriggerStart) {
  const button = useRef<HTMLButtonElement>(null);
  const first = useRef(start);
  const [isOpen, setOpen] = useState(false);
  const [isEarly, setEarly] = useState(false);
  useLayoutEffect(() => {
    if (first.current.isOpen || first.current.hasFocus) button.current?.focus();
  }, []);
  useEffect(() => {
    if (first.current.isOpen) setOpen(true);
    setEarly(first.current.isOpen);
    first.current = { isOpen: false, hasFocus: false };
  }, []);
  const onOpenChange = (open: boolean) => {
    setEarly(false);
    setOpen(open);
  };
  return { button, popup: { isOpen, onOpenChange }, isEarly };
}
