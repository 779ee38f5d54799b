/** A typed card. The browser sends it to the payment provider only. */
export interface TypedCard {
  name: string;
  number: string;
  month: string;
  year: string;
  cvc: string;
}

/** The provider refused the card. The error contains the problems of the fields. */
export class CardTypingError extends Error {
  readonly fields: readonly string[];
  constructor(fields: readonly string[]) {
    super("the card was refused");
    this.fields = fields;
  }
}

/**
 * Creates the payment provider's token of a card with the publishable key. Our server receives the token only, and
 * the page's Content-Security-Policy allows this address only.
 */
export async function createCardToken(
  { url, publishable_key, callback_url }: { url: string; publishable_key: string; callback_url: string },
  card: TypedCard,
): Promise<string> {
  const response = await fetch(url, {
    method: "POST",
    headers: { authorization: `Basic ${btoa(`${publishable_key}:`)}`, "content-type": "application/json" },
    body: JSON.stringify({ ...card, callback_url }),
    credentials: "omit",
    referrerPolicy: "no-referrer",
  });
  const body = (await response.json().catch(() => null)) as {
    id?: unknown;
    errors?: Record<string, unknown> | null;
  } | null;
  if (response.ok && typeof body?.id === "string") return body.id;
  throw new CardTypingError(response.status === 400 ? Object.keys(body?.errors ?? {}) : []);
}
