import { expect, test } from "vitest";
import { browserContract } from "./browser-contract.ts";

const importEdge = (from: string, to: string, typeOnly = false) => ({ from, to, typeOnly });

test("a schema of the contract in the browser is found, types and the paths of pages are not", () => {
  expect(
    browserContract([
      importEdge("web/pages/TagsPage.tsx", "shared/contract/tags.ts"),
      importEdge("shared/values/tags.ts", "shared/contract/tags.ts"),
      importEdge("web/pages/TagsPage.tsx", "shared/contract/tickets.ts", true),
      importEdge("web/paths.ts", "shared/contract/pages.ts"),
      importEdge("web/pages/TagsPage.test.tsx", "shared/contract/tags.ts"),
      importEdge("server/modules/conversations/routes.ts", "shared/contract/tags.ts"),
    ]),
  ).toEqual([
    expect.stringMatching(/^web\/pages\/TagsPage\.tsx: only "import type"/),
    expect.stringMatching(/^shared\/values\/tags\.ts: only "import type"/),
  ]);
});
