import type { z } from "zod";

/** Receives the paths of invalid items of a delivery, without any content. */
export type ReportInvalidItem = (why: string) => void;

/**
 * The items that match a schema. A delivery holds events of several customers, and one of an unknown format must not prevent
 * the others.
 */
export function parseValidItems<T extends z.ZodType>(
  shape: T,
  items: readonly unknown[] | undefined,
  reportInvalid: ReportInvalidItem,
): z.output<T>[] {
  return (items ?? []).flatMap((item) => {
    const read = shape.safeParse(item);
    if (read.success) return [read.data];
    reportInvalid(read.error.issues.map(({ path, code }) => `${path.join(".")} ${code}`).join(", "));
    return [];
  });
}
