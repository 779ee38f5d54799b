import type { InfluencerCity, Specialization } from "#shared/contract/influencers.ts";
import {
  influencerCities,
  influencerSorts,
  sortOrders,
  specializations,
} from "#shared/values/influencers.ts";
import { portalPaths } from "#web/portal-paths.ts";

/** The filters of the directory, which the address contains (B35). */
export interface DirectoryView {
  q: string;
  specialization: Specialization | undefined;
  city: InfluencerCity | undefined;
  list: "mine" | undefined;
  sort: (typeof influencerSorts)[number];
  order: (typeof sortOrders)[number];
  page: number;
}

const oneOf = <Value extends string>(values: readonly Value[], param: string | null): Value | undefined =>
  values.find((value) => value === param);

export const readDirectoryView = (search: URLSearchParams): DirectoryView => ({
  q: search.get("q") ?? "",
  specialization: oneOf(specializations, search.get("specialization")),
  city: oneOf(influencerCities, search.get("city")),
  list: oneOf(["mine"], search.get("list")),
  sort: oneOf(influencerSorts, search.get("sort")) ?? "followers",
  order: oneOf(sortOrders, search.get("order")) ?? "desc",
  page: Math.max(1, Math.trunc(Number(search.get("page"))) || 1),
});

/** Returns the address of a view. Default values are omitted. */
export const addressOfView = ({ sort, order, page, ...filters }: DirectoryView, profile?: string): string =>
  portalPaths.microInfluencers({
    ...filters,
    sort: sort === "followers" ? undefined : sort,
    order: order === "desc" ? undefined : order,
    page: page > 1 ? page : undefined,
    profile,
  });

/** Whether a filter excludes influencers. */
export const isNarrowed = ({ q, specialization, city, list }: DirectoryView): boolean =>
  q !== "" || specialization !== undefined || city !== undefined || list !== undefined;
