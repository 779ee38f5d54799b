import { expect, test } from "vitest";
import { loadIndex } from "#server/answers/answers.ts";
import { coffeeShop } from "#server/answers/evaluate/coffee-shop.fixture.ts";
import { type HostileMessage, hostileMessages } from "#server/answers/hostile-generator.fixture.ts";
import { hostileTexts } from "#server/answers/hostile.fixture.ts";
import { hostileShop } from "#server/answers/hostile-shop.fixture.ts";
import type { Context } from "#server/context.ts";
import { createEngine } from "#server/engine/engine.ts";
import { tenantOf } from "#server/tenant.ts";
import { crashMessage, maxReplyLength, stuckMessage } from "#server/testing/hostile-operations.ts";
import { question, sourceAnswer, createTrainedShop } from "#server/testing/model-shop.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";
import { extent } from "#server/testing/torture/extent.ts";
import { trainAgent } from "#server/testing/train-agent.ts";
import { hash } from "#server/versions/quality/seeded.ts";
import { readAgent, replyTo } from "./agents.ts";
import { decideReplyOperation } from "./engine-operations.ts";

/** On a busy machine the threads need time to start. */
const minutes = 120_000;

/** Starts the app with an engine whose threads the messages can occupy and end. */
const hostileApp = (maxAnswerMs: number) =>
  testApp({
    before(context: Context) {
      const { files, log } = context;
      const entry = new URL("../../testing/hostile-thread.ts", import.meta.url);
      context.engine = createEngine({ files, log, threads: 2, maxAnswerMs, entry });
    },
  });

test.each([
  ["keeps its thread busy for ever", stuckMessage, "too_slow"],
  ["ends its thread", crashMessage, "crashed"],
])(
  "the customer of a message that %s is handed over, and everybody else is answered meanwhile",
  async (_, message, problem) => {
    await using app = await hostileApp(10_000);
    const [attacked, other] = [await createTrainedShop(app), await createTrainedShop(app)];
    const answered = { decision: "answer", chatbot_msg: sourceAnswer };
    app.context.engine.start();
    for (const shop of [attacked, other]) expect(await shop.say(question)).toMatchObject(answered);

    let isOver = false;
    const hostile = attacked.say(message).finally(() => (isOver = true));
    expect(await other.say(question)).toMatchObject(answered);
    expect((await app.request({ path: "/healthz" })).status).toBe(200);
    if (message === stuckMessage) expect(isOver).toBe(false);
    expect(await hostile).toMatchObject({
      decision: "handover",
      handed_over: true,
      chatbot_msg:
        "I could not answer just now, so I have passed your message to our team. They will reply to you here.",
    });
    // The business has lost one reply and nothing else.
    expect(await attacked.say(question)).toMatchObject(answered);
    const { body } = await app.request({ path: "/api/tickets/?status=deferred", token: attacked.token });
    expect(body.data).toHaveLength(1);
    const figures = async () => (await app.request({ path: "/metrics" })).text;
    await expect.poll(figures, { timeout: minutes }).toContain("wakil_engine_threads 2");
    expect(await figures()).toContain(`wakil_engine_unanswered_total{problem="${problem}"} 1`);
  },
  minutes,
);

test("what crosses to a thread and back is what the engine decides here, to the letter", async () => {
  await using app = await testApp();
  const { organizationId } = await signUpOwner(app);
  await trainAgent(app, organizationId, [...coffeeShop]);
  const agent = await tenantOf(app.context, organizationId).transaction((db) => readAgent(db));
  const version = agent.version!;
  const index = loadIndex(await app.context.files.get(version.fileKey));
  const questions = ["متى تفتحون؟", "how much is the latte?", "ابغى اطلب ٢ لاتيه", "ابي موظف", "والدمام؟"];
  const ordinary = questions.map((each) => ({ question: each, history: [] }));
  const at = new Date("2026-03-01T10:00:00Z");
  for (const message of [...ordinary, ...hostileMessages(7).take(20)]) {
    const { question: text, history } = message;
    const requests = { state: null, known: { name: "نورة" } };
    const input = { agent, message: { question: text, history, at, requests } };
    const crossed = await app.context.engine.run(decideReplyOperation, { organizationId, version, input });
    expect(crossed).toStrictEqual(decideReplyOperation.run(index, input, undefined));
  }
});

