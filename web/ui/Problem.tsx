import css from "./Problem.module.css";

/** Why what was asked for did not happen, at the end of a form or a dialog; read out as it appears. */
export function Problem({ children }: { children: React.ReactNode }) {
  return (
    <p role="alert" className={css.problem}>
      {children}
    </p>
  );
}
