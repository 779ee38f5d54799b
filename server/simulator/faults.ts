import type { Answer } from "./wire.ts";

/**
 * What goes wrong with a call. `cut` breaks the connection before the platform has done anything, `lost` after it has:
 * the sender cannot tell the two apart. `half` sends the beginning of the answer and breaks off. `hang` does nothing and
 * never answers, `mute` does its work and never answers: the line stays open until the other side lets go.
 */
export type Fault =
  | { kind: "cut" }
  | { kind: "lost" }
  | { kind: "half" }
  | { kind: "hang" }
  | { kind: "mute" }
  | { kind: "answer"; answer: Answer };

/** The switches of one platform. */
export interface Faults {
  /** Before every answer, in milliseconds. */
  latencyMs: number;
  /** For the next calls, one each; only for those whose path, with its query, contains `path` and whose body contains `says`. */
  next: { fault: Fault; path?: string; says?: string }[];
  /** For every call until taken away. */
  always: Fault | null;
  delivery: {
    /** How often each webhook is sent beyond the first time. */
    duplicates: number;
    /** So many webhooks are held back and then sent last first. */
    reversed: number;
    delayMs: number;
    /** Webhooks get lost for good. */
    lost: boolean;
  };
}

export const noFaults = (): Faults => ({
  latencyMs: 0,
  next: [],
  always: null,
  delivery: { duplicates: 0, reversed: 0, delayMs: 0, lost: false },
});

/** The fault for this call, taken from the list when it was for one call only. */
export function takeFault(faults: Faults, path: string, raw: Buffer): Fault | null {
  const at = faults.next.findIndex(
    (one) => (!one.path || path.includes(one.path)) && (!one.says || raw.includes(one.says)),
  );
  if (at >= 0) return faults.next.splice(at, 1)[0]?.fault ?? null;
  return faults.always;
}
