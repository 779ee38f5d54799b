import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every field of a password takes what is pasted, and tells a password manager which password it asks for", () => {
  const fields = globSync("web/**/*.tsx").flatMap((path) => {
    const source = readFileSync(path, "utf8");
    return [...source.matchAll(/<PasswordField\b[\s\S]*?\/>/g)].map(([field]) => ({ path, field }));
  });
  expect(fields.length).toBeGreaterThan(10);
  const unnamed = fields.filter(
    ({ field }) => !/autoComplete="(?:current|new)-password"|\{\.\.\.|autoComplete=\{/.test(field),
  );
  expect(unnamed).toEqual([]);
  const fieldSource = readFileSync("web/ui/PasswordField.tsx", "utf8");
  expect(fieldSource).toContain("autoComplete={autoComplete}");
  for (const { path, field } of [...fields, { path: "web/ui/PasswordField.tsx", field: fieldSource }])
    expect([path, /onPaste|onBeforeInput|preventDefault/.test(field)]).toEqual([path, false]);
});
