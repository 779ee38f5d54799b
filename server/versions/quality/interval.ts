import type { Share } from "#shared/contract/quality.ts";

/** Half of the 95 % that lie around the middle of a normal distribution. */
const z = 1.959964;

/** A share with Wilson's 95 % interval; null of nothing. */
export function shareOf(right: number, of: number): Share | null {
  if (of === 0) return null;
  const share = right / of;
  const scale = 1 + (z * z) / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return { share, low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}
