import { Pool } from "undici";
import type { BenchProduct } from "./product.ts";

/** Sends questions over HTTP with little processor time, because this process shares its cores with the measured server. */
export function chatClient(stage: BenchProduct, connections: number) {
  const pool = new Pool(stage.url, { connections, pipelining: 1 });
  return async (session: string, question: string): Promise<void> => {
    const answer = await pool.request({
      method: "POST",
      path: "/webhook/chatbot/",
      headers: { "x-session-id": session, "content-type": "application/x-www-form-urlencoded" },
      body: `customer_msg=${encodeURIComponent(question)}&chat_token=${stage.chatToken}`,
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`the chat answered ${answer.statusCode}: ${text}`);
  };
}
