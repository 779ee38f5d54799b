import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { createQueryClient } from "./query-client.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How often a read or a write that always fails is tried. */
async function attempts(kind: "read" | "write", problem: Error): Promise<number> {
  const client = createQueryClient();
  let tried = 0;
  const fail = async () => {
    tried += 1;
    throw problem;
  };
  const over =
    kind === "read"
      ? client.fetchQuery({
          queryKey: ["x"],
          queryFn: fail,
          retry: client.getDefaultOptions().queries!.retry!,
        })
      : client
          .getMutationCache()
          .build(client, { mutationFn: fail, ...client.getDefaultOptions().mutations } as object)
          .execute(undefined);
  const ended = over.catch(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  await ended;
  return tried;
}

test("C272 D08 a failed read is tried once more, what the server refused and every write never", async () => {
  expect(await attempts("read", new ApiError(0, {}, "unreachable"))).toBe(2);
  expect(await attempts("read", new ApiError(503, {}, "down"))).toBe(2);
  for (const status of [400, 401, 404, 429])
    expect(await attempts("read", new ApiError(status, {}, "refused")), String(status)).toBe(1);
  expect(await attempts("write", new ApiError(503, {}, "down"))).toBe(1);
});

test("C272 unused results are cached for 300 seconds", async () => {
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ["kept"], queryFn: async () => 1 });
  await vi.advanceTimersByTimeAsync(299_000);
  expect(client.getQueryData(["kept"])).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(client.getQueryData(["kept"])).toBeUndefined();
});
