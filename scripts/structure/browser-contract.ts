import type { Finding } from "./rules.ts";
import type { Import, SourcePath } from "./source-files.ts";

/** What ends up in a visitor's browser. */
const isOfBrowser = (path: SourcePath): boolean =>
  /^(web|shared\/(rules|values))\//.test(path) && !/\.test\.tsx?$/.test(path);

/** The paths of the pages, which hold no schema. */
const isForBoth = (path: SourcePath): boolean => path === "shared/contract/pages.ts";

/** The browser takes types from the contract and nothing else: one schema brings the whole library of schemas along. */
export const browserContract = (imports: readonly Import[]): Finding[] =>
  imports
    .filter(
      ({ from, to, typeOnly }) =>
        isOfBrowser(from) && to.startsWith("shared/contract/") && !typeOnly && !isForBoth(to),
    )
    .map(
      ({ from, to }) =>
        `${from}: only "import type" from ${to}; addresses are in web/api/endpoints/, lists and limits in shared/values/`,
    );
