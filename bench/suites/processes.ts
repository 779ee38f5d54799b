import { findProgram } from "../../scripts/debian-packages.ts";
import { killEach, openFourProcesses } from "#server/testing/four-processes.ts";

const minute = 60_000;

/**
 * Runs two web and two worker processes with one PostgreSQL behind PgBouncer and one bucket. One process after the
 * other is killed while customers write, in rounds. `processes [minutes]` (10).
 */
export async function run([minutes = "10"]: string[]): Promise<object> {
  const pgBouncer = findProgram(["pgbouncer"]);
  if (!pgBouncer) throw new Error("PgBouncer is needed: apt-get install pgbouncer");
  await using four = await openFourProcesses(pgBouncer);
  let rounds = 0;
  for (const end = performance.now() + Number(minutes) * minute; performance.now() < end; rounds += 1) {
    await killEach(four, { customers: 4, messagesBefore: 40 });
    console.error(JSON.stringify({ round: rounds + 1, ...(await four.count()) }));
  }
  return { kills: rounds * 4, ...(await four.count()), connections: await four.connections() };
}
