import type { PasswordProblem } from "#shared/rules/password.ts";

/** The text of each password rule. */
export const passwordTexts = {
  too_short: "problems.passwordShort",
  too_long: "problems.passwordLong",
  edge_space: "problems.passwordEdges",
  no_uppercase: "problems.passwordUppercase",
  no_number: "problems.passwordNumber",
  no_symbol: "problems.passwordSymbol",
} as const satisfies Record<PasswordProblem, string>;
