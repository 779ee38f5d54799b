/** Bytes of all typed arrays and texts reachable from `value`, each counted once. */
export function bytesWithin(value: unknown, counted = new Set<object>()): number {
  if (typeof value === "string") return 2 * value.length;
  if (typeof value !== "object" || value === null || counted.has(value)) return 0;
  counted.add(value);
  if (ArrayBuffer.isView(value)) return value.byteLength;
  return Object.values(value).reduce((sum: number, each) => sum + bytesWithin(each, counted), 0);
}
