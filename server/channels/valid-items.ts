import type { z } from "zod";

/** Hears what was left out of a delivery, by the path of what is wrong in it and no word of anybody's. */
export type ReportInvalidItem = (why: string) => void;

/**
 * The items that have this shape. A platform gathers several customers' events in one delivery, and one of a shape that
 * nobody knew must not take the others along.
 */
export function parseValidItems<T extends z.ZodType>(
  shape: T,
  items: readonly unknown[] | undefined,
  odd: ReportInvalidItem,
): z.output<T>[] {
  return (items ?? []).flatMap((item) => {
    const read = shape.safeParse(item);
    if (read.success) return [read.data];
    odd(read.error.issues.map(({ path, code }) => `${path.join(".")} ${code}`).join(", "));
    return [];
  });
}
