import type { Api } from "./api.ts";
import { type Business, signUp } from "./business.ts";
import { expect } from "./test.ts";

interface Phone {
  channel: string;
  account: string;
  name: string;
  lines: { side: "person" | "business"; text: string; status: string | null; type: string }[];
}
interface Phones {
  phones: Phone[];
  codes: { number: string; code: string }[];
}

type Person = "noura" | "sami" | "layla";

/** The numbers of the simulator's people, as a shop would list them. */
export const numbers: Record<Person, string> = {
  noura: "0551234501",
  sami: "0551234502",
  layla: "0551234503",
};

/** Reads a person's phones. The request comes from this machine, as that of the simulator's page does. */
async function readPhones(api: Api, person: Person): Promise<Phones> {
  const answer = await fetch(`${api.url}/api/simulator/phones/?person=${person}`);
  return ((await answer.json()) as { data: Phones }).data;
}

/** Creates a new business with its number connected to the simulated WhatsApp. */
export async function whatsappShop(api: Api): Promise<Business> {
  const business = await signUp(api);
  const { token, phone } = business;
  const { data } = await api.call<{ data: { setup_id: string } }>("POST", "/api/channels/whatsapp/number/", {
    token,
    json: { phone },
  });
  const { codes } = await readPhones(api, "noura");
  const found = codes.find(({ number }) => number.replace(/\D/g, "").endsWith(phone.slice(-8)));
  await api.call("POST", "/api/channels/whatsapp/verify/", {
    token,
    json: { setup_id: data.setup_id, code: found?.code ?? "" },
  });
  return business;
}

/** Returns a person's WhatsApp with the chat of the business open. */
export async function phoneAt(api: Api, business: Business, person: Person): Promise<Phone | undefined> {
  const digits = business.phone.slice(-8);
  const { phones } = await readPhones(api, person);
  return phones.find(
    ({ channel, name, account }) =>
      channel === "whatsapp" && `${name} ${account}`.replace(/\D/g, "").includes(digits),
  );
}

export async function writeToShop(api: Api, business: Business, person: Person, text: string): Promise<void> {
  const phone = await phoneAt(api, business, person);
  await fetch(`${api.url}/api/simulator/messages/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ person, channel: "whatsapp", account: phone?.account ?? "", text }),
  });
}

/** Has a person write to the shop for the first time. Returns the id of the resulting ticket. */
export async function ticketFrom(
  api: Api,
  business: Business,
  person: Person,
  text: string,
): Promise<string> {
  await writeToShop(api, business, person, text);
  const newest = async () => {
    const { token } = business;
    const { data } = await api.call<{ data: { id: string }[] }>("GET", "/api/tickets/", { token });
    return data[0]?.id ?? "";
  };
  let ticket = "";
  await expect.poll(async () => (ticket = await newest()), { timeout: 30_000 }).toBeTruthy();
  return ticket;
}
