import { formatNumber } from "./format.ts";
import { maxCounted } from "./pagination.ts";

/** Formats a number whose counting stopped at `maxCounted` as `10,000+`, also within Arabic text. */
export function formatCount(value: number): string {
  return value > maxCounted ? `\u2066${formatNumber(maxCounted)}+\u2069` : formatNumber(value);
}
