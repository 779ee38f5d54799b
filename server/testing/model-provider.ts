import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A call that arrived, in the words of its protocol. */
export interface ModelCall {
  protocol: "openai" | "anthropic" | "embeddings";
  headers: IncomingMessage["headers"];
  // oxlint-disable-next-line typescript/no-explicit-any -- the body as the provider's protocol has it
  body: any;
  /** Instructions and messages as one text. */
  text: string;
}

export interface ModelToolCall {
  name: string;
  input: object | string;
}

/** How the provider treats a call. Without anything it writes `text` and ends in order. */
export interface Behaviour {
  text?: string | ((asked: ModelCall) => string);
  /** Tools that are called instead of writing, where tools are offered; an input that is a string is sent as it is. */
  tools?: ModelToolCall[] | ((asked: ModelCall) => ModelToolCall[] | Promise<ModelToolCall[]>);
  /** Letters per event. */
  piece?: number;
  /** Before the first word, and before each further one (milliseconds). */
  firstMs?: number;
  pieceMs?: number;
  /** An error instead of an answer. */
  status?: number;
  headers?: Record<string, string>;
  /** The stream ends after this many events: by a cut connection, an error event, or half a JSON object. */
  breakAfter?: { events: number; by: "cut" | "error" | "garbage" };
  /** A provider that does not tell what it used. */
  usage?: false;
}

export interface ModelProvider extends AsyncDisposable {
  /** Base address for `openai-compatible` and for embeddings; that for `anthropic`. */
  openai: string;
  anthropic: string;
  key: string;
  asked: ModelCall[];
  /** For the next calls, one each; the last one stays. */
  behave: (...behaviours: Behaviour[]) => void;
  /** Words of one line mean the same to the embeddings. */
  meanings: string[][];
}

/** Tokens the stand-in claims to have used. */
export const claimedTokens = { input: 120, output: 30 };

/**
 * A stand-in for language models that speaks the providers' own protocols over HTTP: OpenAI chat completions and
 * embeddings, Anthropic messages; server-sent events and errors as they document them.
 */
export async function modelProvider(key = "sk-test-0123456789abcd7351"): Promise<ModelProvider> {
  let behaviours: Behaviour[] = [{ text: "" }];
  const calls: ModelCall[] = [];
  const meanings: string[][] = [];
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    const protocol =
      request.url === "/anthropic/messages"
        ? "anthropic"
        : request.url === "/v1/embeddings"
          ? "embeddings"
          : "openai";
    const call: ModelCall = { protocol, headers: request.headers, body, text: textOf(body) };
    calls.push(call);
    const behaviour = (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) ?? {};
    const sentKey =
      protocol === "anthropic"
        ? request.headers["x-api-key"]
        : request.headers.authorization?.replace(/^Bearer /, "");
    const status = sentKey === key ? behaviour.status : 401;
    if (behaviour.firstMs) await sleep(behaviour.firstMs);
    if (status) return refuse(response, protocol, status, behaviour.headers);
    if (protocol === "embeddings") return embed(response, body, meanings);
    if (body.tools) {
      const called = typeof behaviour.tools === "function" ? await behaviour.tools(call) : behaviour.tools;
      return answerWhole(response, call, called ?? [], behaviour);
    }
    const written = typeof behaviour.text === "function" ? behaviour.text(call) : (behaviour.text ?? "");
    await stream(response, call, written, behaviour);
  }

  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    openai: `${base}/v1`,
    anthropic: `${base}/anthropic`,
    key,
    asked: calls,
    meanings,
    behave: (...next) => void (behaviours = next),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

// oxlint-disable-next-line typescript/no-explicit-any -- three protocols' bodies
function textOf(body: any): string {
  const parts = (content: unknown): string =>
    typeof content === "string"
      ? content
      : Array.isArray(content)
        ? content.map((part: { text?: string }) => part.text ?? "").join("\n")
        : "";
  const messages = (body.messages ?? []) as { content: unknown }[];
  return [parts(body.system), ...messages.map(({ content }) => parts(content))].join("\n");
}

const errorTypes: Record<number, string> = {
  400: "invalid_request_error",
  401: "authentication_error",
  404: "not_found_error",
  429: "rate_limit_error",
  500: "api_error",
  529: "overloaded_error",
};

function refuse(
  response: ServerResponse,
  protocol: ModelCall["protocol"],
  status: number,
  headers: Record<string, string> = {},
): void {
  const type = errorTypes[status] ?? "api_error";
  const error = { type, message: `refused with ${status}` };
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(
    JSON.stringify(
      protocol === "anthropic"
        ? { type: "error", error, request_id: "req_011" }
        : { error: { ...error, param: null, code: null } },
    ),
  );
}

async function stream(
  response: ServerResponse,
  { protocol, body }: ModelCall,
  text: string,
  { piece = 12, pieceMs, breakAfter, usage }: Behaviour,
): Promise<void> {
  const letters = [...text];
  const pieces: string[] = [];
  for (let at = 0; at < letters.length; at += piece) pieces.push(letters.slice(at, at + piece).join(""));
  const events =
    protocol === "anthropic"
      ? anthropicEvents(body.model, pieces)
      : openaiEvents(body.model, pieces, usage !== false && body.stream_options?.include_usage === true);
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  for (const [index, event] of events.entries()) {
    if (breakAfter && index >= breakAfter.events) {
      if (breakAfter.by === "cut") {
        // What was written has to arrive first.
        await sleep(30);
        return void response.destroy();
      }
      if (breakAfter.by === "garbage") response.write('data: {"id":"chatcmpl-7","choi\n\n');
      else response.write(errorEvent(protocol));
      return void response.end();
    }
    if (pieceMs && index > 1) await sleep(pieceMs);
    response.write(event);
  }
  response.end();
}

