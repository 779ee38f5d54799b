/** Returns the value below which a share of the samples is. */
export function percentile(samples: number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** Returns p50 and p95 in milliseconds. */
export const latency = (samples: number[]) => ({
  p50_ms: round(percentile(samples, 0.5)),
  p95_ms: round(percentile(samples, 0.95)),
});
