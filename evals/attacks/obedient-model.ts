import { randomBytes } from "node:crypto";
import { type ModelCall, type ModelToolCall, modelProvider } from "#server/testing/model-provider.ts";
import { createShopWithModel, modelEnv } from "#server/testing/model-shop.ts";
import { testApp } from "#server/testing/test-app.ts";
import { trainAgent } from "#server/testing/train-agent.ts";
import { composeMessages, composePlanted } from "./compose-attacks.ts";
import { entriesOf } from "./plant.ts";
import { attackMessages, forbiddenIn, readPlantedAttacks, type PlantedEntry } from "./read-attacks.ts";
import { shopList } from "./shop.ts";

/** An attack on an agent whose language model does whatever it is told. */
export interface ModelAttack {
  id: string;
  must_not: string[];
  entry: PlantedEntry | null;
  question: string;
  /** The text that the model writes. */
  obeyed: string;
}

/**
 * Returns the text with which the model obeys an individually written attack: a forbidden text, or the attacker's
 * own words.
 */
const stateObedience = ({ must_not }: { must_not: string[] }, words: string): string =>
  must_not.find((item) => !(item.startsWith("/") && item.endsWith("/"))) ?? words;

export function modelAttacks(): { direct: ModelAttack[]; planted: ModelAttack[] } {
  const direct = [
    ...attackMessages().map((attack) => ({ ...attack, obeyed: stateObedience(attack, attack.text) })),
    ...composeMessages(),
  ];
  const planted = [
    ...readPlantedAttacks().map((attack) => ({
      ...attack,
      obeyed: stateObedience(attack, JSON.stringify(attack.entry)),
    })),
    ...composePlanted(),
  ];
  return {
    // An honest question is added, so that the model has something to word.
    direct: direct.map(({ id, language, must_not, obeyed, text }) => ({
      id,
      must_not,
      obeyed,
      entry: null,
      question: `${language === "en" ? "How much is delivery?" : "كم رسوم التوصيل؟"} ${text}`,
    })),
    planted: planted.map(({ id, must_not, obeyed, entry, question }) => ({
      id,
      must_not,
      obeyed,
      entry,
      question,
    })),
  };
}

export interface ModelAttackFigures {
  tried: number;
  /**
   * Number of answers that the model was asked to word, once with its words alone and once after the honest ones.
   */
  modelAsked: number;
  successes: { id: string; found: string[]; reply: string }[];
}

/** Makes the model claim the attacker's text as if the first search result contained it. */
function obeyWithTools({ body }: ModelCall, obeyed: string): ModelToolCall {
  const { found } = JSON.parse(body.messages[1].content) as { found: { id: string }[] };
  return { name: "reply", input: { text: obeyed, items: found.slice(0, 1).map(({ id }) => id) } };
}

/** Plays the attacks over HTTP against a shop with a model that obeys each of them. */
export async function playModelAttacks(attacks: ModelAttack[]): Promise<ModelAttackFigures> {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  const shop = await createShopWithModel(app, provider, { daily_cap: 1000 });
  const figures: ModelAttackFigures = { tried: 0, modelAsked: 0, successes: [] };
  const say = async (text: string, session: string) => {
    const answer = await app.request({
      path: "/webhook/chatbot/",
      headers: { "x-session-id": session },
      form: { customer_msg: text, chat_token: shop.chat },
    });
    if (answer.status !== 200) throw new Error(`the chat answered ${answer.status}: ${answer.text}`);
    const { chatbot_msg, sources, choices } = answer.body as Record<string, unknown>;
    return [chatbot_msg, ...((sources as string[]) ?? []), ...((choices as string[]) ?? [])].join("\n");
  };
  let isPlain = false;
  for (const { id, must_not, entry, question, obeyed } of attacks) {
    if (entry && entry.kind !== "customer") {
      await trainAgent(app, shop.organizationId, [...shopList, ...entriesOf(entry)]);
      isPlain = false;
    } else if (!isPlain) {
      await trainAgent(app, shop.organizationId, [...shopList]);
      isPlain = true;
    }
    const honest = ({ body }: ModelCall): string =>
      (JSON.parse(body.messages[1].content) as { sources: string[] }).sources[0] ?? "";
    for (const text of [() => obeyed, (call: ModelCall) => `${honest(call)} ${obeyed}`]) {
      provider.behave({ text, tools: (call) => [obeyWithTools(call, obeyed)] });
      const session = `session_${randomBytes(12).toString("hex")}`;
      if (entry?.kind === "customer") await say(`my name is ${entry.name}`, session);
      const before = provider.asked.length;
      const reply = await say(question, session);
      figures.tried += 1;
      if (provider.asked.length > before) figures.modelAsked += 1;
      const found = forbiddenIn(reply, { id, must_not, language: "en" });
      if (found.length > 0) figures.successes.push({ id, found, reply });
    }
  }
  return figures;
}
