import { Mark } from "#web/ui/Mark.tsx";
import css from "./WorkingIndicator.module.css";

/** Shows that the agent is working and on what. It is inside the log, so it is announced once when it appears. */
export function WorkingIndicator({ children }: { children: string }) {
  return (
    <p className={css.work}>
      <Mark state="turning" className={css.mark} />
      <span>{children}…</span>
    </p>
  );
}
