import type { SimulatorResponse } from "./wire.ts";

/**
 * A fault of a call. `cut` breaks the connection before the platform has executed the request, `lost` after it; the
 * sender cannot distinguish them. `half` sends the beginning of the response and breaks the connection. `hang` does
 * nothing and never responds, `mute` executes the request and never responds: the connection stays open until the
 * client closes it.
 */
export type Fault =
  | { kind: "cut" }
  | { kind: "lost" }
  | { kind: "half" }
  | { kind: "hang" }
  | { kind: "mute" }
  | { kind: "answer"; answer: SimulatorResponse };

/** The fault settings of one platform. */
export interface Faults {
  /** Delay before every response, in milliseconds. */
  latencyMs: number;
  /**
   * Faults for the next calls, one each; only for those whose path and query contain `path` and whose body contains
   * `says`.
   */
  next: { fault: Fault; path?: string; says?: string }[];
  /** A fault for every call until it is removed. */
  always: Fault | null;
  delivery: {
    /** How many times each webhook is sent in addition to the first. */
    duplicates: number;
    /** Number of webhooks that are held back and then sent in reverse order. */
    reversed: number;
    delayMs: number;
    /** Whether webhooks are lost permanently. */
    lost: boolean;
  };
}

export const noFaults = (): Faults => ({
  latencyMs: 0,
  next: [],
  always: null,
  delivery: { duplicates: 0, reversed: 0, delayMs: 0, lost: false },
});

/** Returns the fault for this call, and removes it from the list when it was for one call only. */
export function takeFault(faults: Faults, path: string, raw: Buffer): Fault | null {
  const at = faults.next.findIndex(
    (one) => (!one.path || path.includes(one.path)) && (!one.says || raw.includes(one.says)),
  );
  if (at >= 0) return faults.next.splice(at, 1)[0]?.fault ?? null;
  return faults.always;
}
