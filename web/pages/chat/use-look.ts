import { useEffect, useLayoutEffect, useState } from "react";
import { type ChatLook, createChatTokens } from "#shared/rules/chat-look.ts";
import { type ChatSession, fetchLook } from "#web/api/chat.ts";

const dark = "(prefers-color-scheme: dark)";

/**
 * Applies the business's colour to the page's current theme and returns its picture. The default appearance is used
 * until it is loaded.
 */
export function useLook(session: ChatSession): string | null {
  const [look, setLook] = useState<ChatLook>();
  useEffect(() => {
    const leave = new AbortController();
    // Without a response the chat keeps the default colours.
    fetchLook(session, leave.signal).then(setLook, () => {});
    return () => leave.abort();
  }, [session]);
  const color = look?.color;
  useLayoutEffect(() => {
    if (!color) return;
    const root = document.documentElement;
    const theme = matchMedia(dark);
    const dress = () => {
      const now = getComputedStyle(root);
      // A token's text is `light-dark(#fff, #000)`, because tokens are resolved only where they are used.
      const tokenValue = (name: string) =>
        now.getPropertyValue(name).split(/[(,)] */)[theme.matches ? 2 : 1] ?? "";
      const tokens = createChatTokens(color, {
        canvas: tokenValue("--canvas"),
        surface: tokenValue("--surface"),
      });
      for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value);
    };
    dress();
    theme.addEventListener("change", dress);
    return () => theme.removeEventListener("change", dress);
  }, [color]);
  return look?.avatar ?? null;
}
