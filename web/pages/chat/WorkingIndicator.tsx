import { Mark } from "#web/ui/Mark.tsx";
import css from "./WorkingIndicator.module.css";

/** The mark at work, and what at. Stands in the log, so it is read out once when it appears. */
export function WorkingIndicator({ children }: { children: string }) {
  return (
    <p className={css.work}>
      <Mark state="turning" className={css.mark} />
      <span>{children}…</span>
    </p>
  );
}
