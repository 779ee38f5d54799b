import { useEffect, useState } from "react";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { EndpointOf } from "#web/api/endpoint.ts";
import { findAnswerCandidates } from "#web/api/endpoints/questions.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useRead } from "#web/api/use-read.ts";

type Candidates = ResultOf<EndpointOf<typeof findAnswerCandidates>>["data"];
export type Candidate = Candidates["candidates"][number];

const pauseMs = 350;

/**
 * Returns the agent's current answer to a question and the candidates for the right one, updated after a pause in
 * typing. `isUntrained` means that there is no version.
 */
export function useAnswerCandidates(question: string, find: string) {
  const [settledQuestion, setSettledQuestion] = useState(question);
  useEffect(() => {
    const timer = setTimeout(() => setSettledQuestion(question), pauseMs);
    return () => clearTimeout(timer);
  }, [question]);
  const isAsked = /\p{L}/u.test(settledQuestion);
  const { data, error, isFetching } = useRead(
    findAnswerCandidates,
    { body: { question: settledQuestion, find } },
    { enabled: isAsked, keepPrevious: true },
  );
  return {
    found: isAsked ? data?.data : undefined,
    isUntrained: error instanceof ApiError && error.code === "not_trained",
    isAsking: isFetching,
  };
}
