import type { ApiScope } from "#shared/contract/api-scopes.ts";

type TextName<Scope extends ApiScope> = Scope extends `${infer Noun}:${infer Act}` ? `${Noun}_${Act}` : never;

/** The text of a scope: a colon in a key would name another file of texts. */
export const scopeText = (scope: ApiScope) =>
  `scopes.${scope.replace(":", "_") as TextName<ApiScope>}` as const;
