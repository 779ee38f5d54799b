import { play, type Researcher } from "./play.ts";
import type { Row } from "./report.ts";
import { readScore, readSuite, suitesIn, type Score, type Suite } from "./suite.ts";

/** Plays every conversation of a suite, turn by turn, and scores the turns with an expected reaction. */
async function scored(suite: Suite, score: Score, researcher?: Researcher): Promise<Row[]> {
  const rows: Row[] = [];
  for (const conversation of suite.conversations)
    for await (const { turn, at, reply } of play(suite, conversation, researcher)) {
      if (turn.want === undefined) continue;
      const answerable = turn.answerable ?? conversation.answerable;
      const verdict = score.verdict({ ...conversation, answerable }, turn, reply);
      rows.push({ suite: suite.name, conversation, turn, at, answerable, reply, verdict });
    }
  return rows;
}

/**
 * Evaluates all suites of a folder, or one. `told` receives what was measured at each training; `researcher` is a
 * language model.
 */
export async function evaluateConversations(
  folder: string,
  only: string | undefined,
  told: (suite: Suite) => void = () => {},
  researcher?: Researcher,
): Promise<Row[]> {
  const score = await readScore(folder);
  const names = suitesIn(folder).filter((name) => only === undefined || name === only);
  if (names.length === 0) throw new Error(`no suite ${only ?? ""} in ${folder}`);
  const rows: Row[] = [];
  for (const name of names) {
    const suite = await readSuite(folder, name, score);
    told(suite);
    rows.push(...(await scored(suite, score, researcher)));
  }
  return rows;
}
