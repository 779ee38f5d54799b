import type { z } from "zod";
import type { setSimulatedFaults } from "#shared/contract/simulator.ts";
import type { Fault, Faults } from "#server/simulator/faults.ts";

export type FaultProfile = z.output<(typeof setSimulatedFaults)["body"]>;

const slowMs = 3_000;
const headers = { "content-type": "application/json" };
const error = (code: number, message: string) => JSON.stringify({ error: { code, message } });
const troubles: Record<FaultProfile["trouble"], Fault | null> = {
  none: null,
  limit: {
    kind: "answer",
    answer: { status: 429, headers, body: error(4, "Application request limit reached") },
  },
  error: { kind: "answer", answer: { status: 500, headers, body: error(1, "An unknown error occurred") } },
  cut: { kind: "cut" },
};

/** Returns a platform's fault settings for a profile. */
export const toFaults = ({ slow, duplicates, trouble }: FaultProfile): Partial<Faults> => ({
  latencyMs: slow ? slowMs : 0,
  always: troubles[trouble],
  delivery: { duplicates: duplicates ? 2 : 0, reversed: 0, delayMs: slow ? slowMs : 0, lost: false },
});

export function faultProfileOf({ latencyMs, always, delivery }: Faults): FaultProfile {
  const trouble = Object.entries(troubles).find(([, fault]) => fault === always)?.[0] ?? "none";
  return {
    slow: latencyMs > 0,
    duplicates: delivery.duplicates > 0,
    trouble: trouble as FaultProfile["trouble"],
  };
}
