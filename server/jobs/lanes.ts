/** How many jobs of this process wait for one platform, and for one account there, at the same time. */
export interface Lanes {
  /** Takes a place; what comes back gives it up again. A number when there is none: milliseconds to try again after. */
  enter: (platform: string, account: string, most?: Most) => (() => void) | number;
}

interface Most {
  platform: number;
  account: number;
}

/** Of the eight workers that wait for others' servers (runner.ts) three are always left for the other platforms. */
const perWorkers: Most = { platform: 5, account: 3 };
const waitMs = { least: 500, perRefusal: 200, most: 10_000 };

/**
 * Without it one platform that takes requests and never answers would soon hold every worker, and customers elsewhere
 * would wait for it too.
 */
export function createLanes(): Lanes {
  const held = new Map<string, number>();
  /** Since somebody last left: the more wait behind a platform that stands still, the more seldom they ask. */
  const refused = new Map<string, number>();
  const count = (name: string, change: number) => {
    const now = (held.get(name) ?? 0) + change;
    if (now > 0) held.set(name, now);
    else held.delete(name);
  };
  return {
    enter(platform, account, most = perWorkers) {
      const own = `${platform} ${account}`;
      if ((held.get(platform) ?? 0) >= most.platform || (held.get(own) ?? 0) >= most.account) {
        const before = refused.get(platform) ?? 0;
        refused.set(platform, before + 1);
        return waitMs.least + Math.random() * Math.min(waitMs.most, waitMs.perRefusal * (before + 1));
      }
      count(platform, 1);
      count(own, 1);
      let inside = true;
      return () => {
        if (!inside) return;
        inside = false;
        count(platform, -1);
        count(own, -1);
        refused.delete(platform);
      };
    },
  };
}
