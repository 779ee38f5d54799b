import { useEffect, useRef } from "react";
import { track } from "#web/analytics/track.ts";

/**
 * Reports each search once, with its term and the number of results (C214). `results` is undefined until they are
 * known.
 */
export function useSearchEvent(term: string, results: number | undefined): void {
  const reported = useRef("");
  useEffect(() => {
    if (results === undefined || term === reported.current) return;
    reported.current = term;
    if (term !== "") void track("search", { search_term: term, results_count: results });
  }, [term, results]);
}
