/** Splits a sorted list wherever the key changes. A key that occurs again later starts another group. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): { key: Key; items: Item[] }[] {
  const groups: { key: Key; items: Item[] }[] = [];
  for (const item of items) {
    const key = keyOf(item);
    const last = groups.at(-1);
    if (last && last.key === key) last.items.push(item);
    else groups.push({ key, items: [item] });
  }
  return groups;
}
