import css from "./SignUpProgress.module.css";

const ring =
  "M32 5L39.18 12.18L49.32 12.18L49.32 22.32L56.5 29.5L49.32 36.68L49.32 58.49L39.18 46.82L32 54L24.82 46.82L14.68 46.82L14.68 36.68L7.5 29.5L14.68 22.32L14.68 12.18L24.82 12.18Z";

/** The progress of the form, drawn as a lamp whose ring grows by a fifth with every valid field. */
export function SignUpProgress({ validFieldCount }: { validFieldCount: number }) {
  return (
    <div className={css.hang} aria-hidden="true">
      <i className={css.cord} />
      <svg viewBox="0 0 64 64" className={css.ring}>
        <path className={css.dark} d={ring} />
        <path className={css.bright} d={ring} pathLength={5} strokeDasharray={`${validFieldCount} 5`} />
        <path className={css.lamp} d="M32 20.5L41 29.5L32 38.5L23 29.5Z" />
      </svg>
    </div>
  );
}
