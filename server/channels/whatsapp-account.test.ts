import { expect, test } from "vitest";
import { readWhatsapp } from "./whatsapp-read.ts";

const readAccountEvent = (value: object) => readWhatsapp({ account: value });
const disabledEvent = (state: string) =>
  readAccountEvent({
    event: "DISABLED_UPDATE",
    ban_info: { waba_ban_state: state, waba_ban_date: "2026-11-20" },
  });

test("WhatsApp: an account asks for its owner once it is disabled, not when that is announced or taken back", () => {
  expect(disabledEvent("DISABLE")).toEqual([{ kind: "account", problem: "DISABLED_UPDATE" }]);
  expect(disabledEvent("SCHEDULE_FOR_DISABLE")).toEqual([]);
  expect(disabledEvent("REINSTATE")).toEqual([]);
  expect(readAccountEvent({ event: "PARTNER_REMOVED" })).toEqual([
    { kind: "account", problem: "PARTNER_REMOVED" },
  ]);
});
