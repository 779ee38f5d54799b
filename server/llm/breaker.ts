/** Failures in a row after which a provider is left alone, and for how long (milliseconds). */
const limits = { failures: 4, restMs: 30_000, kept: 10_000 };

interface State {
  failures: number;
  /** When it may be tried again; 0 while it is in use. */
  openUntil: number;
  /** One try is under way to see whether it has recovered. */
  probing: boolean;
}

export interface Breakers {
  /** Whether to call now. True after the rest for one caller only: its outcome decides for all. */
  admits: (key: string) => boolean;
  succeeded: (key: string) => void;
  failed: (key: string) => void;
  /** The call ended without telling anything about the provider. */
  passed: (key: string) => void;
}

/**
 * A provider that is down must not cost every customer the full wait. Kept per process: each finds out for itself
 * within `failures` replies, and no shared state has to be right for a customer to be answered.
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
