/**
 * Returns the name of the unique or foreign key constraint that a write violated, or null when it failed for another
 * reason.
 */
export function findViolatedConstraint(problem: unknown): string | null {
  const { code, constraint } = (problem ?? {}) as { code?: string; constraint?: string };
  return code === "23505" || code === "23503" ? (constraint ?? null) : null;
}
