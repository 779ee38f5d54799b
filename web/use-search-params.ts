import { useCallback, useMemo } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router";

type Fields = URLSearchParams | Record<string, string>;
type SetSearchParams = (
  next: Fields | ((before: URLSearchParams) => Fields),
  options?: NavigateOptions,
) => void;

/**
 * Returns the query of the address with a function that changes it. The router's own hook is not used for the reason
 * in BrowserRouter.tsx.
 */
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
