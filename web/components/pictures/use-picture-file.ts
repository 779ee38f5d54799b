import { useQuery } from "@tanstack/react-query";
import { download } from "#web/api/call.ts";
import { readAsDataUrl } from "./data-url.ts";

/**
 * Returns the address of a picture that only the caller can fetch. Null until it is loaded. `version` changes with
 * every picture and is null without one.
 */
export function usePictureFile(
  endpoint: { name: string; method: string; path: string },
  params: { id: string },
  version: string | null,
): string | null {
  const { data } = useQuery({
    queryKey: [endpoint.name, params, version],
    enabled: version !== null,
    // The content of a version never changes.
    staleTime: Infinity,
    queryFn: async ({ signal }) => readAsDataUrl((await download(endpoint, { params, signal })).blob),
  });
  return data ?? null;
}
