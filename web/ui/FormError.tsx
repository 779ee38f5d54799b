import css from "./FormError.module.css";

/** The reason of a failure, at the end of a form or a dialog. Screen readers announce it. */
export function FormError({ children }: { children: React.ReactNode }) {
  return (
    <p role="alert" className={css.problem}>
      {children}
    </p>
  );
}
