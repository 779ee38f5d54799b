import type { Deliveries } from "./deliveries.ts";
import type { Faults } from "./faults.ts";

export type PlatformClock = () => Date;

/** What every part of a platform works with. */
export interface PlatformHandle<State> {
  state: State;
  clock: PlatformClock;
  faults: Faults;
  deliveries: Deliveries;
  /** Signs its webhooks. */
  secret: string;
  /** Where the platform itself is reached, without a slash at the end. */
  base: () => string;
}
