import { type FetchProblem, createGuardedFetch } from "#server/guarded-fetch.ts";
import { ModelProblem, type ModelProblemKind } from "./problem.ts";

const problemOfFetch: Record<FetchProblem, ModelProblemKind> = {
  blocked_address: "blocked_address",
  redirect: "unreachable",
  too_large: "broken_answer",
};

/** Returns the `fetch` for calls of language models. */
export const modelFetch = (privateAddresses: boolean, maxBytes: number): typeof globalThis.fetch =>
  createGuardedFetch({ privateAddresses, maxBytes, refuse: (why) => new ModelProblem(problemOfFetch[why]) });
