import { useEffect, useLayoutEffect, useState } from "react";
import { type ChatLook, lookTokens } from "#shared/rules/chat-look.ts";
import { type ChatSession, fetchLook } from "#web/api/chat.ts";

const dark = "(prefers-color-scheme: dark)";

/** Dresses the page in the business's colour, by the theme that shows; returns its picture. Ours while there is none. */
export function useLook(session: ChatSession): string | null {
  const [look, setLook] = useState<ChatLook>();
  useEffect(() => {
    const leave = new AbortController();
    // Without it the chat is in our colours, and works as well.
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
      // A token's text is `light-dark(#fff, #000)`, because it is resolved only where it is used.
      const ground = (name: string) =>
        now.getPropertyValue(name).split(/[(,)] */)[theme.matches ? 2 : 1] ?? "";
      const tokens = lookTokens(color, { canvas: ground("--canvas"), surface: ground("--surface") });
      for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value);
    };
    dress();
    theme.addEventListener("change", dress);
    return () => theme.removeEventListener("change", dress);
  }, [color]);
  return look?.avatar ?? null;
}
