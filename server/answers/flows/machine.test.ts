import { expect, test } from "vitest";
import type { FlowAct, FlowEvent, FlowKind, FlowState, Slot, Slots, Stage } from "./flow.ts";
import { begin, findMissingSlots, next } from "./machine.ts";

const needs = { delivers: true };
const whole: Record<FlowKind, Slots> = {
  order: {
    items: [{ count: 2, name: "Latte", price: 18, currency: "SAR" }],
    receive: "pickup",
    name: "Sara",
    phone: "+966555550142",
  },
  booking: { service: "Table", date: "2026-11-27", time: 1200, name: "Sara", phone: "+966555550142" },
  lead: { topic: "A quote", name: "Sara", phone: "+966555550142" },
};
const kinds = ["order", "booking", "lead"] as const;

const at = (kind: FlowKind, stage: Stage, asked?: Slot, misses = 0): FlowState => {
  const { phone: _, ...collected } = whole[kind];
  const slots = stage === "confirming" ? whole[kind] : stage === "offered" ? {} : collected;
  return { kind, stage, language: "en", slots, misses, ...(asked && { asked }) };
};

const phone: FlowEvent = { kind: "tells", slots: { phone: "+966555550142" } };
const other: FlowEvent = { kind: "tells", slots: { name: "Noura" } };

type Expected = [stage: Stage | "over", act: FlowAct];
const rows: [from: string, state: (kind: FlowKind) => FlowState, Record<FlowEvent["kind"], Expected>][] = [
  [
    "offered",
    (kind) => at(kind, "offered"),
    {
      tells: ["collecting", "ask"],
      agrees: ["collecting", "ask"],
      changes: ["collecting", "ask"],
      refuses: ["over", "cancelled"],
      withholds: ["over", "dropped"],
      cancels: ["over", "cancelled"],
      asks: ["over", "dropped"],
      unclear: ["over", "dropped"],
      leaves: ["over", "left"],
    },
  ],
  [
    "asked for the phone",
    (kind) => at(kind, "collecting", "phone"),
    {
      tells: ["confirming", "confirm"],
      agrees: ["collecting", "ask_again"],
      changes: ["collecting", "ask_change"],
      refuses: ["collecting", "ask_again"],
      withholds: ["over", "give_up"],
      cancels: ["over", "cancelled"],
      asks: ["collecting", "ask"],
      unclear: ["collecting", "ask_again"],
      leaves: ["over", "left"],
    },
  ],
  [
    "not understood before",
    (kind) => at(kind, "collecting", "phone", 1),
    {
      tells: ["confirming", "confirm"],
      agrees: ["over", "give_up"],
      changes: ["collecting", "ask_change"],
      refuses: ["over", "give_up"],
      withholds: ["over", "give_up"],
      cancels: ["over", "cancelled"],
      asks: ["collecting", "ask"],
      unclear: ["over", "give_up"],
      leaves: ["over", "left"],
    },
  ],
  [
    "confirming",
    (kind) => at(kind, "confirming"),
    {
      tells: ["confirming", "confirm"],
      agrees: ["over", "send"],
      changes: ["collecting", "ask_change"],
      refuses: ["collecting", "ask_change"],
      withholds: ["confirming", "confirm"],
      cancels: ["over", "cancelled"],
      asks: ["confirming", "confirm"],
      unclear: ["confirming", "confirm"],
      leaves: ["over", "left"],
    },
  ],
  [
    "asked what to change",
    (kind) => ({ ...at(kind, "confirming"), stage: "collecting", asked: "change" }),
    {
      tells: ["confirming", "confirm"],
      agrees: ["confirming", "confirm"],
      changes: ["collecting", "ask_change"],
      refuses: ["confirming", "confirm"],
      withholds: ["over", "give_up"],
      cancels: ["over", "cancelled"],
      asks: ["collecting", "ask_change"],
      unclear: ["collecting", "ask_change"],
      leaves: ["over", "left"],
    },
  ],
];

const table = rows.flatMap(([from, state, events]) =>
  Object.entries(events).flatMap(([event, [stage, act]]) =>
    kinds.map((kind) => ({ from, kind, event: event as FlowEvent["kind"], stage, act, state: state(kind) })),
  ),
);

test.each(table)("$kind, $from: $event → $stage, $act", ({ from, event, state, stage, act }) => {
  const slots = from === "offered" || from === "confirming" || from.startsWith("asked what") ? other : phone;
  const step = next(state, event === "tells" ? slots : ({ kind: event } as FlowEvent), needs);
  expect([step.state?.stage ?? "over", step.act]).toEqual([stage, act]);
  if (event === "unclear" && step.state) expect(step.state.misses).toBe(state.misses + 1);
  if (event === "tells") expect(step.state?.slots).toMatchObject({ name: expect.any(String) });
});

test.each(kinds)("a %s asks one thing at a time until all is there", (kind) => {
  const slots: Slots = {};
  const asked: Slot[] = [];
  for (
    let left = findMissingSlots({ kind, slots }, needs);
    left.length > 0;
    left = findMissingSlots({ kind, slots }, needs)
  ) {
    asked.push(left[0]!);
    Object.assign(slots, { [left[0]!]: whole[kind][left[0] as keyof Slots] });
  }
  const expected: Record<FlowKind, Slot[]> = {
    order: ["items", "receive", "name", "phone"],
    booking: ["service", "date", "time", "name", "phone"],
    lead: ["topic", "name", "phone"],
  };
  expect(asked).toEqual(expected[kind]);
});

test("a delivery needs an address, a choice between rows comes first, and who delivers nothing is not asked about it", () => {
  const order = { kind: "order", slots: { ...whole.order, receive: "delivery" } } as const;
  expect(findMissingSlots(order, needs)).toEqual(["address"]);
  const items = [{ count: 1, name: "Latte", among: [{ entryId: "a", name: "Hot latte" }] }];
  expect(findMissingSlots({ kind: "order", slots: { items } }, { delivers: false })).toEqual([
    "which",
    "name",
    "phone",
  ]);
});

test("what is known at the start is not asked", () => {
  const known: FlowState = { ...at("lead", "collecting"), slots: { topic: "A quote", name: "Sara" } };
  expect(begin(known, needs)).toMatchObject({ act: "ask", state: { asked: "phone" } });
  expect(begin({ ...known, slots: whole.lead }, needs)).toMatchObject({ act: "confirm" });
});

test("the detail to be changed is asked for by itself", () => {
  const step = next(at("booking", "confirming"), { kind: "changes", slot: "name" }, needs);
  expect(step).toMatchObject({ act: "ask", state: { stage: "collecting", asked: "name" } });
});

test("who gives other details than the one that is asked for is not asked for ever", () => {
  const open = { ...at("booking", "collecting", "date"), slots: { service: "Table" } };
  const missed = next(open, { kind: "unclear" }, needs).state!;
  const withName = next(missed, { kind: "tells", slots: { name: "Sara" } }, needs).state!;
  expect(withName).toMatchObject({ asked: "date", misses: 1 });
  expect(next(withName, { kind: "unclear" }, needs).act).toBe("give_up");
});
