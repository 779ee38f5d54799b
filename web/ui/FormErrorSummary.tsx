import { useEffect, useRef } from "react";
import css from "./FormErrorSummary.module.css";
import { WarningIcon } from "./site-icons.tsx";

/** What was wrong with the form as a whole; takes the focus when it appears, so that it is read out. */
export function FormErrorSummary({ message }: { message: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) box.current?.focus();
  }, [message]);
  if (!message) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={css.summary}>
      <WarningIcon size="small" />
      <p>{message}</p>
    </div>
  );
}
