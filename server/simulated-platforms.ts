import type { IncomingMessage, ServerResponse } from "node:http";
import type { z } from "zod";
import type {
  listSimulatedPhones,
  openPhoneMedia,
  PersonKey,
  setSimulatedFaults,
  writeAsCustomer,
} from "#shared/contract/simulator.ts";

/**
 * The demo's simulated platforms, as far as the product uses them. `server/simulator/` makes them, and
 * `main.ts` puts the two together where there is a demo.
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
  /** What a customer's phones show. Null: there is no such customer. */
  listPhones: (person: PersonKey) => Promise<z.input<(typeof listSimulatedPhones)["result"]>["data"] | null>;
  /** False: that cannot be done there. */
  writeAsCustomer: (message: z.output<(typeof writeAsCustomer)["body"]>) => boolean;
  findMedia: (
    media: z.output<(typeof openPhoneMedia)["params"]>,
  ) => { type: string; bytes: Uint8Array } | null;
  /** What goes wrong at every platform from now on. */
  setFaultProfile: (profile: z.output<(typeof setSimulatedFaults)["body"]>) => void;
  /** How far the demo's month of conversations is made. Null where none is being made. */
  month: { made: number; planned: number } | null;
  stop: () => void;
}
