import type { SegmentFilters } from "#shared/contract/customer-segments.ts";

const conditions = [
  "tag_id",
  "quiet_days",
  "new_from",
  "new_before",
  "wrote_from",
  "channel",
  "language",
] as const satisfies readonly (keyof SegmentFilters)[];

/** Whether two segments select the same customers. Audiences of earlier versions lack some conditions. */
export const hasSameFilters = (one: Partial<SegmentFilters>, other: Partial<SegmentFilters>): boolean =>
  conditions.every((condition) => (one[condition] ?? null) === (other[condition] ?? null));

/** Whether a segment selects at all; one without conditions would contain every customer. */
export const hasConditions = (filters: SegmentFilters): boolean =>
  conditions.some((condition) => filters[condition] !== null);
