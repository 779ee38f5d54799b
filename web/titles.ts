import { matchPattern } from "./match-pattern.ts";
import { patterns, type PathName, redirects } from "./paths.ts";

/** Pages with the title of another. Every other page has a text of its own name in `common:titles`. */
const sameTitles = {
  setNewPasswordToken: "setNewPassword",
  channelReturn: "channels",
  agent: "agents",
  portalPrivacy: "privacy",
  portalTerms: "terms",
} as const satisfies Partial<Record<PathName, PathName>>;

/** The office names its pages by itself (components/operator/OperatorTitle.tsx): no visitor loads their titles. */
export type OfficePage = Extract<PathName, `operator${string}`>;

type TitleKey = Exclude<PathName, keyof typeof sameTitles | OfficePage> | "operator";

/** The text that names the page at `pathname`, or the path itself with its first letter capital (C016). */
export function titleOf(pathname: string): { key: TitleKey } | { text: string } {
  for (const name in patterns)
    if (matchPattern(patterns[name as PathName], pathname))
      return {
        key: name.startsWith("operator")
          ? "operator"
          : ((sameTitles as Partial<Record<string, TitleKey>>)[name] ?? (name as TitleKey)),
      };
  // C015: older paths have titles too, though they only lead on.
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
