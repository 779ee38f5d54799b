import { isLanguage, type Language } from "#shared/language.ts";

/**
 * Returns the origin of the embedding page, or `*` when the browser does not reveal it. The messages contain no
 * secrets.
 */
function parentOrigin(): string {
  const ancestor = location.ancestorOrigins?.[0];
  if (ancestor && ancestor !== "null") return ancestor;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : "*";
}

/** Closes the chat (C181, D38): a widget asks the embedding page, a page of its own opens the root. */
export function closeChat(isWidget: boolean): void {
  if (isWidget) window.parent.postMessage({ type: "close-chat-widget" }, parentOrigin());
  else location.assign("/");
}

/** Tells the embedding page that the chat now listens to its messages. */
export function notifyReady(isWidget: boolean): void {
  if (isWidget) window.parent.postMessage({ type: "chat-widget-ready" }, parentOrigin());
}

/** Returns the language that the embedding page's message requests (C183). Null for other messages. */
export function readRequestedLanguage(data: unknown): Language | null {
  if (typeof data !== "object" || data === null) return null;
  const { type, language } = data as Record<string, unknown>;
  return type === "language-change" && isLanguage(language) ? language : null;
}

/** The customer as the embedding page describes them. The data are sent with the next messages. */
export interface Customer {
  customer_name?: string;
  customer_email?: string;
  customer_phone?: string;
}

/** Returns the customer of the embedding page's message. Null for other messages. */
function readCustomer(data: unknown): Customer | null {
  if (typeof data !== "object" || data === null) return null;
  const { type, customer } = data as Record<string, unknown>;
  if (type !== "identify" || typeof customer !== "object" || customer === null) return null;
  const { name, email, phone } = customer as Record<string, unknown>;
  return {
    ...(typeof name === "string" && { customer_name: name.slice(0, 120) }),
    ...(typeof email === "string" && { customer_email: email.slice(0, 254) }),
    ...(typeof phone === "string" && { customer_phone: phone.slice(0, 40) }),
  };
}

let customer: Customer = {};
export const currentCustomer = (): Customer => customer;

/** Listens for the customer, only from the embedding page. */
export function listenForCustomer(): () => void {
  const listener = (event: MessageEvent) => {
    const named = event.source === window.parent ? readCustomer(event.data) : null;
    if (named) customer = named;
  };
  window.addEventListener("message", listener);
  return () => window.removeEventListener("message", listener);
}

/** Listens for changes of the language, only from the embedding page. Messages of other windows are ignored. */
export function listenForLanguage(change: (language: Language) => void): () => void {
  const listener = (event: MessageEvent) => {
    const language = event.source === window.parent ? readRequestedLanguage(event.data) : null;
    if (language) change(language);
  };
  window.addEventListener("message", listener);
  return () => window.removeEventListener("message", listener);
}
