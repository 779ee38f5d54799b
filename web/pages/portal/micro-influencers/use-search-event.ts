import { useEffect, useRef } from "react";
import { track } from "#web/analytics/track.ts";

/** C214: tells of each search once, with its term and how many were found. `results` is undefined until they are. */
export function useSearchEvent(term: string, results: number | undefined): void {
  const told = useRef("");
  useEffect(() => {
    if (results === undefined || term === told.current) return;
    told.current = term;
    if (term !== "") void track("search", { search_term: term, results_count: results });
  }, [term, results]);
}
