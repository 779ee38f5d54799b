import { isLanguage, type Language } from "#shared/language.ts";

/** Origin of the page around our frame; `*` when the browser does not tell. What we send there is no secret. */
function parentOrigin(): string {
  const ancestor = location.ancestorOrigins?.[0];
  if (ancestor && ancestor !== "null") return ancestor;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : "*";
}

/** C181, D38: a widget asks the page around it to close it; on its own, the chat leads to the root. */
export function closeChat(isWidget: boolean): void {
  if (isWidget) window.parent.postMessage({ type: "close-chat-widget" }, parentOrigin());
  else location.assign("/");
}

/** Tells the page around us that from now on we hear what it says. */
export function notifyReady(isWidget: boolean): void {
  if (isWidget) window.parent.postMessage({ type: "chat-widget-ready" }, parentOrigin());
}

/** The language a message of the parent page asks for (C183), null for every other message. */
export function readRequestedLanguage(data: unknown): Language | null {
  if (typeof data !== "object" || data === null) return null;
  const { type, language } = data as Record<string, unknown>;
  return type === "language-change" && isLanguage(language) ? language : null;
}

/** Who is writing, as the page around us says; it goes along with the next messages. */
export interface Customer {
  customer_name?: string;
  customer_email?: string;
  customer_phone?: string;
}

/** The customer a message of the parent page names, null for every other message. */
function customerNamed(data: unknown): Customer | null {
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

/** Listens for it; only to the page around us. */
export function listenForCustomer(): () => void {
  const listener = (event: MessageEvent) => {
    const named = event.source === window.parent ? customerNamed(event.data) : null;
    if (named) customer = named;
  };
  window.addEventListener("message", listener);
  return () => window.removeEventListener("message", listener);
}

/** Only the page around us may change the language; any other window's message is ignored without a word. */
export function listenForLanguage(change: (language: Language) => void): () => void {
  const listener = (event: MessageEvent) => {
    const language = event.source === window.parent ? readRequestedLanguage(event.data) : null;
    if (language) change(language);
  };
  window.addEventListener("message", listener);
  return () => window.removeEventListener("message", listener);
}
