import { z } from "zod";

/** The schema of a success body: `{ data }`. */
export const dataOf = <T extends z.ZodType>(data: T) => z.object({ data });

const pageMeta = z.object({
  page: z.number().int().min(1),
  page_size: z.number().int().min(1),
  total: z.number().int().min(0),
});

/** The schema of one page of a list: `{ data: [...], meta: { page, page_size, total } }`. */
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), meta: pageMeta });

/** The query parameters of every paged list. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
});

export const nothing = dataOf(z.null());
export const id = z.uuid();
export const idParams = z.object({ id });
/**
 * A calendar day, `YYYY-MM-DD`. The database has no year 0, and the day after the last one of the year 9999 has five digits.
 */
export const day = z.iso.date().refine((date) => !/^(?:0000|9999)/.test(date));
/** A timestamp in ISO 8601, in UTC. */
export const instant = z.iso.datetime({ offset: true });
export const language = z.enum(["ar", "en"]);
