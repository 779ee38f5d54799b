import { expect, test } from "vitest";
import {
  type Behaviour,
  claimedTokens,
  modelProvider,
  type ModelProvider,
} from "#server/testing/model-provider.ts";
import { compose, type ComposeOptions } from "./compose.ts";
import type { ComposeRequest, ModelAccess, Provider, Usage } from "./model.ts";
import { ModelProblem } from "./problem.ts";

const request: ComposeRequest = {
  instructions: "Answer from the sources.",
  messages: [{ role: "user", content: "متى تفتحون؟" }],
  maxTokens: 300,
};
const text = "نفتح كل يوم من 8 صباحًا. أهلًا بك في أي وقت!";
const providers: Provider[] = ["openai-compatible", "anthropic"];

const accessTo = (provider: ModelProvider, kind: Provider, key = provider.key): ModelAccess => ({
  provider: kind,
  baseUrl: kind === "anthropic" ? provider.anthropic : provider.openai,
  model: "a-model",
  apiKey: key,
  privateAddresses: true,
});

interface Outcome {
  said: string;
  pieces: number;
  problem: string | null;
  usage: Usage[];
}

async function run(access: ModelAccess, options: Partial<ComposeOptions> = {}): Promise<Outcome> {
  const outcome: Outcome = { said: "", pieces: 0, problem: null, usage: [] };
  try {
    const pieces = compose(access, request, {
      timeouts: { firstTokenMs: 1000, totalMs: 3000 },
      onUsage: (usage) => outcome.usage.push(usage),
      ...options,
    });
    for await (const piece of pieces) {
      outcome.said += piece;
      outcome.pieces += 1;
    }
  } catch (error) {
    expect(error).toBeInstanceOf(ModelProblem);
    outcome.problem = (error as ModelProblem).kind;
  }
  return outcome;
}

async function behaving(kind: Provider, behaviours: Behaviour[], options: Partial<ComposeOptions> = {}) {
  await using provider = await modelProvider();
  provider.behave(...behaviours);
  const outcome = await run(accessTo(provider, kind), options);
  return { ...outcome, calls: provider.asked.length };
}

test.each(providers)("%s: the text comes in pieces, with what it used", async (kind) => {
  const outcome = await behaving(kind, [{ text }]);
  expect(outcome).toMatchObject({ said: text, problem: null, calls: 1 });
  expect(outcome.pieces).toBeGreaterThan(2);
  expect(outcome.usage).toEqual([{ ...claimedTokens, estimated: false }]);
});

test("each provider is asked in its own protocol", async () => {
  await using provider = await modelProvider();
  provider.behave({ text });
  for (const kind of providers) await run(accessTo(provider, kind));
  const [openai, anthropic] = provider.asked;
  expect(openai?.headers.authorization).toBe(`Bearer ${provider.key}`);
  expect(openai?.body).toMatchObject({
    model: "a-model",
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: 300,
  });
  expect(openai?.body.messages[0]).toEqual({ role: "system", content: request.instructions });
  expect(anthropic?.headers["x-api-key"]).toBe(provider.key);
  expect(anthropic?.headers["anthropic-version"]).toBe("2023-06-01");
  expect(anthropic?.body).toMatchObject({ model: "a-model", stream: true, max_tokens: 300 });
  expect(JSON.stringify(anthropic?.body.system)).toContain(request.instructions);
});

test("a provider that tells no usage is counted from the texts", async () => {
  const { usage } = await behaving("openai-compatible", [{ text, usage: false }]);
  expect(usage).toHaveLength(1);
  expect(usage[0]).toMatchObject({ estimated: true });
  expect(usage[0]?.input).toBeGreaterThan(5);
  expect(usage[0]?.output).toBeGreaterThan(10);
});

const refused: [status: number, problem: string, calls: number][] = [
  [400, "refused_request", 1],
  [401, "unauthorized", 1],
  [404, "unknown_model", 1],
  [429, "rate_limited", 2],
  [500, "provider_error", 2],
  [529, "overloaded", 2],
];
for (const kind of providers)
  test.each(refused)(
    `${kind}: %i is %s after %i calls, and costs nothing`,
    async (status, problem, calls) => {
      expect(await behaving(kind, [{ status, headers: { "retry-after-ms": "20" } }])).toMatchObject({
        said: "",
        problem,
        calls,
        usage: [],
      });
    },
  );

