import { useEffect, useState } from "react";
import { findCandidates } from "#shared/contract/questions.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { ApiError } from "../../../../api/api-error.ts";
import { call } from "../../../../api/call.ts";

export type Candidates = ResultOf<typeof findCandidates>["data"];
export type Candidate = Candidates["candidates"][number];

const pause = 350;

/**
 * What the agent says to a question now and what may be right, asked anew when the typing pauses. `isUntrained`: there
 * is no version to ask yet.
 */
export function useCandidates(question: string, find: string) {
  const [found, setFound] = useState<Candidates>();
  const [isUntrained, setUntrained] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!/\p{L}/u.test(question)) {
      setFound(undefined);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      setAsking(true);
      try {
        const { data } = await call(findCandidates, { body: { question, find }, signal: stop.signal });
        setFound(data);
        setAsking(false);
      } catch (error) {
        if (stop.signal.aborted) return;
        setUntrained(error instanceof ApiError && error.code === "not_trained");
        setAsking(false);
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [question, find]);
  return { found, isUntrained, isAsking };
}
