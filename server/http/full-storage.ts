import type { Config } from "#server/config.ts";
import type { Context } from "#server/context.ts";

/** Time after which a refused write says nothing any more about the space that is left. */
const rememberedMs = 30_000;

/** When a write was last refused for lack of space, for each installation of this process. */
const refusedAt = new WeakMap<Config, Date>();

/**
 * Notes that a write was refused for lack of space. It is the only sign of a full disk of an outside database or a full
 * bucket, whose free space this process cannot see.
 */
export function noteFullStorage({ config, clock }: Context): void {
  refusedAt.set(config, clock());
}

/** Whether a write has been refused for lack of space a short time ago. */
export function isStorageFullNow({ config, clock }: Context): boolean {
  const at = refusedAt.get(config)?.getTime();
  return at !== undefined && clock().getTime() - at < rememberedMs;
}
