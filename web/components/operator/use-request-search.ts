import { useSearchParams } from "#web/use-search-params.ts";

/** Returns the state and the page of a request list from the address. The default is the first of `states`. */
export function useRequestSearch<const State extends string>(states: readonly [State, ...State[]]) {
  const [search, setSearch] = useSearchParams();
  const [first] = states;
  const state = states.find((one) => one === search.get("state")) ?? first;
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const goToPage = (to: number) => {
    setSearch({ ...(state !== first && { state }), ...(to > 1 && { page: String(to) }) });
    window.scrollTo(0, 0);
  };
  return { state, page, goToPage };
}
