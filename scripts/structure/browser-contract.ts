import type { Finding } from "./rules.ts";
import type { Import, SourcePath } from "./source-files.ts";

/** Whether a file is part of the browser's bundle. */
const isOfBrowser = (path: SourcePath): boolean =>
  /^(web|shared\/(rules|values))\//.test(path) && !/\.test\.tsx?$/.test(path);

/** The paths of the pages are allowed, because the file contains no schema. */
const isForBoth = (path: SourcePath): boolean => path === "shared/contract/pages.ts";

/** The browser may only import types from the contract, because one schema would include the whole schema library. */
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
