import { expect, test } from "vitest";
import ar from "#shared/locales/ar/dashboard.json" with { type: "json" };
import en from "#shared/locales/en/dashboard.json" with { type: "json" };

test.each([
  ["Arabic", ar.trends],
  ["English", en.trends],
])("C202 in %s a trend tells the period before, also of what nobody asks about any more", (_, texts) => {
  const forms = Object.entries(texts).filter(([key]) => key.startsWith("grew_"));
  expect(forms.length).toBeGreaterThan(1);
  for (const [key, text] of forms) expect(text, key).toContain("{{before}}");
});
