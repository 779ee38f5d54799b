import css from "./FormError.module.css";

/** Why what was asked for did not happen, at the end of a form or a dialog; read out as it appears. */
export function FormError({ children }: { children: React.ReactNode }) {
  return (
    <p role="alert" className={css.problem}>
      {children}
    </p>
  );
}
