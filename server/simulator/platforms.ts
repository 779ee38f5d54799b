import type { Deliveries } from "./deliveries.ts";
import type { Faults } from "./faults.ts";
import type { Identities } from "./identities.ts";
import { createMicrosoft, type Microsoft } from "./microsoft.ts";
import type { PlatformClock } from "./platform.ts";
import { createGoogle, type Google } from "./google.ts";
import type { GoogleState } from "./google-state.ts";
import { createInstagram, type Instagram } from "./instagram.ts";
import type { InstagramState } from "./instagram-state.ts";
import { createMoyasar, type Moyasar } from "./moyasar.ts";
import type { MoyasarState } from "./moyasar-state.ts";
import { createWhatsApp, type WhatsApp } from "./whatsapp.ts";
import type { WhatsAppState } from "./whatsapp-state.ts";
import type { SimulatorResponse, SimulatorRequest } from "./wire.ts";
import { createX, type X } from "./x.ts";
import type { XState } from "./x-state.ts";

/** A platform that is served under its name in the address. */
export interface Mounted {
  faults: Faults;
  deliveries: Deliveries;
  answer: (request: SimulatorRequest) => Promise<SimulatorResponse>;
}

/** The stored state of the platforms, so that the demo's connected channels survive a restart. */
export interface SavedPlatforms {
  whatsapp: WhatsAppState;
  instagram: InstagramState;
  x: XState;
  google: GoogleState;
  /** Missing in states that an earlier version stored. */
  moyasar?: MoyasarState;
}

/** Simulators of the platforms with their documented APIs; functions for the side of their users are separate. */
export interface Platforms {
  whatsapp: WhatsApp;
  instagram: Instagram;
  x: X;
  google: Google;
  /** Microsoft's log-in, for tests only: the demo does not offer it. */
  microsoft: Microsoft;
  /** Moyasar is no channel; it takes payments for subscriptions. */
  moyasar: Moyasar;
  /** The platforms by their name in the address: graph, instagram, x, google, microsoft, moyasar. */
  mounted: Record<string, Mounted>;
  /** Resolves when no webhook is being delivered. */
  settled: () => Promise<void>;
  saved: () => SavedPlatforms;
  stop: () => void;
}

/** Creates the platforms. `base` is their address without a trailing slash; each is served under its name there. */
export function createPlatforms(options: {
  identities: Identities;
  base: () => string;
  clock: PlatformClock;
  saved?: SavedPlatforms | undefined;
}): Platforms {
  const { identities, base, clock, saved } = options;
  const addressOf = (name: string) => () => `${base()}/${name}`;
  const whatsapp = createWhatsApp({
    clock,
    app: identities.meta,
    base: addressOf("graph"),
    state: saved?.whatsapp,
  });
  const instagram = createInstagram({
    clock,
    app: identities.instagram,
    base: addressOf("instagram"),
    state: saved?.instagram,
  });
  const x = createX({ clock, app: identities.x, base: addressOf("x"), state: saved?.x });
  const google = createGoogle({
    clock,
    app: identities.google,
    base: addressOf("google"),
    state: saved?.google,
  });
  const microsoft = createMicrosoft({ clock, app: identities.microsoft });
  const moyasar = createMoyasar({
    clock,
    account: identities.moyasar,
    base: addressOf("moyasar"),
    state: saved?.moyasar,
  });
  const mounted: Record<string, Mounted> = { graph: whatsapp, instagram, x, google, microsoft, moyasar };
  const all = Object.values(mounted);
  return {
    whatsapp,
    instagram,
    x,
    google,
    microsoft,
    moyasar,
    mounted,
    async settled() {
      for (const { deliveries } of all) await deliveries.settled();
    },
    saved: () => ({
      whatsapp: whatsapp.state,
      instagram: instagram.state,
      x: x.state,
      google: google.state,
      moyasar: moyasar.state,
    }),
    stop() {
      for (const { deliveries } of all) deliveries.stop();
    },
  };
}