/** An answer in one piece, as it is asked for where tools are offered. */
function answerWhole(
  response: ServerResponse,
  { protocol, body }: ModelCall,
  called: ModelToolCall[],
  { breakAfter, usage, text }: Behaviour,
): void {
  if (breakAfter?.by === "cut") return void response.destroy();
  response.writeHead(200, { "content-type": "application/json" });
  if (breakAfter) return void response.end('{"id":"chatcmpl-7","choi');
  const written = typeof text === "string" ? text : "";
  const answer =
    protocol === "anthropic"
      ? anthropicMessage(body.model, called, written)
      : openaiCompletion(body.model, called, written, usage !== false);
  response.end(JSON.stringify(answer));
}

const inputText = ({ input }: ModelToolCall): string =>
  typeof input === "string" ? input : JSON.stringify(input);

const openaiCompletion = (model: string, called: ModelToolCall[], text: string, withUsage: boolean) => ({
  id: "chatcmpl-B9MBs8Cj",
  object: "chat.completion",
  created: 1763632800,
  model,
  choices: [
    {
      index: 0,
      message: {
        role: "assistant",
        content: called.length > 0 ? null : text,
        ...(called.length > 0 && {
          tool_calls: called.map((each, index) => ({
            id: `call_${index}_Xk3d`,
            type: "function",
            function: { name: each.name, arguments: inputText(each) },
          })),
        }),
      },
      logprobs: null,
      finish_reason: called.length > 0 ? "tool_calls" : "stop",
    },
  ],
  ...(withUsage && {
    usage: {
      prompt_tokens: claimedTokens.input,
      completion_tokens: claimedTokens.output,
      total_tokens: claimedTokens.input + claimedTokens.output,
    },
  }),
});

const anthropicMessage = (model: string, called: ModelToolCall[], text: string) => ({
  id: "msg_01XFDUDYJgAACzvnptvVoYEL",
  type: "message",
  role: "assistant",
  model,
  content:
    called.length > 0
      ? called.map((each, index) => ({
          type: "tool_use",
          id: `toolu_0${index}Qm7`,
          name: each.name,
          input: typeof each.input === "string" ? {} : each.input,
        }))
      : [{ type: "text", text }],
  stop_reason: called.length > 0 ? "tool_use" : "end_turn",
  stop_sequence: null,
  usage: { input_tokens: claimedTokens.input, output_tokens: claimedTokens.output },
});

const errorEvent = (protocol: ModelCall["protocol"]) =>
  protocol === "anthropic"
    ? 'event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}\n\n'
    : 'data: {"error":{"message":"The server had an error","type":"server_error","param":null,"code":null}}\n\n';

function openaiEvents(model: string, pieces: string[], withUsage: boolean): string[] {
  const chunk = (choices: object[], usage: object | null = null) =>
    `data: ${JSON.stringify({ id: "chatcmpl-B9MBs8Cj", object: "chat.completion.chunk", created: 1763632800, model, system_fingerprint: "fp_44709d6fcb", choices, usage })}\n\n`;
  const delta = (content: object, finish: string | null = null) =>
    chunk([{ index: 0, delta: content, logprobs: null, finish_reason: finish }]);
  return [
    delta({ role: "assistant", content: "" }),
    ...pieces.map((content) => delta({ content })),
    delta({}, "stop"),
    ...(withUsage
      ? [
          chunk([], {
            prompt_tokens: claimedTokens.input,
            completion_tokens: claimedTokens.output,
            total_tokens: claimedTokens.input + claimedTokens.output,
          }),
        ]
      : []),
    "data: [DONE]\n\n",
  ];
}

function anthropicEvents(model: string, pieces: string[]): string[] {
  const event = (type: string, fields: object) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
  const message = {
    id: "msg_01XFDUDYJgAACzvnptvVoYEL",
    type: "message",
    role: "assistant",
    content: [],
    model,
  };
  return [
    event("message_start", {
      message: {
        ...message,
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: claimedTokens.input, output_tokens: 1 },
      },
    }),
    event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
    event("ping", {}),
    ...pieces.map((text) => event("content_block_delta", { index: 0, delta: { type: "text_delta", text } })),
    event("content_block_stop", { index: 0 }),
    event("message_delta", {
      delta: { stop_reason: "end_turn", stop_sequence: null },
      usage: { output_tokens: claimedTokens.output },
    }),
    event("message_stop", {}),
  ];
}

/** Length of the stand-in's vectors. */
export const dimension = 256;

/** Texts point the same way as far as they share words, or words of one meaning. */
function embed(
  response: ServerResponse,
  body: { model: string; input: string[] },
  meanings: string[][],
): void {
  const data = body.input.map((text, index) => {
    const embedding = Array.from({ length: dimension }, () => 0.001);
    for (const word of text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []) {
      const meaning = meanings.findIndex((words) => words.includes(word));
      let place = meaning;
      if (meaning < 0) {
        let hash = 7;
        for (const letter of word) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
        place = 16 + (hash % (dimension - 16));
      }
      embedding[place] = (embedding[place] ?? 0) + (meaning < 0 ? 1 : 3);
    }
    return { object: "embedding", index, embedding };
  });
  response.writeHead(200, { "content-type": "application/json" });
  response.end(
    JSON.stringify({ object: "list", data, model: body.model, usage: { prompt_tokens: 8, total_tokens: 8 } }),
  );
}
