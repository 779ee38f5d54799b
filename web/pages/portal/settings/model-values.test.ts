import { expect, test } from "vitest";
import { amountOf, modelOf, valuesOf } from "./model-values.ts";

test("amounts are parsed in any digits, and an invalid amount differs from an empty one", () => {
  expect(["5", "0.15", "٠٫١٥", "1,200", "$3"].map(amountOf)).toEqual([5, 0.15, 0.15, 1200, 3]);
  expect(amountOf("  ")).toBeNull();
  expect(["five", "-1", "1.2.3", "5 SR"].map(amountOf)).toEqual([undefined, undefined, undefined, undefined]);
});

test("a key that was left empty is not sent, so the stored one stays", () => {
  const values = { ...valuesOf(null), model: " m ", base_url: " https://models.example/v1 " };
  expect(modelOf(values)).toEqual({
    provider: "openai-compatible",
    base_url: "https://models.example/v1",
    model: "m",
    input_price: 0,
    output_price: 0,
    daily_cap: null,
    embeddings_model: "",
    embeddings_base_url: "",
  });
  expect(modelOf({ ...values, api_key: "sk-1" })).toMatchObject({ api_key: "sk-1" });
});
