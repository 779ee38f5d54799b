import { expect, test, vi } from "vitest";
import { ensureProgram, reportMissing } from "./debian-packages.ts";

test("a check without its program is left out and said, but fails in CI where the program can be obtained", () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  reportMissing("the chart", "npm has no Helm for darwin-arm64", { isObtainable: false, isCi: true });
  reportMissing("the chart", "npm could not download it", { isObtainable: true, isCi: false });
  expect(log.mock.calls.flat()).toEqual([
    "skipped: the chart. npm has no Helm for darwin-arm64",
    "skipped: the chart. npm could not download it",
  ]);
  log.mockRestore();
  expect(() =>
    reportMissing("the chart", "npm could not download it", { isObtainable: true, isCi: true }),
  ).toThrow("the chart cannot be left out in CI");
});

test("a program that is installed is found with its path, and nothing is installed", () => {
  expect(ensureProgram("sh", "dash", "a shell")).toMatch(/\/sh$/);
});
