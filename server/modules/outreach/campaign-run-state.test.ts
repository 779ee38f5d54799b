import { expect, test } from "vitest";
import { type CampaignEvent, type CampaignState, next } from "./campaign-run-state.ts";

const begun = { refused: "campaign_not_draft" };
const ended = { refused: "campaign_ended" };
const notScheduled = { refused: "not_scheduled" };
const notSending = { refused: "not_sending" };

/** The columns are: draft, scheduled, sending, done, cancelled. */
const table: Record<CampaignEvent, unknown[]> = {
  edit: ["draft", "draft", begun, begun, begun],
  schedule: ["scheduled", "scheduled", begun, begun, begun],
  send: ["sending", "sending", begun, begun, begun],
  fall_due: [notScheduled, "sending", notScheduled, notScheduled, notScheduled],
  withhold: [notScheduled, "draft", notScheduled, notScheduled, notScheduled],
  finish: [notSending, notSending, "done", notSending, notSending],
  cancel: [ended, "cancelled", "cancelled", ended, ended],
  stop: [notSending, notSending, "cancelled", notSending, notSending],
};
const campaignStates: CampaignState[] = ["draft", "scheduled", "sending", "done", "cancelled"];
const events = Object.keys(table) as CampaignEvent[];

test.each(
  events.flatMap((event) =>
    campaignStates.map((state, index) => ({ event, state, expected: table[event][index] })),
  ),
)("a campaign that is $state, on $event", ({ event, state, expected }) => {
  expect(next(state, event)).toEqual(expected);
});
