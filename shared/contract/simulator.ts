import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, instant } from "./envelope.ts";

/** The mails of the demo. Outside demo mode the call answers 404. */
export const listSimulatedMail = endpoint({
  name: "simulator.listMail",
  method: "GET",
  path: "/api/simulator/mail/",
  access: "public",
  summary:
    "List the newest mail that the demo sent instead of handing it to a mail server, newest first; with `to`, only that to one address",
  query: z.object({ to: z.string().max(320).optional() }),
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

export const getDemoMonth = endpoint({
  name: "simulator.getMonth",
  method: "GET",
  path: "/api/simulator/month/",
  access: "public",
  summary:
    "Get the progress of the demo's month of conversations; null once it is complete, and where there is no demo",
  result: dataOf(z.object({ made: z.number(), planned: z.number() }).nullable()),
});

const phoneChannel = z.enum(["whatsapp", "instagram", "twitter", "email"]);
export type PhoneChannel = z.infer<typeof phoneChannel>;
const personKey = z.enum(["noura", "sami", "layla"]);
export type PersonKey = z.infer<typeof personKey>;

/** The actions of a customer on a phone. `edit` and `deletion` change one of the customer's messages. */
const phoneAct = z.enum(["text", "picture", "voice", "location", "reaction", "edit", "deletion"]);
export type PhoneAction = z.infer<typeof phoneAct>;

const phone = z.object({
  channel: phoneChannel,
  account: z.string(),
  /** The business account's name. */
  name: z.string(),
  typing: z.boolean(),
  post: z.object({ id: z.string(), text: z.string() }).nullable(),
  /** The supported actions. `reply` is a text that answers one message. */
  can: z.array(z.enum([...phoneAct.options, "reply"])),
  lines: z.array(
    z.object({
      id: z.string(),
      side: z.enum(["person", "business"]),
      type: z.string(),
      text: z.string(),
      public: z.boolean(),
      /** The address of the message's file. */
      media: z.string().nullable(),
      /** The text of the message that this one answers. */
      quotes: z.string().nullable(),
      reaction: z.string().nullable(),
      status: z.enum(["sent", "delivered", "read", "failed"]).nullable(),
      at: instant,
    }),
  ),
});
export type Phone = z.infer<typeof phone>;

/** The faults that a simulated platform produces. */
const faultProfile = z.object({
  slow: z.boolean(),
  duplicates: z.boolean(),
  /**
   * The kind of error with which the next requests to the platform fail: rate limit, server error or broken
   * connection.
   */
  trouble: z.enum(["none", "limit", "error", "cut"]),
});

export const listSimulatedPhones = endpoint({
  name: "simulator.listPhones",
  method: "GET",
  path: "/api/simulator/phones/",
  access: "public",
  summary: "List a demo customer's phones, one for each connected account",
  query: z.object({ person: personKey.default("noura") }),
  result: dataOf(
    z.object({
      people: z.array(z.object({ key: personKey, name: z.string() })),
      phones: z.array(phone),
      /** One-time codes that WhatsApp has sent to numbers being connected. */
      codes: z.array(z.object({ number: z.string(), code: z.string() })),
      weather: faultProfile,
    }),
  ),
});

export const writeAsCustomer = endpoint({
  name: "simulator.writeAsCustomer",
  method: "POST",
  path: "/api/simulator/messages/",
  access: "public",
  summary: "Send a message to the business as a customer of the demo",
  body: z.object({
    person: personKey,
    channel: phoneChannel,
    account: z.string().max(100),
    act: phoneAct.default("text"),
    text: z.string().max(4000).default(""),
    place: z.enum(["private", "public"]).default("private"),
    /** The id of the message that is answered, reacted to, edited or deleted. */
    to: z.string().max(300).optional(),
    picture: z
      .object({ type: z.enum(["image/jpeg", "image/png"]), base64: z.base64().max(900_000) })
      .optional(),
  }),
  result: dataOf(z.object({ written: z.literal(true) })),
});

export const setSimulatedFaults = endpoint({
  name: "simulator.setWeather",
  method: "PUT",
  path: "/api/simulator/weather/",
  access: "public",
  summary: "Make the demo's platforms slow, forgetful or unreachable",
  body: faultProfile,
  result: dataOf(faultProfile),
});

export const openPhoneMedia = endpoint({
  name: "simulator.openMedia",
  method: "GET",
  path: "/api/simulator/media/:channel/:id/",
  access: "public",
  summary: "Download a picture or voice note on a demo customer's phone",
  params: z.object({ channel: z.enum(["whatsapp", "instagram", "twitter"]), id: z.string().max(100) }),
  produces: "file",
  result: z.unknown(),
});
