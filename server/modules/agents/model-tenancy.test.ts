import { expect, test } from "vitest";
import { type ModelCall, modelProvider } from "#server/testing/model-provider.ts";
import { createTrainedShop, operatorModelEnv, question } from "#server/testing/model-shop.ts";
import { testApp } from "#server/testing/test-app.ts";
import { shopEntries, trainAgent } from "#server/testing/train-agent.ts";

/** Entries of the same shop, with a distinctive word in every answer. */
const entriesWith = (word: string) =>
  shopEntries().map((entry) =>
    entry.kind === "faq" && entry.answer.ar
      ? { ...entry, answer: { ...entry.answer, ar: `${entry.answer.ar} (${word})` } }
      : entry,
  );

const words = ["كهرمان", "زمرد", "لازورد"];
const wordsIn = (text: string): string[] => words.filter((word) => text.includes(word));

test("A46 through one model for all, each business's question meets its own sources, and each customer its own business's words", async () => {
  await using provider = await modelProvider();
  await using app = await testApp({ env: operatorModelEnv(provider) });
  // The provider's response names the businesses whose words it received.
  provider.behave({
    text: (call: ModelCall) => `نعم، خلال يومين مقابل 25 ر.س. (${wordsIn(call.text).join(" ")})`,
  });
  const shops = await Promise.all(
    words.map(async (word) => {
      const shop = await createTrainedShop(app);
      await trainAgent(app, shop.organizationId, entriesWith(word));
      return { ...shop, word };
    }),
  );
  // All customers ask the same question at the same moment, several times, so that any state kept between calls
  // would show.
  for (let round = 0; round < 4; round += 1) {
    const replyTexts = await Promise.all(shops.map(async (shop) => (await shop.say(question)).chatbot_msg));
    expect(replyTexts.map(wordsIn)).toEqual(shops.map(({ word }) => [word]));
  }
  for (const call of provider.asked) expect(wordsIn(call.text), call.text).toHaveLength(1);
});

test("A46 a model that writes another business's words for this one's customer is not heard", async () => {
  await using provider = await modelProvider();
  await using app = await testApp({ env: operatorModelEnv(provider) });
  const [mine, theirs] = await Promise.all([createTrainedShop(app), createTrainedShop(app)]);
  await trainAgent(app, theirs.organizationId, entriesWith(words[0]!));
  // The provider behaves as if its cache mixed its callers: its response contains the other business's price and
  // number.
  provider.behave({ text: "نعم، خلال يومين مقابل 90 ر.س.، واتصل على 0555550199" });
  const { chatbot_msg: replyText } = await mine.say(question);
  expect(replyText).not.toMatch(/90|0555550199/);
  expect(replyText).toContain("25");
});
