import type { AgentSettings } from "#shared/contract/agents.ts";
import { certaintyRange } from "./certainty.ts";
import { flowKinds } from "./flow-request.ts";
import { toOneLine } from "./one-line.ts";
import { hoursProblems } from "./team-hours.ts";

/** The problems of a field. Each has a text in `errors.json` under `field`. */
export type SettingsProblem =
  | "required"
  | "too_long"
  | "above_limit"
  | "no_word"
  | "invalid"
  | "hours_overlap";

/** The limits of the settings: lengths in characters, and the number of topics per language. */
export const settingsLimits = { name: 60, greeting: 300, topic: 60, topics: 40 } as const;
/** Returns typed settings in their stored form: names on one line, no empty or repeated topics. */
export function cleanSettings(typed: AgentSettings): AgentSettings {
  const toOneLineInBoth = (value: { ar: string; en: string }) => ({
    ar: toOneLine(value.ar),
    en: toOneLine(value.en),
  });
  const list = (topics: string[]) => [...new Set(topics.map(toOneLine).filter(Boolean))];
  const { handover } = typed;
  return {
    ...typed,
    name: toOneLineInBoth(typed.name),
    greeting: toOneLineInBoth(typed.greeting),
    languages: [...new Set(typed.languages)],
    channels_off: [...new Set(typed.channels_off)],
    ...(typed.flows && { flows: flowKinds.filter((kind) => typed.flows?.includes(kind)) }),
    handover: { ...handover, topics: { ar: list(handover.topics.ar), en: list(handover.topics.en) } },
  };
}

/** Returns the problem of each field of cleaned settings, by the field's path. */
export function settingsProblems(settings: AgentSettings): Record<string, SettingsProblem | null> {
  const { handover, answer_from } = settings;
  const sentence = (value: string, maxLength: number): SettingsProblem | null =>
    value === "" ? "required" : [...value].length > maxLength ? "too_long" : null;
  const topics = (["ar", "en"] as const).flatMap((language): [string, SettingsProblem | null][] => [
    [`topics.${language}`, handover.topics[language].length > settingsLimits.topics ? "above_limit" : null],
    ...handover.topics[language].map((topic, index): [string, SettingsProblem | null] => [
      `topics.${language}.${index}`,
      /[\p{L}\p{N}]/u.test(topic) ? sentence(topic, settingsLimits.topic) : "no_word",
    ]),
  ]);
  const hours = handover.team_hours ? hoursProblems(handover.team_hours) : {};
  const { least, most } = certaintyRange;
  return {
    "name.ar": sentence(settings.name.ar, settingsLimits.name),
    "name.en": sentence(settings.name.en, settingsLimits.name),
    "greeting.ar": sentence(settings.greeting.ar, settingsLimits.greeting),
    "greeting.en": sentence(settings.greeting.en, settingsLimits.greeting),
    answer_from: answer_from === null || (answer_from >= least && answer_from <= most) ? null : "invalid",
    after: [1, 2, 3].includes(handover.after) ? null : "invalid",
    time_zone: isTimeZone(settings.time_zone) ? null : "invalid",
    ...Object.fromEntries(topics),
    ...hours,
  };
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    // `Intl` accepts offsets too, but the database accepts only names.
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}
