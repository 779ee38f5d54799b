import { parseSync } from "vite";
import type { Finding } from "./rules.ts";
import { filesUnder, type SourcePath, text } from "./source-files.ts";

/** Files that call a changing endpoint directly, each with the reason why none of our hooks fits. */
const exceptions: Record<SourcePath, string> = {
  "web/components/second-step/EndDialog.tsx": "PasswordAndCodeDialog submits it in its form",
  "web/components/second-step/RenewDialog.tsx": "PasswordAndCodeDialog submits it in its form",
  "web/pages/auth/EmailAlertPage.tsx": "a public page, which does without the query library of useAction",
  "web/pages/log-out.ts": "logs out whether or not the server could be reached",
  "web/pages/operator/news/use-article-copy.ts":
    "saves while somebody types, again and again until it is through",
  "web/pages/portal/agents/AgentPreview.tsx": "useAgentPreview runs it in its action",
  "web/pages/portal/campaigns/begin-campaign.ts": "runs in the actions of the pages that begin a campaign",
  "web/pages/portal/campaigns/use-draft.ts": "saves while somebody types, one save at a time",
  "web/pages/auth/LoginReturnPage.tsx": "runs once when the page opens and leaves it after that",
  "web/pages/portal/channels/ChannelReturnPage.tsx": "runs once when the page opens and leaves it after that",
  "web/pages/portal/knowledge/use-uploads.ts":
    "sends files one by one, each with its own progress and problem",
  "web/pages/portal/subscription/PaymentStanding.tsx": "asks by a timer, and tells of no failure",
  "web/pages/portal/use-agent-preview.ts": "the hook runs it in its action",
};

/** Functions that send a request, and the hooks that must contain such a call. */
const senders = new Set(["call", "upload", "send"]);
const hooks = new Set(["useAction", "useForm"]);

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";
const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode);
const nameOf = (node: Node): string => (node.type === "Identifier" ? (node["name"] as string) : "");

/** Returns the changing endpoints that a file calls outside of the hooks. */
export function changesOutsideHooks(source: string, changing: ReadonlySet<string>): string[] {
  const visit = (node: Node): string[] => {
    if (node.type !== "CallExpression") return childrenOf(node).flatMap(visit);
    const callee = nameOf(node["callee"] as Node);
    if (hooks.has(callee)) return [];
    const [endpoint] = node["arguments"] as Node[];
    // Both branches of `call(isNew ? add : change)` count.
    const named = senders.has(callee) && endpoint ? [endpoint, ...childrenOf(endpoint)].map(nameOf) : [];
    return [...named.filter((name) => changing.has(name)), ...childrenOf(node).flatMap(visit)];
  };
  return visit(parseSync("source.tsx", source).program as unknown as Node);
}

const declared = /export const (\w+) = endpoint\(\{\s*name: "[^"]+",\s*method: "(\w+)"/g;

/** The browser changes data through `useAction` or a form, because only these report failures and refresh the data. */
export function changesByHand(): Finding[] {
  const changing = new Set(
    filesUnder("shared/contract", /\.ts$/)
      .flatMap((path) => [...text(path).matchAll(declared)])
      .filter(([, , method]) => method !== "GET")
      .map(([, name]) => name!),
  );
  const found = new Map(
    filesUnder("web", /\.tsx?$/)
      .filter((path) => !path.startsWith("web/api/") && !path.endsWith(".test.ts"))
      .map((path) => [path, changesOutsideHooks(text(path), changing)] as const)
      .filter(([, names]) => names.length > 0),
  );
  return [
    ...[...found]
      .filter(([path]) => !(path in exceptions))
      .map(([path, names]) => `${path}: calls ${names.join(", ")} by hand; use useAction or useForm`),
    ...Object.keys(exceptions)
      .filter((path) => !found.has(path))
      .map((path) => `${path}: needs no exception in scripts/structure/changes-by-hand.ts any more`),
  ];
}
