import type { IncomingMessage, ServerResponse } from "node:http";
import type { z } from "zod";
import type {
  listPhones,
  openPhoneMedia,
  PersonKey,
  setFaults,
  writeAsCustomer,
} from "#shared/contract/simulator.ts";

/**
 * The simulated platforms of the demo, as the rest of the product uses them. `server/simulator/` creates them, and
 * `main.ts` adds them to the context when the demo runs.
 */
export interface SimulatedPlatforms {
  /** The paths of the platforms below the product's own address. */
  paths: readonly string[];
  /**
   * Answers a request below one of these paths in the way the real platform does. `body` is undefined when it has
   * not been read yet.
   */
  respond: (
    path: string,
    request: IncomingMessage,
    body: Buffer | undefined,
    response: ServerResponse,
  ) => Promise<void>;
  /**
   * Registers the product's webhooks at each platform, as a business does in the platform's dashboard. The product
   * has to be listening already.
   */
  enterWebhooks: () => Promise<void>;
  /** Returns what a customer's phones show, or null when there is no such customer. */
  listPhones: (person: PersonKey) => Promise<z.input<(typeof listPhones)["result"]>["data"] | null>;
  /** Returns false when the message cannot be sent there. */
  writeAsCustomer: (message: z.output<(typeof writeAsCustomer)["body"]>) => boolean;
  findMedia: (
    media: z.output<(typeof openPhoneMedia)["params"]>,
  ) => { type: string; bytes: Uint8Array } | null;
  /** Sets the faults that every platform simulates from now on. */
  setFaultProfile: (profile: z.output<(typeof setFaults)["body"]>) => void;
  /** Progress in creating the demo's month of conversations. Null when none is being created. */
  month: { made: number; planned: number } | null;
  stop: () => void;
}
