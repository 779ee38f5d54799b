import { randomBytes } from "node:crypto";
import type { Language } from "#shared/language.ts";

export interface Sent {
  token?: string;
  json?: unknown;
  form?: Record<string, string>;
  multipart?: FormData;
  session?: string;
}

/** Calls the product's HTTP API from outside the browser. */
export class Api {
  readonly url: string;
  readonly #language: Language;
  readonly #visitor: string;

  constructor(url: string, language: Language, visitor: string) {
    this.url = url;
    this.#language = language;
    this.#visitor = visitor;
  }

  /** Returns the response's body. Any response except success ends the test with the server's message. */
  async call<T>(method: string, path: string, sent: Sent = {}): Promise<T> {
    const response = await this.fetch(method, path, sent);
    const body = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${body}`);
    return JSON.parse(body) as T;
  }

  fetch(
    method: string,
    path: string,
    { token, json, form, multipart, session }: Sent = {},
  ): Promise<Response> {
    const headers = new Headers({ "accept-language": this.#language, "x-forwarded-for": this.#visitor });
    if (token) headers.set("authorization", `Bearer ${token}`);
    if (session) headers.set("x-session-id", session);
    if (json !== undefined) headers.set("content-type", "application/json");
    const body =
      json !== undefined ? JSON.stringify(json) : form ? new URLSearchParams(form) : (multipart ?? null);
    return fetch(this.url + path, { method, headers, body });
  }

  /**
   * Returns the newest mail to `to`. The demo's mailbox only accepts callers on this machine, so no visitor's
   * address is sent.
   */
  async mailTo(to: string): Promise<{ subject: string; text: string; html: string } | undefined> {
    const response = await fetch(`${this.url}/api/simulator/mail/?to=${encodeURIComponent(to)}`);
    const { data } = (await response.json()) as { data: { subject: string; text: string; html: string }[] };
    return data[0];
  }
}

/** Returns letters and digits that no other test uses. */
export const unique = (): string => randomBytes(5).toString("hex");

/** Returns a session id in the form that a chat page creates. */
export const chatSession = (): string => `session_${randomBytes(12).toString("hex")}`;
