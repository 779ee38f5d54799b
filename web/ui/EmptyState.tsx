import css from "./EmptyState.module.css";

export interface EmptyStateProps {
  /** The specification's heading if it has one, such as `No Data Found`. */
  title: string;
  /** The reason, and what would add content. */
  children?: React.ReactNode;
  /** One action, as a button. */
  action?: React.ReactNode;
  picture?: React.ReactNode;
  level?: 2 | 3;
}

export function EmptyState({ title, children, action, picture, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.empty}>
      <div className={css.picture}>{picture ?? <EmptyLines />}</div>
      <Heading className={css.title}>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}

/** A drawing of an empty list. */
function EmptyLines() {
  return (
    <svg viewBox="0 0 72 40" width="72" height="40" fill="none" aria-hidden="true">
      <path d="M2 8h52M2 20h52M2 32h52" stroke="var(--line-control)" strokeWidth="1.2" />
      <path d="M63 3.5 67.500 8 63 12.500 58.500 8z" fill="var(--ink-soft)" />
      <path
        d="M63 15.500 67.500 20 63 24.500 58.500 20zM63 27.500 67.500 32 63 36.500 58.500 32z"
        fill="var(--canvas)"
        stroke="var(--line-control)"
      />
    </svg>
  );
}
