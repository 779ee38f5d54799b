import type { FilterPillProps } from "./FilterPill.tsx";

/** A filter of a list, with the texts of its values. */
export interface Filter extends FilterPillProps<string> {
  key: string;
}
