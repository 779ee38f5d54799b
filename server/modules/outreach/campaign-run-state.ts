import type { CampaignView } from "#shared/contract/campaigns.ts";

/** State of a campaign. */
export type CampaignState = CampaignView["status"];

export type CampaignEvent =
  /** The owner changes its content or its recipients. */
  | "edit"
  | "schedule"
  /** The owner sends it now. */
  | "send"
  /** The scheduled time has come. */
  | "fall_due"
  /** The scheduled time has come, and the subscription has ended. */
  | "withhold"
  /** All recipients have their messages. */
  | "finish"
  /** The owner cancels it. */
  | "cancel"
  /** Its template or its account would fail for everybody. */
  | "stop";

export interface InvalidTransition {
  refused: "campaign_not_draft" | "campaign_ended" | "not_scheduled" | "not_sending";
}

/**
 * Returns the change that an event makes to a campaign. A started campaign cannot be edited, so that it always
 * shows what was sent.
 */
export function next(state: CampaignState, event: CampaignEvent): CampaignState | InvalidTransition {
  const hasBegun = state !== "draft" && state !== "scheduled";
  switch (event) {
    case "edit":
      // A scheduled campaign becomes a draft again, so that no change is sent unreviewed.
      return hasBegun ? { refused: "campaign_not_draft" } : "draft";
    case "schedule":
      return hasBegun ? { refused: "campaign_not_draft" } : "scheduled";
    case "send":
      return hasBegun ? { refused: "campaign_not_draft" } : "sending";
    case "fall_due":
      return state === "scheduled" ? "sending" : { refused: "not_scheduled" };
    case "withhold":
      // The owner decides after a renewal whether it is still worth sending.
      return state === "scheduled" ? "draft" : { refused: "not_scheduled" };
    case "finish":
      return state === "sending" ? "done" : { refused: "not_sending" };
    case "cancel":
      return state === "scheduled" || state === "sending" ? "cancelled" : { refused: "campaign_ended" };
    case "stop":
      return state === "sending" ? "cancelled" : { refused: "not_sending" };
  }
}
