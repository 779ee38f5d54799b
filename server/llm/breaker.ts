/**
 * Consecutive failures after which a provider is not called, for how long (milliseconds), and how many providers are
 * tracked.
 */
const limits = { failures: 4, restMs: 30_000, kept: 10_000 };

interface State {
  failures: number;
  /** When the provider may be called again; 0 while it is in use. */
  openUntil: number;
  /** Whether a call is testing if the provider has recovered. */
  probing: boolean;
}

export interface Breakers {
  /** Whether to call the provider now. After the pause this is true for one caller, whose outcome decides for all. */
  admits: (key: string) => boolean;
  succeeded: (key: string) => void;
  failed: (key: string) => void;
  /** Records that a call ended without information about the provider. */
  passed: (key: string) => void;
}

/**
 * Prevents a provider that is down from costing every customer the full timeout. The state is kept per process: each
 * notices within `failures` replies, and answering customers depends on no shared state.
 */
export function circuitBreakers(now: () => number = Date.now, { failures, restMs, kept } = limits): Breakers {
  const states = new Map<string, State>();
  return {
    admits(key) {
      const state = states.get(key);
      if (!state || state.openUntil === 0) return true;
      if (state.probing || now() < state.openUntil) return false;
      state.probing = true;
      return true;
    },
    succeeded: (key) => void states.delete(key),
    failed(key) {
      const state = states.get(key) ?? { failures: 0, openUntil: 0, probing: false };
      state.failures += 1;
      if (state.probing || state.failures >= failures) state.openUntil = now() + restMs;
      state.probing = false;
      if (states.size >= kept) states.clear();
      states.set(key, state);
    },
    passed(key) {
      const state = states.get(key);
      if (state) state.probing = false;
    },
  };
}
