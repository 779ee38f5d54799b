/** How many jobs of this process wait for one platform, and for one account there, at the same time. */
export interface ConcurrencyLimits {
  acquire: (platform: string, account: string, max?: MaxConcurrency) => Slot | NoSlot;
}

export interface Slot {
  /** Calling it again does nothing. */
  release: () => void;
}

interface NoSlot {
  release?: never;
  /** When to ask again. */
  retryAfterMs: number;
}

interface MaxConcurrency {
  perPlatform: number;
  perAccount: number;
}

/** Of the eight workers that wait for servers of others (runner.ts) three are always left for the other platforms. */
const defaultMax: MaxConcurrency = { perPlatform: 5, perAccount: 3 };
const retryMs = { min: 500, perRefusal: 200, maxAdded: 10_000 };

/**
 * Without it one platform that takes requests and never answers would soon hold every worker, and customers elsewhere
 * would wait for it too.
 */
export function createConcurrencyLimits(): ConcurrencyLimits {
  const taken = new Map<string, number>();
  /** Since a slot was last released: the more jobs wait for a platform that stands still, the more seldom they ask. */
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
