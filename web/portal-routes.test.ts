import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { patterns } from "./paths.ts";
import { portalPagesAt } from "./portal-routes.tsx";
import { isPortal } from "./routes.tsx";

const folder = new URL("pages/", import.meta.url);
const paths = Object.values(patterns)
  .map((pattern) => pattern.replaceAll(/:\w+/g, "1"))
  .filter(isPortal);

test("every page behind the log-in names the file that it loads, which its document preloads", async () => {
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    const pages = portalPagesAt(path);
    expect(pages.length, path).toBeGreaterThan(0);
    for (const { file } of pages)
      expect(existsSync(fileURLToPath(new URL(`${file}.tsx`, folder))), file).toBe(true);
  }
});
