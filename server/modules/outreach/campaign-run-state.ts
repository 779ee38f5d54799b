/** Where a campaign stands. */
export type CampaignState = "draft" | "scheduled" | "sending" | "done" | "cancelled";
export const campaignStates: readonly CampaignState[] = ["draft", "scheduled", "sending", "done", "cancelled"];

export type CampaignEvent =
  /** The owner changes what it says or whom it is for. */
  | "edit"
  | "delete"
  | "schedule"
  /** The owner sends it now. */
  | "send"
  /** The time it was scheduled for has come. */
  | "fall_due"
  /** Everybody has their message. */
  | "finish"
  | "cancel"
  /** Its template or its account would fail for everybody. */
  | "stop";

export interface Refusal {
  refused: "campaign_not_draft" | "campaign_ended" | "not_scheduled" | "not_sending";
}

const hasNotBegun = (state: CampaignState) => state === "draft" || state === "scheduled";

/** What an event makes of a campaign. Once it has begun, what people got stays what the business reads. */
export function next(state: CampaignState, event: CampaignEvent): CampaignState | Refusal {
  switch (event) {
    case "edit":
    case "delete":
      // One that was scheduled is a draft again, so that nobody's change goes out unseen.
      return hasNotBegun(state) ? "draft" : { refused: "campaign_not_draft" };
    case "schedule":
      return hasNotBegun(state) ? "scheduled" : { refused: "campaign_not_draft" };
    case "send":
      return hasNotBegun(state) ? "sending" : { refused: "campaign_not_draft" };
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
