import { useEffect, useRef } from "react";
import css from "./FormErrorSummary.module.css";
import { WarningIcon } from "./site-icons.tsx";

/** The general problem of a form. It gets the focus when it appears, so that it is announced. */
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
