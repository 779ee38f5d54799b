import { useCallback, useMemo } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router";

type Fields = URLSearchParams | Record<string, string>;
type SetSearchParams = (
  next: Fields | ((before: URLSearchParams) => Fields),
  options?: NavigateOptions,
) => void;

/** The query of the address, and what changes it. Not the router's, for the reason given in BrowserRouter.tsx. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback<SetSearchParams>(
    (next, options) => {
      const fields = typeof next === "function" ? next(new URLSearchParams(params)) : next;
      void navigate(`?${new URLSearchParams(fields)}`, options);
    },
    [navigate, params],
  );
  return [params, set];
}