test.each(providers)("%s: a passing failure is tried once more, after the wait it asks for", async (kind) => {
  const outcome = await behaving(kind, [{ status: 429, headers: { "retry-after": "0" } }, { text }]);
  expect(outcome).toMatchObject({ said: text, problem: null, calls: 2 });
});

test("a wait longer than the customer would have is not waited", async () => {
  const outcome = await behaving("anthropic", [{ status: 429, headers: { "retry-after": "60" } }, { text }]);
  expect(outcome).toMatchObject({ problem: "rate_limited", calls: 1 });
});

for (const kind of providers) {
  test(`${kind}: a connection cut in the middle is a failure, and what was read is counted`, async () => {
    const outcome = await behaving(kind, [{ text, breakAfter: { events: 5, by: "cut" } }]);
    expect(outcome.problem).not.toBeNull();
    expect(outcome.usage).toHaveLength(1);
    expect(outcome.calls).toBe(1);
  });

  test(`${kind}: an error inside the stream is a failure`, async () => {
    const outcome = await behaving(kind, [{ text, breakAfter: { events: 6, by: "error" } }]);
    expect(outcome.problem).toBe(kind === "anthropic" ? "overloaded" : "provider_error");
  });

  test(`${kind}: half a JSON object is a failure`, async () => {
    const outcome = await behaving(kind, [{ text, breakAfter: { events: 5, by: "garbage" } }]);
    expect(outcome.problem).toBe("broken_answer");
  });

  test(`${kind}: silence ends after the wait for the first word`, async () => {
    const timeouts = { firstTokenMs: 150, totalMs: 3000 };
    const outcome = await behaving(kind, [{ text, firstMs: 2000 }], { timeouts });
    expect(outcome).toMatchObject({ said: "", problem: "too_slow" });
  });

  test(`${kind}: dripping ends after the whole wait`, async () => {
    const timeouts = { firstTokenMs: 1000, totalMs: 400 };
    const outcome = await behaving(kind, [{ text, piece: 1, pieceMs: 60 }], { timeouts });
    expect(outcome.problem).toBe("too_slow");
    expect(outcome.usage[0]?.estimated).toBe(true);
  });

  test(`${kind}: no word at all is a failure`, async () => {
    expect(await behaving(kind, [{ text: "" }])).toMatchObject({ said: "", problem: "empty_answer" });
  });
}

test("nobody at the address", async () => {
  const provider = await modelProvider();
  await provider[Symbol.asyncDispose]();
  expect((await run(accessTo(provider, "openai-compatible"))).problem).toBe("unreachable");
});

test("A37 an address of this machine is not called unless the operator allows it, nor anything by plain http", async () => {
  await using provider = await modelProvider();
  for (const baseUrl of [
    provider.openai,
    provider.openai.replace("http:", "https:"),
    provider.openai.replace("127.0.0.1", "localhost").replace("http:", "https:"),
    "https://169.254.169.254/latest",
    "https://[::1]/v1",
  ]) {
    const access = { ...accessTo(provider, "openai-compatible"), baseUrl, privateAddresses: false };
    expect((await run(access)).problem, baseUrl).toBe("blocked_address");
  }
  expect(provider.asked).toEqual([]);
});

test("whoever stops reading ends the call, and what was read is counted", async () => {
  await using provider = await modelProvider();
  provider.behave({ text: text.repeat(20), pieceMs: 20 });
  const usage: Usage[] = [];
  const options = {
    timeouts: { firstTokenMs: 1000, totalMs: 3000 },
    onUsage: (used: Usage) => usage.push(used),
  };
  for await (const piece of compose(accessTo(provider, "openai-compatible"), request, options)) {
    expect(piece).not.toBe("");
    break;
  }
  expect(usage).toHaveLength(1);
  expect(usage[0]?.output).toBeLessThan(50);
});

test("no problem carries the key or the provider's words", async () => {
  await using provider = await modelProvider();
  provider.behave({ status: 500 });
  try {
    const options = { timeouts: { firstTokenMs: 500, totalMs: 800 }, onUsage: () => {} };
    for await (const _ of compose(accessTo(provider, "openai-compatible"), request, options)) continue;
  } catch (error) {
    const everything = JSON.stringify(error, Object.getOwnPropertyNames(error));
    expect(everything).not.toContain(provider.key);
    expect(everything).not.toContain("refused with");
    return;
  }
  throw new Error("no problem");
});
