/** Returns the name of the unique constraint that a write violated, or null when it failed for another reason. */
export function findViolatedConstraint(problem: unknown): string | null {
  const { code, constraint } = (problem ?? {}) as { code?: string; constraint?: string };
  return code === "23505" ? (constraint ?? null) : null;
}
