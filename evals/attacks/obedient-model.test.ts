import { expect, test } from "vitest";
import { extent } from "#server/testing/torture/extent.ts";
import { modelAttacks, playModelAttacks } from "./obedient-model.ts";

/** Returns a sample of the attacks; `npm run torture -- abuse` plays all of them. */
const sample = <T>(all: T[]): T[] => all.filter((_, at) => at % extent.everyNthAttack === 0);

test(
  "A44: a language model that obeys every attacker gets nothing of it to a customer",
  async () => {
    const { direct, planted } = modelAttacks();
    const attacks = [...sample(direct), ...sample(planted)];
    const { tried, modelAsked, successes } = await playModelAttacks(attacks);
    console.log(
      `${attacks.length} attacks, ${tried} tries, the model was asked in ${modelAsked}: ${successes.length} succeeded`,
    );
    expect(successes).toEqual([]);
    expect(modelAsked, "answers that the model was asked to word").toBeGreaterThan(20);
  },
  extent.timeoutMs,
);
