import { ApiError } from "./api-error.ts";

/** The used part of what TanStack Query passes to `refetchInterval`. */
interface PolledQuery {
  state: { data: unknown; error: unknown };
}

/**
 * Polls every `ms` milliseconds, until the first read fails with an error that another attempt cannot change. Each
 * read without data shows the page as loading, so a missing record would flicker with every poll.
 */
export const pollUntilFinal =
  (ms: number | false) =>
  ({ state: { data, error } }: PolledQuery): number | false =>
    data === undefined && error instanceof ApiError && error.final && error.status !== 429 ? false : ms;
