import type { ApiScope } from "#shared/contract/api-scopes.ts";

type TextName<Scope extends ApiScope> = Scope extends `${infer Noun}:${infer Act}` ? `${Noun}_${Act}` : never;

/** Returns the text key of a scope. A colon in a key would select another namespace. */
export const scopeText = (scope: ApiScope) =>
  `scopes.${scope.replace(":", "_") as TextName<ApiScope>}` as const;
