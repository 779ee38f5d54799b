/** Who is one with `id`, of those with the same number: nobody whom staff have told apart from another of them. */
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
