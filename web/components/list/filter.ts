import type { FilterPillProps } from "./FilterPill.tsx";

/** One of the filters of a list, with its values in words. */
export interface Filter extends FilterPillProps<string> {
  key: string;
}
