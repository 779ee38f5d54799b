import { modelAttacks, playModelAttacks } from "../../evals/attacks/obedient-model.ts";

/** Every attack of evals/attacks against an agent whose language model obeys. Resolves with how many succeeded. */
export async function playAbuse(): Promise<number> {
  const rows = [];
  let count = 0;
  for (const [kind, attacks] of Object.entries(modelAttacks())) {
    const { tried, modelAsked, successes } = await playModelAttacks(attacks);
    rows.push({ kind, attacks: attacks.length, tried, model_asked: modelAsked, successes: successes.length });
    for (const success of successes) console.log(JSON.stringify(success));
    count += successes.length;
  }
  console.table(rows);
  return count;
}
