import { beforeAll, expect, test } from "vitest";
import { answer, type AnswerIndex, buildIndex } from "./answers.ts";
import type { Turn } from "./entry.ts";
import { hostileHistory, hostileShapes, hostileTexts } from "./hostile.fixture.ts";
import { hostileShop } from "./hostile-shop.fixture.ts";
import { limitHistory, limitMessage } from "./limits.ts";
import { words } from "./text/words.ts";

const settings = { brand: { ar: "محل", en: "Shop" }, answerFrom: 0.55, clarifyFrom: 0.3 };

let index: AnswerIndex;
beforeAll(() => {
  index = buildIndex(hostileShop(200));
});

/** Processor time in milliseconds: what other processes of the machine take is not in it. */
function cost(question: string, history: Turn[] = []): number {
  const before = process.cpuUsage();
  answer(index, { question, history, settings });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const median = (samples: number[]): number => samples.toSorted((a, b) => a - b)[samples.length >> 1]!;
const typical = (run: () => number): number => median([run(), run(), run()]);
const shape = (name: string): string => hostileShapes.find((each) => each.name === name)!.of(4000);

test("no more is read than the limits say, whatever a message is made of", () => {
  for (const { name, of } of hostileTexts) {
    const written = of(20_000);
    const read = limitMessage(written);
    expect({ name, length: [...read.normalize("NFKC")].length > 4000 }).toEqual({ name, length: false });
    expect({ name, words: words(read).length > 250 }).toEqual({ name, words: false });
    expect({ name, runs: /[^\S\n]{2}|\n{3}|\S{151}/u.test(read) }).toEqual({ name, runs: false });
    expect({ name, again: limitMessage(read) === read }).toEqual({ name, again: true });
  }
  const turns = limitHistory(hostileHistory("كلمة وأخرى غيرها ".repeat(900), 50));
  expect(turns).toHaveLength(20);
  for (const { text } of turns) expect(words(text).length).toBeLessThanOrEqual(150);
});

test.each([
  "السَّلامُ عليكم ورحمة الله، كم سعر قهوة إثيوبيا ٢٥٠ جرام؟",
  "Hello,\n\nmy order SR-20388 hasn’t arrived… is it late? ☕️👍🏽\nhttps://shop.example/orders/20388?x=1",
  "½ كيلو من فضلك، واكتبوا على البطاقة: صلى الله عليه وسلم ﷺ",
  "no no no no no, I want the large one",
])("a message as people write it is read as it is: %s", (message) => {
  expect(limitMessage(message)).toBe(message);
});

/** As much as the limits let through, and nothing of it twice. */
const ordinary = (): number =>
  typical(() => cost(shape("different Arabic words")) + cost("كم سعره؟", hostileHistory(shape("money"), 8)));

test.each([
  "one character that becomes eighteen",
  "that character between spaces",
  "an order and spaces",
  "one function word",
  "function words",
  "words joined with و",
  "words of rows and و",
  "ranges of money",
  "comparisons",
  "places",
])("of %s, a message and a conversation cost about as much as of other words", (name) => {
  const text = shape(name);
  const measured = typical(() => cost(text) + cost("كم سعره؟", hostileHistory(text, 8)));
  expect(measured / ordinary()).toBeLessThan(10);
});

test("a conversation ten times as long costs no more", () => {
  const of = (length: number): number => {
    const text = "هل يمكن ان is it the one of ".repeat(length / 28);
    return typical(() => cost("and how much is it?", hostileHistory(text, 8)));
  };
  expect(of(40_000) / of(4000)).toBeLessThan(5);
});
