/** Maximum number of this process's jobs that wait for one platform, and for one of its accounts, at the same time. */
export interface ConcurrencyLimits {
  acquire: (platform: string, account: string, max?: MaxConcurrency) => Slot | NoSlot;
}

export interface Slot {
  /** Releases the slot; further calls have no effect. */
  release: () => void;
}

interface NoSlot {
  release?: never;
  /** Milliseconds after which the caller may try again. */
  retryAfterMs: number;
}

interface MaxConcurrency {
  perPlatform: number;
  perAccount: number;
}

/** Three of the eight workers for external servers (runner.ts) are always left for other platforms. */
const defaultMax: MaxConcurrency = { perPlatform: 5, perAccount: 3 };
const retryMs = { min: 500, perRefusal: 200, maxAdded: 10_000 };

/**
 * Limits the jobs that wait for one platform. Otherwise a platform that accepts requests and never answers would occupy all
 * workers, and customers of other platforms would wait too.
 */
export function createConcurrencyLimits(): ConcurrencyLimits {
  const taken = new Map<string, number>();
  /**
   * Refusals since a slot was last released: the more jobs wait for a platform that is down, the longer they wait
   * between attempts.
   */
  const refused = new Map<string, number>();
  const count = (name: string, change: number) => {
    const now = (taken.get(name) ?? 0) + change;
    if (now > 0) taken.set(name, now);
    else taken.delete(name);
  };
  return {
    acquire(platform, account, max = defaultMax) {
      const ofAccount = `${platform} ${account}`;
      if ((taken.get(platform) ?? 0) >= max.perPlatform || (taken.get(ofAccount) ?? 0) >= max.perAccount) {
        const before = refused.get(platform) ?? 0;
        refused.set(platform, before + 1);
        const added = Math.min(retryMs.maxAdded, retryMs.perRefusal * (before + 1));
        return { retryAfterMs: retryMs.min + Math.random() * added };
      }
      count(platform, 1);
      count(ofAccount, 1);
      let isReleased = false;
      return {
        release() {
          if (isReleased) return;
          isReleased = true;
          count(platform, -1);
          count(ofAccount, -1);
          refused.delete(platform);
        },
      };
    },
  };
}
