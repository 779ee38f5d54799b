import type { ConnectedKind } from "#shared/contract/channels.ts";
import { isSimulated } from "#server/channels/platforms.ts";
import type { Context } from "#server/context.ts";
import { chooseAccount } from "#server/simulator/choose-page.ts";
import type { DemoPlatforms } from "#server/simulator/demo-platforms.ts";
import { people } from "#server/simulator/people.ts";
import { type Phone, phonesOf } from "#server/simulator/phones.ts";
import { writeAs } from "#server/simulator/write.ts";
import { demoBusiness, demoOwner } from "./business.ts";

/** The channels that the demo's business has connected. WhatsApp by number is left for visitors to connect. */
const connected: ConnectedKind[] = ["email", "whatsapp_meta", "instagram", "twitter"];

interface FirstWords {
  person: keyof typeof people;
  channel: Phone["channel"];
  text: string;
  place?: "public";
}

/** Messages that customers write on the first day, so that no phone and no list of the demo is empty. */
const firstWords: FirstWords[] = [
  { person: "noura", channel: "whatsapp", text: "السلام عليكم، توصلون للدمام؟" },
  { person: "sami", channel: "instagram", text: "متى تفتحون يوم الجمعة؟", place: "public" },
  { person: "layla", channel: "email", text: "Hello, can I return a bag of coffee that I have opened?" },
  { person: "sami", channel: "twitter", text: "بكم دورة الباريستا عندكم؟" },
];

/** Makes one call over HTTP, as the portal does. */
async function call<T>(context: Context, path: string, json: object | null, token?: string): Promise<T> {
  const answer = await fetch(`${context.addresses.public}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(json ?? {}),
  });
  if (!answer.ok) throw new Error(`${answer.status} at ${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/**
 * Connects the demo's business to its accounts at the simulated platforms, by the same log-ins that an owner uses,
 * and has customers write to it. The product has to listen already. A channel that fails is left for the owner to
 * connect.
 */
export async function connectDemoChannels(context: Context, platforms: DemoPlatforms): Promise<void> {
  try {
    const { data } = await call<{ data: { token: string } }>(context, "/auth/login/", {
      email: demoOwner.email,
      password: demoOwner.password,
    });
    for (const kind of connected) if (isSimulated(context, kind)) await connect(context, kind, data.token);
    for (const { person, channel, text, place = "private" } of firstWords) {
      const somebody = people[person];
      if (!somebody) continue;
      const phones = await phonesOf(platforms, somebody, context.clock().getTime());
      const phone = phones.find((one) => one.channel === channel);
      if (phone) writeAs(platforms, somebody, { channel, account: phone.account, act: "text", text, place });
    }
  } catch (problem) {
    context.log.warn({ problem: (problem as Error).message }, "the demo's channels were not connected");
  }
}

async function connect(context: Context, kind: ConnectedKind, token: string): Promise<void> {
  const login = await call<{ data: { url: string } }>(context, `/api/channels/${kind}/begin/`, null, token);
  const back = await chooseAccount(login.data.url, demoBusiness.name.ar);
  const { state, code, ...extra } = Object.fromEntries(back.searchParams);
  await call(context, `/api/channels/${kind}/finish/`, { state, code, extra }, token);
}
