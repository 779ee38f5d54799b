import { ApiError } from "./api-error.ts";

/** What TanStack Query passes to `refetchInterval`, as far as it is used here. */
interface PolledQuery {
  state: { data: unknown; error: unknown };
}

/**
 * Reads again every `ms` milliseconds, until a first read ends with an error that another one cannot change. Each read
 * without data shows the page as loading, so one that does not exist would blink with every poll.
 */
export const pollUntilFinal =
  (ms: number | false) =>
  ({ state: { data, error } }: PolledQuery): number | false =>
    data === undefined && error instanceof ApiError && error.final && error.status !== 429 ? false : ms;
