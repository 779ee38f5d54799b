import { answer, buildIndex, loadIndex, serialiseIndex } from "#server/answers/answers.ts";
import type { Turn } from "#server/answers/entry.ts";
import { hostileHistory, hostileShapes, hostileTexts } from "#server/answers/hostile.fixture.ts";
import { hostileShop } from "#server/answers/hostile-shop.fixture.ts";
import { percentile, round } from "../figures.ts";

const settings = { brand: { ar: "محل", en: "Shop" }, answerFrom: 0.6, clarifyFrom: 0.3 };
const now = { at: new Date("2026-03-01T10:00:00Z"), timeZone: "Asia/Riyadh" };
const chunks = 10_000;
const messageLength = 4000;
const mailLength = 100_000;
const turns = 8;
const worstShown = 8;

/**
 * Measures the engine's processor time for texts that are written to keep it busy, at a shop of 10,000 chunks. Other
 * processes of the machine are not included.
 */
export async function run([only]: string[]): Promise<object> {
  const index = loadIndex(serialiseIndex(buildIndex(hostileShop(chunks))));
  const ask = (question: string, history: Turn[]): number => {
    const before = process.cpuUsage();
    answer(index, { question, history, settings, now });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  // The first questions to a version build its rows, which happens once.
  for (const question of ["كم سعر العود؟", "how much is it?", "متى توصلون للرياض؟"])
    for (const history of [[], hostileHistory("كم سعر العطر؟", 2)]) ask(question, history);
  const samples = hostileTexts
    .filter(({ name }) => only === undefined || name.includes(only))
    .flatMap((text) => {
      const [message, mail] = [text.of(messageLength), text.of(mailLength)];
      const questions: [string, string, Turn[]][] = [
        ["message", message, []],
        ["history", "كم سعره؟", hostileHistory(message, turns)],
      ];
      if (hostileShapes.includes(text))
        questions.push(
          ["both", message, hostileHistory(message, turns)],
          ["mail", mail, []],
          ["mails", "and how much is it?", hostileHistory(mail, turns)],
        );
      return questions.map(([as, question, history]) => ({
        name: text.name,
        as,
        ms: ask(question, history),
      }));
    })
    .toSorted((a, b) => b.ms - a.ms);
  const all = samples.map(({ ms }) => ms);
  return {
    asked: samples.length,
    p50_ms: round(percentile(all, 0.5)),
    p99_ms: round(percentile(all, 0.99)),
    over_50_ms: all.filter((ms) => ms > 50).length,
    worst: samples.slice(0, worstShown).map(({ name, as, ms }) => `${name}, as ${as}: ${round(ms, 1)} ms`),
  };
}
