/** A token bucket per key, which refills with time, as platforms limit the rate of messages. */
export interface Pace {
  take: (key: string, now: number) => boolean;
  /** Returns the milliseconds until one more is allowed. */
  wait: (key: string, now: number) => number;
}

export function pace(burst: number, perMs: number): Pace {
  const buckets = new Map<string, { left: number; at: number }>();
  const refillBucket = (key: string, now: number) => {
    const bucket = buckets.get(key) ?? { left: burst, at: now };
    const left = Math.min(burst, bucket.left + Math.max(0, now - bucket.at) / perMs);
    return { left, at: now };
  };
  return {
    take(key, now) {
      const bucket = refillBucket(key, now);
      const fits = bucket.left >= 1;
      buckets.set(key, fits ? { ...bucket, left: bucket.left - 1 } : bucket);
      return fits;
    },
    wait: (key, now) => Math.ceil(Math.max(0, 1 - refillBucket(key, now).left) * perMs),
  };
}
