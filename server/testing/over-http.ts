import { randomBytes, randomInt } from "node:crypto";
import { signUpOwner, type SignedUp } from "./sign-up-owner.ts";
import type { TestApp, TestRequest, TestResponse } from "./test-app.ts";

/** Sends the calls of a test app over HTTP to a server in another process. Throws without a response. */
export function overHttp(url: string): Pick<TestApp, "request"> {
  return {
    async request({ method, path, token, headers, json, form, file }: TestRequest): Promise<TestResponse> {
      let body: string | URLSearchParams | FormData | undefined;
      if (json !== undefined) body = JSON.stringify(json);
      else if (form) body = new URLSearchParams(form);
      else if (file) {
        body = new FormData();
        for (const [name, value] of Object.entries(file.fields ?? {})) body.append(name, value);
        body.append("file", new Blob([file.bytes as Uint8Array<ArrayBuffer>]), file.name);
      }
      const answer = await fetch(url + path, {
        method: method ?? (body === undefined ? "GET" : "POST"),
        headers: {
          "accept-language": "en",
          ...(json !== undefined && { "content-type": "application/json" }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body }),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const text = bytes.toString("utf8");
      const isJson = (answer.headers.get("content-type") ?? "").includes("json");
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: isJson ? JSON.parse(text) : undefined,
        text,
        bytes,
      };
    },
  };
}

export interface Shop extends SignedUp {
  chatToken: string;
  /** Sends a customer's message. Without a session id it comes from a new customer with an address of their own. */
  say: (text: string, sessionId?: string) => Promise<TestResponse>;
}

/**
 * Creates a business with a chat, on a server in another process that runs with TRUST_PROXY=true. `ownerUrl` is the
 * address of its database, in which the owner's address is then marked as verified.
 */
export async function openShop(url: string, ownerUrl?: string): Promise<Shop> {
  const app = overHttp(url);
  const owner = await signUpOwner({ ...app, ...(ownerUrl && { ownerUrl }) });
  const made = await app.request({ method: "POST", path: "/api/chatbot/generate/", token: owner.token });
  const chatToken = made.body.data.token as string;
  return {
    ...owner,
    chatToken,
    say: (text, sessionId = `session_${randomBytes(12).toString("hex")}`) =>
      app.request({
        path: "/webhook/chatbot/",
        headers: {
          "x-session-id": sessionId,
          // The proxy's header separates the customers of a test, who would otherwise share one rate limit.
          "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        },
        form: { customer_msg: text, chat_token: chatToken },
      }),
  };
}
