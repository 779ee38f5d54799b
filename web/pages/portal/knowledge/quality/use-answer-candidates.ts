import { useEffect, useState } from "react";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { EndpointOf } from "#web/api/endpoint.ts";
import { findAnswerCandidates } from "#web/api/endpoints/questions.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useRead } from "#web/api/use-read.ts";

type Candidates = ResultOf<EndpointOf<typeof findAnswerCandidates>>["data"];
export type Candidate = Candidates["candidates"][number];

const pause = 350;

/**
 * What the agent says to a question now and what may be right, asked anew when the typing pauses. `isUntrained`: there
 * is no version to ask yet.
 */
export function useAnswerCandidates(question: string, find: string) {
  const [asked, setAsked] = useState(question);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(question), pause);
    return () => clearTimeout(timer);
  }, [question]);
  const isAsked = /\p{L}/u.test(asked);
  const { data, error, isFetching } = useRead(
    findAnswerCandidates,
    { body: { question: asked, find } },
    { enabled: isAsked, keepPrevious: true },
  );
  return {
    found: isAsked ? data?.data : undefined,
    isUntrained: error instanceof ApiError && error.code === "not_trained",
    isAsking: isFetching,
  };
}