/**
 * The messages of this test: a sample in every test run, and with `npm run torture -- messages` one of each block of
 * Unicode and as many generated ones as it is told. `server/answers/hostile.test.ts` reads each block in every run.
 */
function* sentMessages(): Generator<HostileMessage> {
  if (extent.sendsEveryBlock)
    for (const { name, of } of hostileTexts) yield { name, question: of(maxLength), history: [] };
  yield* hostileMessages(extent.sendsEveryBlock ? hash(extent.seed) : 20_26).take(extent.hostileMessages);
}
const maxLength = 4000;
const chunks = 1000;
/** Maximum processor time on the event loop for one message, in milliseconds. */
const maxHeldMs = 50;
/** Maximum processor time in the engine's thread for one message in milliseconds, a quarter of what it may take. */
const maxInThreadMs = 500;
/**
 * Maximum number of measurements for a message that took longer. After hundreds of other tests in this process its
 * heap is so large that garbage collection takes longer than any message, several times in a row.
 */
const maxMeasured = 20;

test(
  "what a generator of hostile messages writes holds neither the event loop nor a thread",
  async () => {
    await using app = await hostileApp(60_000);
    const owner = await signUpOwner(app);
    await trainAgent(app, owner.organizationId, hostileShop(chunks));
    const agent = await tenantOf(app.context, owner.organizationId).transaction((db) => readAgent(db));
    const version = agent.version!;
    const { organizationId } = owner;
    const longestInThread = () =>
      app.context.engine.run(maxReplyLength, { organizationId, version, input: null });

    interface Times {
      /** Processor time of this thread, so that other load on the machine is not included. */
      heldMs: number;
      inThreadMs: number;
    }
    const measure = async ({ question: text, history }: HostileMessage): Promise<Times> => {
      const before = process.threadCpuUsage();
      const reply = await replyTo(tenantOf(app.context, organizationId), agent, text, history);
      const { user, system } = process.threadCpuUsage(before);
      expect(reply.text).not.toBe("");
      return { heldMs: (user + system) / 1000, inThreadMs: await longestInThread() };
    };
    const messages = sentMessages().toArray();
    await measure(messages[0]!);

    /**
     * Returns the shortest of several measurements. A message that blocks a thread blocks it each time, whereas
     * garbage collection or compilation happens beside some of them only.
     */
    const measureLeast = async (message: HostileMessage): Promise<Times> => {
      const least: Times = { heldMs: Infinity, inThreadMs: Infinity };
      const isOver = () => least.heldMs > maxHeldMs || least.inThreadMs > maxInThreadMs;
      for (let times = 0; times < maxMeasured && isOver(); times++) {
        const { heldMs, inThreadMs } = await measure(message);
        least.heldMs = Math.min(least.heldMs, heldMs);
        least.inThreadMs = Math.min(least.inThreadMs, inThreadMs);
      }
      return least;
    };
    const held: string[] = [];
    for (const message of messages) {
      const { heldMs, inThreadMs } = await measureLeast(message);
      if (heldMs > maxHeldMs) held.push(`${message.name}: ${heldMs} ms on the event loop`);
      if (inThreadMs > maxInThreadMs) held.push(`${message.name}: ${inThreadMs} ms in the engine's thread`);
    }
    // The result is compared as one text, so that the first line of a failure names the messages.
    expect(held.join("; ")).toBe("");
    expect(app.context.engine.figures().unanswered).toMatchObject({ too_slow: 0, crashed: 0, crowded: 0 });
  },
  extent.timeoutMs,
);
