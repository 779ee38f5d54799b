import type { z } from "zod";
import type {
  listMail as listCall,
  listPhones as phonesCall,
  openPhoneMedia as mediaCall,
  setWeather as weatherCall,
  writeAsCustomer as writeCall,
} from "#shared/contract/simulator.ts";
import type { Context } from "#server/context.ts";
import type { RequestFacts } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import type { FileResult } from "#server/http/serve.ts";
import type { DemoPlatforms } from "#server/simulator/demo-platforms.ts";
import { people } from "#server/simulator/people.ts";
import { phonesOf } from "#server/simulator/phones.ts";
import { writeAs } from "#server/simulator/write.ts";
import { type Weather, weatherOf, weathered } from "./fault-profile.ts";
import * as store from "./store/simulator.ts";

/**
 * The demo's mailbox. It shows links that open accounts, so it exists only in the demo and only for whoever sits at
 * this machine; everyone else is told that there is nothing.
 */
export async function listMail(
  context: Context,
  request: Pick<RequestFacts, "local">,
): Promise<z.infer<(typeof listCall)["result"]>["data"]> {
  if (!context.config.demo || !request.local) throw new Failure("not_found");
  const rows = await store.listMail(context.db);
  return rows.map(({ to_address, created_at, ...row }) => ({
    ...row,
    to: to_address,
    created_at: created_at.toISOString(),
  }));
}

type Asking = Pick<RequestFacts, "local">;

/** The demo's platforms, for whoever sits at this machine; for everyone else there is nothing. */
function platformsOf({ config, platforms }: Context, request: Asking): DemoPlatforms {
  if (!config.demo || !request.local || !platforms) throw new Failure("not_found");
  return platforms;
}

export async function listPhones(
  context: Context,
  request: Asking,
  key: keyof typeof people,
): Promise<z.input<(typeof phonesCall)["result"]>["data"]> {
  const platforms = platformsOf(context, request);
  const person = people[key];
  if (!person) throw new Failure("not_found");
  const phones = await phonesOf(platforms, person, context.clock().getTime());
  return {
    people: Object.entries(people).map(([one, { name }]) => ({ key: one as "noura", name })),
    phones: phones.map((phone) => ({
      ...phone,
      lines: phone.lines.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
    })),
    codes: Object.values(platforms.whatsapp.state.phones).flatMap(({ number, code }) =>
      code === null ? [] : [{ number, code }],
    ),
    weather: weatherOf(platforms.whatsapp.faults),
  };
}

export function writeAsCustomer(
  context: Context,
  request: Asking,
  body: z.output<(typeof writeCall)["body"]>,
): void {
  const platforms = platformsOf(context, request);
  const person = people[body.person];
  if (!person) throw new Failure("not_found");
  const text = body.text.trim();
  // Nobody sends nothing; a reaction without a sign is one taken back.
  const isEmpty = text === "" && (body.act === "text" || body.act === "edit");
  if (isEmpty || !writeAs(platforms, person, { ...body, text })) throw new Failure("not_found");
}

/** What a person has sent, to be looked at on the phone it was sent from. */
export function openMedia(
  context: Context,
  request: Asking,
  { channel, id }: z.output<(typeof mediaCall)["params"]>,
): FileResult {
  const platforms = platformsOf(context, request);
  const { media } = platforms[channel === "twitter" ? "x" : channel].state;
  const file = media[id];
  if (!file) throw new Failure("not_found");
  const bytes = Buffer.from(file.bytes, "base64");
  return {
    filename: id,
    type: file.mime,
    bytes,
    inline: /^(image\/(jpeg|png|webp)|audio\/)/.test(file.mime),
  };
}

export function setWeather(
  context: Context,
  request: Asking,
  weather: z.output<(typeof weatherCall)["body"]>,
): Weather {
  const platforms = platformsOf(context, request);
  for (const { faults } of Object.values(platforms.mounted)) Object.assign(faults, weathered(weather));
  return weather;
}
