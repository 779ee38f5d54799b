import type { Turn } from "./entry.ts";
import { type HostileText, hostileShapes, hostileTexts } from "./hostile.fixture.ts";

/** A message with the conversation before it, written to keep an engine busy. */
export interface HostileMessage {
  /** What it is made of. */
  name: string;
  question: string;
  history: Turn[];
}

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A word of each in turn, so many characters of them. */
function inTurn(left: readonly string[], right: readonly string[], length: number): string {
  let words = "";
  for (let at = 0; at < left.length && words.length < length; at++)
    words += `${left[at]} ${right[at % right.length]} `;
  return words.slice(0, length);
}

const maxMessageLength = 4000;
const mailLengths = [20_000, 100_000] as const;
const turnCounts = [0, 2, 8, 50] as const;
const shortQuestions = ["كم سعره؟", "and how much is it?", "والدمام؟", "متى تفتحون؟"] as const;

/**
 * Messages and conversations without end, the same ones for the same seed: texts of every block and every shape, alone,
 * one after the other, word by word in turn, within each other's brackets and run together to one word.
 */
export function* hostileMessages(seed: number): Generator<HostileMessage> {
  const next = numbersFrom(seed);
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  // There are some 1,500 blocks, most of them of one script, and 70 shapes.
  const text = (): HostileText => oneOf(next() < 0.3 ? hostileTexts : hostileShapes);

  const combine = (length: number): { name: string; words: string } => {
    const [first, second] = [text(), text()];
    const [a, b] = [first.of(length / 2), second.of(length / 2)];
    const both = `${first.name} and ${second.name}`;
    switch (Math.floor(next() * 5)) {
      case 0:
        return { name: first.name, words: first.of(length) };
      case 1:
        return { name: both, words: a + b };
      case 2:
        return { name: `${both} in turn`, words: inTurn(a.split(" "), b.split(" "), length) };
      case 3: {
        const pieces = Array.from({ length: 40 }, (_, at) => (at % 2 ? a : b).slice(at * 20, at * 20 + 20));
        return { name: `${both} in brackets`, words: pieces.join(" (") + ")".repeat(40) };
      }
      default:
        return { name: `${both} without spaces`, words: (a + b).replace(/\s+/gu, "") };
    }
  };

  for (;;) {
    const message = combine(next() < 0.7 ? maxMessageLength : oneOf(mailLengths));
    const count = oneOf(turnCounts);
    const before = combine(next() < 0.7 ? maxMessageLength : oneOf(mailLengths));
    const turns = Array.from({ length: count }, (_, at): Turn => {
      const role = at % 2 === 0 ? "customer" : "agent";
      return { role, text: before.words };
    });
    const isShort = count > 0 && next() < 0.5;
    yield {
      name: `${isShort ? "a short question" : message.name}, after ${count} turns of ${before.name}`,
      question: isShort ? oneOf(shortQuestions) : message.words,
      history: turns,
    };
  }
}
