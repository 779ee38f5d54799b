import { answer, buildIndex, loadIndex, serialiseIndex } from "#server/answers/answers.ts";
import { hostileHistory, hostileTexts } from "#server/answers/hostile.fixture.ts";
import { hostileShop } from "#server/answers/hostile-shop.fixture.ts";
import { percentile, round } from "../figures.ts";

const settings = { brand: { ar: "محل", en: "Shop" }, answerFrom: 0.6, clarifyFrom: 0.3 };
const MESSAGE_LENGTH = 4000;
const MAIL_LENGTH = 100_000;
const TURNS = 8;
const WORST = 12;

/** How long the engine holds its thread with texts that are written to hold it, at a shop of 10,000 chunks. */
export async function run([only]: string[]): Promise<object> {
  const index = await loadIndex(serialiseIndex(buildIndex(hostileShop(10_000))));
  const ask = (question: string, history: ReturnType<typeof hostileHistory>): number => {
    const started = performance.now();
    answer(index, { question, history, settings });
    return performance.now() - started;
  };
  ask("كم سعر العود؟", []);
  const samples = hostileTexts
    .filter(({ name }) => only === undefined || name.includes(only))
    .flatMap(({ name, of }) => {
      const [message, mail] = [of(MESSAGE_LENGTH), of(MAIL_LENGTH)];
      const samples = [
        { name, as: "message", ms: ask(message, []) },
        { name, as: "mail", ms: ask(mail, []) },
        { name, as: "history", ms: ask("كم سعره؟", hostileHistory(message, TURNS)) },
        { name, as: "long history", ms: ask("and how much is it?", hostileHistory(mail, TURNS)) },
        { name, as: "all", ms: ask(message, hostileHistory(message, TURNS)) },
      ];
      for (const s of samples) if (s.ms > 200) console.error(s.name, s.as, Math.round(s.ms));
      return samples;
    });
  const worst = samples.toSorted((a, b) => b.ms - a.ms).slice(0, WORST);
  return {
    texts: samples.length,
    p50_ms: round(
      percentile(
        samples.map(({ ms }) => ms),
        0.5,
      ),
    ),
    p99_ms: round(
      percentile(
        samples.map(({ ms }) => ms),
        0.99,
      ),
    ),
    worst: worst.map(({ ms, ...each }) => ({ ...each, ms: round(ms, 1) })),
  };
}
