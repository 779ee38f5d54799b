import type { Deliveries } from "./deliveries.ts";
import type { Faults } from "./faults.ts";

export type PlatformClock = () => Date;

/** What every part of a platform uses. */
export interface PlatformHandle<State> {
  state: State;
  clock: PlatformClock;
  faults: Faults;
  deliveries: Deliveries;
  /** The secret that signs its webhooks. */
  secret: string;
  /** Returns the platform's address without a trailing slash. */
  base: () => string;
}
