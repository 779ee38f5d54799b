import type { TestApp } from "#server/testing/test-app.ts";

/** Sends a browser's request to the payment provider, with the key that browsers may have. Returns the card's token. */
export async function createCardToken(
  { context }: Pick<TestApp, "context">,
  number: string,
): Promise<string> {
  const { apiUrl, publishableKey } = context.config.moyasar;
  const response = await fetch(`${apiUrl}/v1/tokens`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${publishableKey}:`).toString("base64")}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({
      name: "Noura Saleh",
      number,
      month: "12",
      year: "30",
      cvc: "123",
      callback_url: "/x",
    }),
  });
  if (response.status !== 201) throw new Error(`a card was answered ${response.status}`);
  return ((await response.json()) as { id: string }).id;
}
