import type { Context } from "#server/context.ts";
import type { Platform } from "./channel.ts";
import type { ReportInvalidItem } from "./valid-items.ts";
import type { RawEvent } from "./inbound.ts";

/** A delivery as it arrived; signatures go over exactly these bytes. */
export interface Delivery {
  bytes: Buffer;
  headers: Record<string, string | undefined>;
  query: Record<string, string | undefined>;
}

/** How a platform's webhook is spoken to. One per platform, whatever the number of accounts. */
export interface Webhook {
  platform: Platform;
  /** Answer to the platform's question whether this address is ours; null: not with this token. */
  challenge?: (context: Context, query: Record<string, string | undefined>) => string | object | null;
  /** Before anything is parsed. */
  isGenuine: (context: Context, delivery: Delivery) => boolean | Promise<boolean>;
  /** Throws when it is no such delivery; `odd` hears of what in it could not be read. */
  split: (delivery: Delivery, odd: ReportInvalidItem) => RawEvent[];
  /** The platform was told an account may be read no more (a mailbox has news): which accounts to sync now. */
  wakes?: (delivery: Delivery) => string[];
}
