import { formatNumber } from "./format.ts";
import { maxCounted } from "./pagination.ts";

/** A number that was counted no further than `maxCounted`: `10,000+`, also in a line of Arabic. */
export function formatCount(value: number): string {
  return value > maxCounted ? `\u2066${formatNumber(maxCounted)}+\u2069` : formatNumber(value);
}
