import type { CampaignView } from "#shared/contract/campaigns.ts";

/** Where a campaign stands. */
export type CampaignState = CampaignView["status"];

export type CampaignEvent =
  /** The owner changes what it says or whom it is for. */
  | "edit"
  | "schedule"
  /** The owner sends it now. */
  | "send"
  /** The time it was scheduled for has come. */
  | "fall_due"
  /** Everybody has their message. */
  | "finish"
  /** The owner takes it back. */
  | "cancel"
  /** Its template or its account would fail for everybody. */
  | "stop";

export interface InvalidTransition {
  refused: "campaign_not_draft" | "campaign_ended" | "not_scheduled" | "not_sending";
}

/** What an event makes of a campaign. Once it has begun, what people got stays what the business reads. */
export function next(state: CampaignState, event: CampaignEvent): CampaignState | InvalidTransition {
  const hasBegun = state !== "draft" && state !== "scheduled";
  switch (event) {
    case "edit":
      // One that was scheduled is a draft again, so that no change goes out unseen.
      return hasBegun ? { refused: "campaign_not_draft" } : "draft";
    case "schedule":
      return hasBegun ? { refused: "campaign_not_draft" } : "scheduled";
    case "send":
      return hasBegun ? { refused: "campaign_not_draft" } : "sending";
    case "fall_due":
      return state === "scheduled" ? "sending" : { refused: "not_scheduled" };
    case "finish":
      return state === "sending" ? "done" : { refused: "not_sending" };
    case "cancel":
      return state === "scheduled" || state === "sending" ? "cancelled" : { refused: "campaign_ended" };
    case "stop":
      return state === "sending" ? "cancelled" : { refused: "not_sending" };
  }
}
