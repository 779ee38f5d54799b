import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { tenantOf } from "#server/tenant.ts";
import { modelProvider, type ModelProvider } from "#server/testing/model-provider.ts";
import { signUpOwner, type SignedUp } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { shopEntries, trainAgent } from "#server/testing/train-agent.ts";

const question = "توصلون جدة؟";
const extractive = "نعم، نوصل إلى جدة خلال يومين مقابل 25 ر.س.";
const first = "نعم، نوصل إلى جدة خلال يومين. ";
const second = "التكلفة 25 ريالًا.";

interface Talk {
  owner: SignedUp;
  url: string;
  history: () => Promise<{ chatbot_msg: string }[]>;
  send: (text: string, fields?: object, headers?: object) => Promise<Response>;
}

async function talk(app: TestApp, provider: ModelProvider | null): Promise<Talk> {
  const owner = await signUpOwner(app);
  await trainAgent(app, owner.organizationId, shopEntries());
  if (provider)
    await app.request({
      method: "PUT",
      path: "/api/models/",
      token: owner.token,
      json: {
        writer: "own",
        own: { provider: "openai-compatible", base_url: provider.openai, model: "m", api_key: provider.key },
      },
    });
  const made = await app.request({ method: "POST", path: "/api/chatbot/generate/", token: owner.token });
  const chat = made.body.data.token as string;
  const url = await app.http.app.listen({ port: 0, host: "127.0.0.1" });
  const session = { "x-session-id": `session_${randomBytes(12).toString("hex")}` };
  return {
    owner,
    url,
    history: async () =>
      (await app.request({ path: `/webhook/chatbot/${chat}/`, headers: session })).body.chat_history,
    send: (text, fields = {}, headers = {}) =>
      fetch(`${url}/webhook/chatbot/`, {
        method: "POST",
        headers: { ...session, accept: "text/event-stream", ...headers },
        body: new URLSearchParams({ customer_msg: text, chat_token: chat, ...fields }),
      }),
  };
}

type Event = [name: string, data: Record<string, unknown>];

async function* eventsOf(response: Response): AsyncGenerator<Event> {
  let text = "";
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (name && data) yield [name, JSON.parse(data)];
    }
  }
}

async function all(response: Response): Promise<Event[]> {
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  return Array.fromAsync(eventsOf(response));
}

const env = { LLM_PRIVATE_ADDRESSES: "true", LLM_FIRST_TOKEN_MS: "3000", LLM_TOTAL_MS: "6000" };

test("the words come sentence by sentence while the model still writes; the whole answer comes last", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  provider.behave({ text: first + second, piece: first.length, pieceMs: 400 });
  const { send, history } = await talk(app, provider);
  const seen: Event[] = [];
  let storedAtFirst: number | undefined;
  for await (const event of eventsOf(await send(question))) {
    storedAtFirst ??= (await history()).filter((pair) => pair.chatbot_msg !== "").length;
    seen.push(event);
  }
  expect(storedAtFirst, "the first words came before there was a reply").toBe(0);
  expect(seen.map(([name]) => name)).toEqual(["delta", "delta", "done"]);
  expect(seen.slice(0, 2).map(([, data]) => data["text"])).toEqual([first, second]);
  expect(seen[2]?.[1]).toMatchObject({ chatbot_msg: first + second, decision: "answer", handed_over: false });
  expect(await history()).toMatchObject([{ chatbot_msg: first + second }]);
});

test("when a later sentence is wrong, the source's words take the place of all, and are what is stored", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  provider.behave({ text: `${first}وأول طلب مجاني تمامًا!` });
  const { send, history } = await talk(app, provider);
  const events = await all(await send(question));
  expect(events.map(([name]) => name)).toEqual(["delta", "replace", "done"]);
  expect(events[1]?.[1]).toEqual({ text: extractive });
  expect(events[2]?.[1]).toMatchObject({ chatbot_msg: extractive });
  expect(JSON.stringify(events)).not.toContain("مجاني");
  expect(await history()).toMatchObject([{ chatbot_msg: extractive }]);
});

test("a connection of the model that is cut after the first words ends in the source's words", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  provider.behave({ text: first + second, piece: first.length + 3, breakAfter: { events: 2, by: "cut" } });
  const { send } = await talk(app, provider);
  const events = await all(await send(question));
  expect(events.map(([name]) => name)).toEqual(["delta", "replace", "done"]);
  expect(events.at(-1)?.[1]).toMatchObject({ chatbot_msg: extractive });
});

test("without a model there is nothing before the answer", async () => {
  await using app = await testApp({ env });
  const { send } = await talk(app, null);
  const events = await all(await send(question));
  expect(events.map(([name]) => name)).toEqual(["done"]);
  expect(events[0]?.[1]).toMatchObject({ chatbot_msg: extractive });
});

test("C177 C180 who does not ask for a stream gets the answer as it always was", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  provider.behave({ text: first + second });
  const { send } = await talk(app, provider);
  for (const accept of ["*/*", "application/json"]) {
    const answer = await send(question, {}, { accept });
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await answer.json()).toMatchObject({ chatbot_msg: first + second, decision: "answer" });
  }
});

test("what fails before the first words is an ordinary failure", async () => {
  await using app = await testApp({ env });
  const { send } = await talk(app, null);
  const empty = await send("  ");
  expect(empty.status).toBe(400);
  expect(await empty.json()).toMatchObject({ code: "message_empty" });
  expect((await send(question, { chat_token: "nobodys-token-at-all" })).status).toBe(404);
});

test("a customer who leaves in the middle finds the whole reply in the history", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  provider.behave({ text: first + second, piece: first.length, pieceMs: 300 });
  const { send, history } = await talk(app, provider);
  const leave = new AbortController();
  const response = await send(question);
  const reader = response.body!.getReader();
  await reader.read();
  await reader.cancel();
  leave.abort();
  let pairs = await history();
  for (let times = 0; pairs[0]?.chatbot_msg === "" && times < 50; times++) {
    await sleep(100);
    pairs = await history();
  }
  expect(pairs).toMatchObject([{ chatbot_msg: first + second }]);
});

test("the same message sent again is answered with what was said, at once", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  provider.behave({ text: first + second });
  const { send, owner } = await talk(app, provider);
  await all(await send(question, { client_id: "one-and-the-same" }));
  const again = await all(await send(question, { client_id: "one-and-the-same" }));
  expect(again.map(([name]) => name)).toEqual(["done"]);
  expect(again[0]?.[1]).toMatchObject({ chatbot_msg: first + second });
  expect(provider.asked).toHaveLength(1);
  const stored = await tenantOf(app.context, owner.organizationId).transaction((db) =>
    db.selectFrom("messages").select("text").where("author", "=", "agent").execute(),
  );
  expect(stored).toEqual([{ text: first + second }]);
});
