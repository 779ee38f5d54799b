import type { Share } from "#shared/contract/quality.ts";

/** Quantile of the standard normal distribution for a 95 % interval. */
const z = 1.959964;

/** Returns a share with Wilson's 95 % interval; null when `of` is 0. */
export function shareOf(right: number, of: number): Share | null {
  if (of === 0) return null;
  const share = right / of;
  const scale = 1 + (z * z) / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return { share, low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}
