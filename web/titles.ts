import { matchPattern } from "./match-pattern.ts";
import { patterns, type PathName, redirects } from "./paths.ts";

/** The pages that share another page's title. Every other page has a text of its own name in `common:titles`. */
const sameTitles = {
  setNewPasswordToken: "setNewPassword",
  channelReturn: "channels",
  agent: "agents",
  portalPrivacy: "privacy",
  portalTerms: "terms",
} as const satisfies Partial<Record<PathName, PathName>>;

/**
 * The pages of the back office set their titles themselves (components/operator/OperatorTitle.tsx), so that visitors
 * do not load them.
 */
export type OfficePage = Extract<PathName, `operator${string}`>;

type TitleKey = Exclude<PathName, keyof typeof sameTitles | OfficePage> | "operator";

/** Returns the text key of a page's title, or the path itself with its first letter capitalised (C016). */
export function titleOf(pathname: string): { key: TitleKey } | { text: string } {
  for (const name in patterns)
    if (matchPattern(patterns[name as PathName], pathname))
      return {
        key: name.startsWith("operator")
          ? "operator"
          : ((sameTitles as Partial<Record<string, TitleKey>>)[name] ?? (name as TitleKey)),
      };
  // Old paths have titles too, although they only redirect (C015).
  for (const [from, to] of redirects) if (matchPattern(from, pathname)) return titleOf(to);
  const path = decodePath(pathname.replace(/^\/+|\/+$/g, ""));
  return { text: path.charAt(0).toUpperCase() + path.slice(1) };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
