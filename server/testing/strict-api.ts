import { expect } from "vitest";
import type { TestApp } from "./test-app.ts";

/** The API of a test's product as the demo calls it, in Arabic. Every response other than 200 fails the test. */
export function strictApi(app: TestApp) {
  return {
    async call<T>(
      method: "GET" | "POST",
      path: string,
      options: { token?: string; json?: unknown },
    ): Promise<T> {
      const answer = await app.request({
        method,
        path,
        ...options,
        headers: { "accept-language": "ar" },
      } as Parameters<TestApp["request"]>[0]);
      expect(answer.status, answer.text).toBe(200);
      return answer.body;
    },
  };
}
