import type { Context } from "#server/context.ts";
import type { Platform } from "./channel.ts";
import type { ReportInvalidItem } from "./valid-items.ts";
import type { RawEvent } from "./inbound.ts";

/** A delivery as it arrived; signatures are computed over exactly these bytes. */
export interface Delivery {
  bytes: Buffer;
  headers: Record<string, string | undefined>;
  query: Record<string, string | undefined>;
}

/** The protocol of a platform's webhook. There is one per platform, for all connected accounts. */
export interface Webhook {
  platform: Platform;
  /** Returns the response to the platform's verification of this address; null when the token is wrong. */
  answerChallenge?: (context: Context, query: Record<string, string | undefined>) => string | object | null;
  /** Verifies the signature before anything is parsed. */
  isGenuine: (context: Context, delivery: Delivery) => boolean | Promise<boolean>;
  /**
   * Splits a delivery into events. Throws when it has another format; `odd` is called with each item that cannot be
   * read.
   */
  split: (delivery: Delivery, odd: ReportInvalidItem) => RawEvent[];
  /** Returns the accounts to sync, for a platform that only announces that an account has new messages. */
  wakes?: (delivery: Delivery) => string[];
}
