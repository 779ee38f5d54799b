import type { Finding } from "./rules.ts";
import { type SourcePath, text } from "./source-files.ts";

/** The code that renders public pages instead of a framework (0057), shared by the server, the browser and the build. */
export const pageLayer: readonly SourcePath[] = [
  "server/http/pages.ts",
  "server/http/page-document.ts",
  "server/http/page-paths.ts",
  "server/http/page-reader.ts",
  "server/http/page-styles.ts",
  "server/http/render-pages.ts",
  "scripts/bundle/page-assets.ts",
  "shared/rendered-page.ts",
  "shared/rules/page-data.ts",
  "web/entries/server.tsx",
  "web/entries/app.tsx",
  "web/App.tsx",
  "web/BrowserRouter.tsx",
  "web/Live.tsx",
  "web/api/page-data.ts",
  "web/defer-component.tsx",
  "web/match-pattern.ts",
  "web/page.tsx",
  "web/routes.tsx",
  "web/ui/Link.tsx",
  "web/use-search-params.ts",
];
const maxLayerLines = 800;

/** Counts the lines that are neither blank nor a comment. */
export const countCodeLines = (source: string): number =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.trim().startsWith("//")).length;

/** Our own layer must remain smaller than the effort to learn a framework, which is a condition of the decision. */
export function pageLayerLength(read: (path: SourcePath) => string = text): Finding[] {
  const lines = pageLayer.reduce((sum, path) => sum + countCodeLines(read(path)), 0);
  return lines > maxLayerLines
    ? [
        `scripts/structure/page-layer.ts: its files have ${lines} lines of code; at most ${maxLayerLines} (0057)`,
      ]
    : [];
}
