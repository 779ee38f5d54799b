import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  googlePlatform,
  instagramPlatform,
  isSimulated,
  metaPlatform,
  twitterPlatform,
  verifyToken,
} from "#server/channels/platforms.ts";
import type { Context } from "#server/context.ts";
import { cardSettings, isMoyasarSimulated } from "#server/payments/moyasar-settings.ts";
import type { SimulatedPlatforms } from "#server/simulated-platforms.ts";
import { customerSide } from "./customer-side.ts";
import { type Identities, newIdentities } from "./identities.ts";
import { createPlatforms, type Platforms, type SavedPlatforms } from "./platforms.ts";
import { readAll, respond } from "./respond.ts";

/** The demo's platforms, which are served under the product's own address and restored after a restart. */
export interface DemoPlatforms extends Platforms, SimulatedPlatforms {
  /** Stores the current state of all platforms. */
  save: () => void;
}

/** The path of the platforms under the product's address. */
const platformsPath = "/simulator";
const saveEveryMs = 5_000;

export function openDemoPlatforms(context: Context): DemoPlatforms {
  const file = join(context.config.dataDir, "platforms.json");
  const saved = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as SavedPlatforms) : undefined;
  const base = `${context.addresses.public}${platformsPath}`;
  const platforms = createPlatforms({
    identities: identitiesOf(context),
    base: () => base,
    clock: context.clock,
    saved,
  });
  let written = "";
  const save = () => {
    const now = JSON.stringify(platforms.saved());
    if (now === written) return;
    writeFileSync(`${file}.part`, now, { mode: 0o600 });
    renameSync(`${file}.part`, file);
    written = now;
  };
  const timer = setInterval(save, saveEveryMs).unref();
  return {
    ...platforms,
    ...customerSide(platforms, context.clock),
    save,
    month: null,
    ...servedPlatforms(platforms),
    async enterWebhooks() {
      const webhookAddress = (platform: string) => `${context.addresses.public}/webhook/${platform}/`;
      const entered = [
        await platforms.whatsapp.setWebhook(webhookAddress("whatsapp"), verifyToken(context, "meta") ?? ""),
        await platforms.instagram.setWebhook(
          webhookAddress("instagram"),
          verifyToken(context, "instagram") ?? "",
        ),
      ];
      platforms.moyasar.setWebhook(webhookAddress("moyasar"));
      platforms.google.setPush(
        `${webhookAddress("email")}?token=${verifyToken(context, "gmail") ?? ""}`,
        webhookAddress("email"),
      );
      if (entered.includes(false)) context.log.warn({ entered }, "a simulated platform could not reach us");
    },
    stop() {
      clearInterval(timer);
      platforms.stop();
      save();
    },
  };
}

/** Returns how platforms are served under the product's address. */
const servedPlatforms = (platforms: Platforms): Pick<SimulatedPlatforms, "paths" | "respond"> => ({
  paths: Object.keys(platforms.mounted).map((name) => `${platformsPath}/${name}`),
  async respond(path, request, body, response) {
    const platform = platforms.mounted[path.slice(platformsPath.length + 1)];
    const raw = body ?? (await readAll(request)) ?? Buffer.alloc(0);
    if (!platform) return void response.writeHead(404).end();
    await respond(platform, request, raw, response, path);
  },
});

/**
 * Creates a copy of the platforms' current state at another address and with another clock. Changes of the copy do
 * not affect the original.
 */
export function openPastPlatforms(
  context: Context,
  live: DemoPlatforms,
  { base, clock }: { base: string; clock: () => Date },
): Platforms & Pick<SimulatedPlatforms, "paths" | "respond"> {
  const saved = JSON.stringify(live.saved()).replaceAll(context.addresses.public, base);
  const platforms = createPlatforms({
    identities: identitiesOf(context),
    base: () => `${base}${platformsPath}`,
    clock,
    saved: JSON.parse(saved) as SavedPlatforms,
  });
  return { ...platforms, ...servedPlatforms(platforms) };
}

/**
 * Returns the ids that the product uses for simulated platforms. For platforms that are not simulated the ids are
 * random.
 */
function identitiesOf(context: Context): Identities {
  const unused = newIdentities();
  const meta = isSimulated(context, "whatsapp") ? metaPlatform(context) : null;
  const instagram = isSimulated(context, "instagram") ? instagramPlatform(context) : null;
  const x = isSimulated(context, "twitter") ? twitterPlatform(context) : null;
  const google = isSimulated(context, "email") ? googlePlatform(context) : null;
  return {
    meta: meta?.ownAccount
      ? { ...meta, configId: meta.configId ?? "", ownAccount: meta.ownAccount }
      : unused.meta,
    instagram: instagram ?? unused.instagram,
    x: x ? { ...x, bearerToken: x.bearerToken ?? "" } : unused.x,
    google: google ? { ...google, topic: google.topic ?? "" } : unused.google,
    microsoft: unused.microsoft,
    moyasar: isMoyasarSimulated(context) ? (cardSettings(context) ?? unused.moyasar) : unused.moyasar,
  };
}
