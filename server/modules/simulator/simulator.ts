import type { z } from "zod";
import type {
  listSimulatedMail as listCall,
  listSimulatedPhones as phonesCall,
  openPhoneMedia as mediaCall,
  PersonKey,
  setSimulatedFaults as faultsCall,
  writeAsCustomer as writeCall,
} from "#shared/contract/simulator.ts";
import type { Context } from "#server/context.ts";
import type { RequestFacts } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import type { FileResult } from "#server/http/serve.ts";
import type { SimulatedPlatforms } from "#server/simulated-platforms.ts";

/**
 * The demo's mailbox. It shows links that open accounts, so it exists only in the demo and only for whoever sits at
 * this machine; everyone else gets 404.
 */
export async function listMail(
  context: Context,
  request: Pick<RequestFacts, "local">,
  to?: string,
): Promise<z.infer<(typeof listCall)["result"]>["data"]> {
  if (!context.listDemoMails || !request.local) throw new Failure("not_found");
  const rows = await context.listDemoMails(to);
  return rows.map(({ to_address, created_at, ...row }) => ({
    ...row,
    to: to_address,
    created_at: created_at.toISOString(),
  }));
}

type FaultProfile = z.output<(typeof faultsCall)["body"]>;

type Asking = Pick<RequestFacts, "local">;

/** Returns the demo's platforms for requests from this machine; all others receive `not_found`. */
function platformsOf({ config, platforms }: Context, request: Asking): SimulatedPlatforms {
  if (!config.demo || !request.local || !platforms) throw new Failure("not_found");
  return platforms;
}

/**
 * Returns null when the demo is not visible to the caller, because the portal makes this call wherever a member of
 * the demo is signed in.
 */
export const readMonth = ({ config, platforms }: Context, { local }: Asking): SimulatedPlatforms["month"] =>
  config.demo && local && platforms ? platforms.month : null;

export async function listPhones(
  context: Context,
  request: Asking,
  person: PersonKey,
): Promise<z.input<(typeof phonesCall)["result"]>["data"]> {
  const phones = await platformsOf(context, request).listPhones(person);
  if (!phones) throw new Failure("not_found");
  return phones;
}

export function writeAsCustomer(
  context: Context,
  request: Asking,
  body: z.output<(typeof writeCall)["body"]>,
): void {
  const platforms = platformsOf(context, request);
  const text = body.text.trim();
  // An empty text cannot be sent; a reaction without an emoji withdraws the earlier one.
  const isEmpty = text === "" && (body.act === "text" || body.act === "edit");
  if (isEmpty || !platforms.writeAsCustomer({ ...body, text })) throw new Failure("not_found");
}

/** Returns a file that a person has sent, for display on the phone from which it was sent. */
export function openMedia(
  context: Context,
  request: Asking,
  params: z.output<(typeof mediaCall)["params"]>,
): FileResult {
  const file = platformsOf(context, request).findMedia(params);
  if (!file) throw new Failure("not_found");
  const inline = /^(image\/(jpeg|png|webp)|audio\/)/.test(file.type);
  return { filename: params.id, type: file.type, bytes: file.bytes, inline };
}

export function setFaultProfile(context: Context, request: Asking, profile: FaultProfile): FaultProfile {
  platformsOf(context, request).setFaultProfile(profile);
  return profile;
}
