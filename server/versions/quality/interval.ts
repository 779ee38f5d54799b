import type { Share } from "#shared/contract/quality.ts";

/** Quantile of the standard normal distribution for a 95 % interval. */
const z = 1.959964;

/** Returns a share with Wilson's 95 % interval; null when `of` is 0. */
export function shareOf(right: number, outOf: number): Share | null {
  if (outOf === 0) return null;
  const share = right / outOf;
  const scale = 1 + (z * z) / outOf;
  const middle = share + (z * z) / (2 * outOf);
  const spread = z * Math.sqrt((share * (1 - share)) / outOf + (z * z) / (4 * outOf * outOf));
  return { share, low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}
