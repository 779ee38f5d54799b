import { chooseChatLanguage, type Language } from "#shared/language.ts";

/** What the address says about this chat (C182). */
export interface ChatAddress {
  /** From `/chat/{token}`, else from `?token=`. */
  token: string | null;
  /** Closing tells the page around the frame instead of going to the root. */
  isWidget: boolean;
  language: Language;
  /** Read because embed codes carry it; changes nothing. */
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
