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

/** The language a message of the parent page asks for (C183), null for every other message. */
export function languageAskedFor(data: unknown): Language | null {
  if (typeof data !== "object" || data === null) return null;
  const { type, language } = data as Record<string, unknown>;
  return type === "language-change" && isLanguage(language) ? language : null;
}

/** Only the page around us may change the language; any other window's message is ignored without a word. */
export function onLanguageAsked(change: (language: Language) => void): () => void {
  const listener = (event: MessageEvent) => {
    const language = event.source === window.parent ? languageAskedFor(event.data) : null;
    if (language) change(language);
  };
  window.addEventListener("message", listener);
  return () => window.removeEventListener("message", listener);
}
