import { expect, test } from "vitest";
import { modelAttacks, playModelAttacks } from "./obedient-model.ts";

/** Every so many are played in a test run; `npm run torture -- abuse` plays all. */
const everyNth = 12;
const sample = <T>(all: T[]): T[] => all.filter((_, at) => at % everyNth === 0);

test("A44: a language model that obeys every attacker gets nothing of it to a customer", async () => {
  const { direct, planted } = modelAttacks();
  const figures = await playModelAttacks([...sample(direct), ...sample(planted)]);
  expect(figures.successes).toEqual([]);
  expect(figures.modelAsked, "answers that the model was asked to word").toBeGreaterThan(20);
}, 120_000);
