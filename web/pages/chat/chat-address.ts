import { chooseChatLanguage, type Language } from "#shared/language.ts";

/** The parameters of the chat's address (C182). */
export interface ChatAddress {
  /** The chat's token from `/chat/{token}`, otherwise from `?token=`. */
  token: string | null;
  /** Whether closing notifies the embedding page instead of opening the root page. */
  isWidget: boolean;
  language: Language;
  /** The layout parameter of older embed codes. It has no effect. */
  layout: string | null;
}

export function readAddress(url: URL, languageCookie: string | undefined): ChatAddress {
  const { searchParams } = url;
  const [, routeToken] = /^\/chat\/([^/]+)/.exec(url.pathname) ?? [];
  const widget = searchParams.get("isWidget");
  return {
    token: routeToken ? decodeToken(routeToken) : searchParams.get("token") || null,
    isWidget: widget !== null && widget !== "false" && widget !== "0",
    language: chooseChatLanguage(searchParams.get("lang"), searchParams.get("dir"), languageCookie),
    layout: searchParams.get("layout"),
  };
}

function decodeToken(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
