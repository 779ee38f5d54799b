import { setTimeout as sleep } from "node:timers/promises";
import { type Fate, killAt, killedServer, steps } from "#server/testing/killed-server.ts";

const minute = 60_000;

/**
 * A05: the whole product killed with kill -9 at each labelled step between a customer's message and its answer, and at
 * random moments while customers write. `kills [minutes]`: for so long at random (10), after each step once.
 */
export async function run([minutes = "10"]: string[]): Promise<object> {
  await using server = await killedServer();
  const wrong: { at: string; fate: Fate }[] = [];
  for (const step of steps) {
    const fate = await killAt(server, step);
    const { answer, arrived } = step.ends;
    if (fate.messages !== 1 || fate.answers.join() !== answer || fate.arrived !== arrived)
      wrong.push({ at: `${step.by}: ${step.name}`, fate });
  }
  const end = performance.now() + Number(minutes) * minute;
  let [kills, messages, uncertain] = [0, 0, 0];
  for (; performance.now() < end; kills += 1) {
    const numbers = Array.from({ length: 5 }, () => server.write());
    await sleep(Math.random() * 600);
    await server.kill();
    await server.start();
    for (const number of numbers) {
      const fate = await server.fate(number);
      messages += 1;
      const [answer] = fate.answers;
      if (answer === "uncertain") uncertain += 1;
      const isRight =
        fate.messages === 1 &&
        fate.answers.length === 1 &&
        (answer === "uncertain" ? fate.arrived <= 1 : fate.arrived === 1);
      if (!isRight) wrong.push({ at: "a random moment", fate });
    }
  }
  return { steps: steps.length, random_kills: kills, messages, shown_as_unknown: uncertain, wrong };
}
