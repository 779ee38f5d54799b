import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, instant } from "./envelope.ts";

/** Only in demo mode; answers 404 otherwise. */
export const listMail = endpoint({
  name: "simulator.listMail",
  method: "GET",
  path: "/api/simulator/mail/",
  access: "public",
  summary: "Mail the demo sent instead of handing it to a mail server, newest first",
  result: dataOf(
    z.array(
      z.object({
        id,
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        created_at: instant,
      }),
    ),
  ),
});

export const phoneChannel = z.enum(["whatsapp", "instagram", "twitter", "email"]);
export type PhoneChannel = z.infer<typeof phoneChannel>;
const personKey = z.enum(["noura", "sami", "layla"]);

export const phone = z.object({
  channel: phoneChannel,
  account: z.string(),
  /** The business account, as people know it. */
  name: z.string(),
  typing: z.boolean(),
  post: z.object({ id: z.string(), text: z.string() }).nullable(),
  lines: z.array(
    z.object({
      id: z.string(),
      side: z.enum(["person", "business"]),
      type: z.string(),
      text: z.string(),
      public: z.boolean(),
      status: z.enum(["sent", "delivered", "read", "failed"]).nullable(),
      at: instant,
    }),
  ),
});
export type Phone = z.infer<typeof phone>;

/** What goes wrong at a platform. */
const weather = z.object({
  slow: z.boolean(),
  duplicates: z.boolean(),
  /** The next calls of ours fail: too many, broken, cut off. */
  trouble: z.enum(["none", "limit", "error", "cut"]),
});

export const listPhones = endpoint({
  name: "simulator.listPhones",
  method: "GET",
  path: "/api/simulator/phones/",
  access: "public",
  summary: "A customer's phones in the demo, one for each connected account",
  query: z.object({ person: personKey.default("noura") }),
  result: dataOf(
    z.object({
      people: z.array(z.object({ key: personKey, name: z.string() })),
      phones: z.array(phone),
      /** One-time codes that WhatsApp has sent to numbers being connected. */
      codes: z.array(z.object({ number: z.string(), code: z.string() })),
      weather,
    }),
  ),
});

export const writeAsCustomer = endpoint({
  name: "simulator.writeAsCustomer",
  method: "POST",
  path: "/api/simulator/messages/",
  access: "public",
  summary: "Write to the business as a customer of the demo",
  body: z.object({
    person: personKey,
    channel: phoneChannel,
    account: z.string().max(100),
    text: z.string().min(1).max(4000),
    place: z.enum(["private", "public"]).default("private"),
  }),
  result: dataOf(z.object({ written: z.literal(true) })),
});

export const setWeather = endpoint({
  name: "simulator.setWeather",
  method: "PUT",
  path: "/api/simulator/weather/",
  access: "public",
  summary: "Make the demo's platforms slow, forgetful or unreachable",
  body: weather,
  result: dataOf(weather),
});
