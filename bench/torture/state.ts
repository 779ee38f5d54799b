import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

interface KindFigures {
  rounds: number;
  acknowledged: number;
  refused: number;
  wrong: number;
}

/** The progress of a run, which is stored in a file after every round, so that an interrupted run can continue. */
export interface TortureState {
  seed: string;
  /** Number of finished rounds. */
  rounds: number;
  kinds: Record<string, KindFigures>;
  wrongs: string[];
  /** Progress of the days with one failing call: the fault, and the next number k of the call. */
  day: { fault: number; k: number; met: Record<string, number> };
}

export function readState(file: string, seed: string, shouldResume: boolean): TortureState {
  if (shouldResume && existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as TortureState;
  return { seed, rounds: 0, kinds: {}, wrongs: [], day: { fault: 0, k: 1, met: {} } };
}

export function saveState(file: string, state: TortureState): void {
  writeFileSync(`${file}.part`, JSON.stringify(state, null, 2));
  renameSync(`${file}.part`, file);
}

export function countRound(
  state: TortureState,
  kind: string,
  result: { acknowledged: number; refused: number; wrongs: string[] },
): void {
  const figures = (state.kinds[kind] ??= { rounds: 0, acknowledged: 0, refused: 0, wrong: 0 });
  figures.rounds += 1;
  figures.acknowledged += result.acknowledged;
  figures.refused += result.refused;
  figures.wrong += result.wrongs.length;
  state.rounds += 1;
  state.wrongs.push(...result.wrongs);
}

/** Prints a table with the failures below. */
export function printState(state: TortureState): void {
  const rows = Object.entries(state.kinds).map(([kind, figures]) => ({ kind, ...figures }));
  console.table(rows);
  if (Object.keys(state.day.met).length > 0)
    console.table(Object.entries(state.day.met).map(([fault, calls]) => ({ fault, calls_failed: calls })));
  console.log(`${state.rounds} rounds with the seed "${state.seed}", ${state.wrongs.length} wrong`);
  for (const wrong of state.wrongs) console.log(`  ${wrong}`);
}
