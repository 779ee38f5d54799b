/**
 * Returns the customers with the same number that are merged with `id`. None of them may have been rejected as a
 * duplicate of another one.
 */
export function oneOf(
  id: string,
  ids: readonly string[],
  apart: readonly (readonly [string, string])[],
): Set<string> {
  const same = new Set([id]);
  const isApart = (one: string, other: string) =>
    apart.some((pair) => pair.includes(one) && pair.includes(other));
  for (const other of ids) if (other !== id && ![...same].some((one) => isApart(one, other))) same.add(other);
  return same;
}
