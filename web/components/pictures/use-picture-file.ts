import { useQuery } from "@tanstack/react-query";
import { download } from "#web/api/call.ts";
import { dataUrl } from "./data-url.ts";

/**
 * The address at which the page can show a picture that only the caller may fetch; null until it is there. `version` is
 * another one with every picture, and null while there is none.
 */
export function usePictureFile(
  endpoint: { name: string; method: string; path: string },
  params: { id: string },
  version: string | null,
): string | null {
  const { data } = useQuery({
    queryKey: [endpoint.name, params, version],
    enabled: version !== null,
    // A version never changes.
    staleTime: Infinity,
    queryFn: async ({ signal }) => dataUrl((await download(endpoint, { params, signal })).blob),
  });
  return data ?? null;
}
