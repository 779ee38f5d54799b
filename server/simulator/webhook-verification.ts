import { randomDigits, xSignature } from "./signing.ts";

/** Requests the challenge from a callback address, as the app dashboard and an override do. */
export async function verifyMetaWebhook(url: string, verifyToken: string): Promise<boolean> {
  const challenge = randomDigits(10);
  const query = new URLSearchParams({
    "hub.mode": "subscribe",
    "hub.challenge": challenge,
    "hub.verify_token": verifyToken,
  });
  try {
    const answer = await fetch(`${url}?${query}`, { signal: AbortSignal.timeout(5000), redirect: "manual" });
    return answer.status === 200 && (await answer.text()) === challenge;
  } catch {
    return false;
  }
}

/** Requests X's challenge-response check from a webhook address. */
export async function verifyXWebhook(url: string, consumerSecret: string): Promise<boolean> {
  const token = randomDigits(20);
  try {
    const answer = await fetch(`${url}?${new URLSearchParams({ crc_token: token, nonce: token })}`, {
      signal: AbortSignal.timeout(3000),
      redirect: "manual",
    });
    const body = (await answer.json()) as { response_token?: unknown };
    return answer.status === 200 && body.response_token === xSignature(consumerSecret, token);
  } catch {
    return false;
  }
}
