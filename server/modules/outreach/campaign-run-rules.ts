import type { ConnectedKind } from "#shared/contract/channels.ts";
import { findPlaceholders } from "#shared/rules/placeholders.ts";
import type { ChannelCapabilities } from "#server/channels/channel.ts";

/** Speed of a campaign, below the platform's limit so that replies to customers are never delayed. */
export const campaignPace: Record<ConnectedKind, { chunk: number; everyMs: number }> = {
  whatsapp: { chunk: 20, everyMs: 2_000 },
  whatsapp_meta: { chunk: 20, everyMs: 2_000 },
  email: { chunk: 10, everyMs: 10_000 },
  instagram: { chunk: 5, everyMs: 5_000 },
  twitter: { chunk: 5, everyMs: 5 * 60_000 },
};
/** Maximum number of a campaign's messages in the outbox. More are created when these were sent. */
export const maxQueuedMessages = 60;
export const pollDelayMs = 3_000;
/** Failures of the template or the account, which every other message would have as well. */
export const fatalFailures = ["template_unknown", "template_values", "template_paused", "account_restricted"];
export const maxFatalFailures = 3;

export const minutesFor = (channel: ConnectedKind, people: number): number =>
  Math.ceil((Math.ceil(people / campaignPace[channel].chunk) * campaignPace[channel].everyMs) / 60_000);

export interface Draft {
  name: string;
  channel: ConnectedKind;
  subject: string;
  text: string;
  nameFallback: string;
  templateId: string | null;
  templateValues: string[];
  audience: { kind: string };
}

type Missing =
  | "name"
  | "text"
  | "subject"
  | "name_fallback"
  | "template"
  | "values"
  | "picture"
  | "list"
  | "channel";

/** Returns the problems of a draft that prevent sending. `template` is null when its template cannot be used. */
export function findMissingParts(
  draft: Draft,
  with_: {
    can: ChannelCapabilities | null;
    template: { header: { kind: string }; valuesFit: boolean } | null;
    hasPicture: boolean;
    pictureFits: boolean;
    numbers: number;
  },
): Missing[] {
  const missing: Missing[] = [];
  if (!with_.can) missing.push("channel");
  if (draft.name.trim() === "") missing.push("name");
  if (draft.channel === "email" && draft.subject.trim() === "") missing.push("subject");
  if (draft.templateId && !with_.template) missing.push("template");
  if (!draft.templateId && draft.text.trim() === "" && !(with_.hasPicture && draft.channel !== "email"))
    missing.push("text");
  if (with_.template && !with_.template.valuesFit) missing.push("values");
  const wantsPicture = with_.template?.header.kind === "picture";
  if (wantsPicture !== with_.hasPicture && (wantsPicture || with_.template)) missing.push("picture");
  else if (with_.hasPicture && !with_.pictureFits) missing.push("picture");
  const contents = draft.templateId ? draft.templateValues : [draft.text, draft.subject];
  if (contents.some((one) => findPlaceholders(one).includes("name")) && draft.nameFallback.trim() === "")
    missing.push("name_fallback");
  if (draft.audience.kind === "list" && with_.numbers === 0) missing.push("list");
  return missing;
}

/**
 * Returns the first name for a message, without brackets, which look like a placeholder; empty when it is too long.
 */
export function firstNameOf(name: string | null): string {
  const clean = (name ?? "")
    .replace(/[{}<>]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return [...clean].length <= 60 ? clean : "";
}
