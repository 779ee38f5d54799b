import { randomUUID } from "node:crypto";
import type { ChannelShop } from "./channel-shop.ts";
import { messageDelivery } from "./whatsapp-delivery.ts";

/** Totals of all message batches. */
export interface ReplySchedulingFigures {
  customers: number;
  conversations: number;
  tickets: number;
  messages: number;
  replies: number;
  /** Number of replies on the customers' phones. */
  onPhones: number;
  /** Number of conversations whose messages are not in the order in which they were written. */
  outOfOrder: number;
}

const together = 10;
const runsAtOnce = 25;

/** Sends ten first messages of a new contact at once, the last one first, `runs` times, each time with another contact. */
export async function measureReplyScheduling(
  shop: ChannelShop,
  runs: number,
): Promise<ReplySchedulingFigures> {
  const { app, platforms } = shop;
  const { whatsapp } = platforms;
  // The simulator's rate limits are disabled, because they are not tested here.
  whatsapp.rules.number.take = () => true;
  // The contact is known to the simulator, so that it accepts answers; the messages are sent as deliveries of the test.
  const now = Date.now() - 60_000;
  const secret = platforms.env["META_APP_SECRET"] ?? "";
  const post = async (from: string, n: number) => {
    const written = {
      id: `wamid.${randomUUID()}`,
      from,
      text: `رسالة ${n}: هل توصلون إلى جدة؟`,
      at: now + n * 1000,
    };
    const { bytes, headers } = messageDelivery(secret, written);
    const answer = await app.http.app.inject({
      method: "POST",
      url: "/webhook/whatsapp/",
      headers,
      payload: bytes,
    });
    if (answer.statusCode !== 200) throw new Error(`not acknowledged: ${answer.statusCode}`);
  };
  for (let run = 0; run < runs; run += runsAtOnce) {
    const contacts = Array.from(
      { length: Math.min(runsAtOnce, runs - run) },
      (_, index) => `96651${String(run + index).padStart(7, "0")}`,
    );
    for (const person of contacts) {
      const line = {
        id: randomUUID(),
        phone: "106500000000002",
        person,
        side: "person",
        type: "text",
        text: "",
      } as const;
      whatsapp.state.lines.push({ ...line, at: now });
      await Promise.all(Array.from({ length: together }, (_, index) => post(person, together - index)));
    }
    await shop.settle();
  }
  const { rows } = await app.database.ownerPool.query<ReplySchedulingFigures>(
    `select (select count(*)::int from customers) as customers, (select count(*)::int from contacts) as conversations,
       (select count(*)::int from tickets) as tickets,
       (select count(*)::int from messages where author = 'customer') as messages,
       (select count(*)::int from messages where author = 'agent') as replies,
       (select count(*)::int from (
          select array_agg((regexp_match(text, '\\d+'))[1]::int order by created_at, id) as said from messages
          where author = 'customer' group by conversation_id) c
        where said <> (select array_agg(n order by n) from unnest(said) as n)) as "outOfOrder"`,
  );
  const figures = rows[0] as ReplySchedulingFigures;
  return { ...figures, onPhones: whatsapp.state.lines.filter(({ side }) => side === "business").length };
}
