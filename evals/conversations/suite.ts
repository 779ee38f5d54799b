import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { loadIndex, type AnswerIndex } from "#server/answers/answers.ts";
import type { AgentState } from "#server/modules/agents/agents.ts";
import { documentExtensions, readDocument } from "#server/documents/read.ts";
import { buildVersion, type BuiltVersion } from "#server/versions/build-version.ts";
import { flowKinds } from "#shared/rules/flow-request.ts";
import { standardThresholds } from "#server/versions/quality/thresholds.ts";

/** The expected reaction to a turn; only the suites' score.mjs reads it. */
export interface Turn {
  say: string;
  want?: { decision: string[]; all?: string[][]; none?: string[]; max_chars?: number };
  answerable?: boolean;
}

export interface Conversation {
  id: string;
  kind: string;
  voice: string;
  answerable: boolean;
  turns: Turn[];
  now?: string;
}

interface Business {
  name: string;
  name_ar: string;
  name_en: string;
  now: string;
}

export type Verdict =
  | "right"
  | "partial"
  | "false_handover"
  | "bad_clarify"
  | "wrong"
  | "false_answer"
  | "silent";

/** The functions of the conversation suites' score.mjs, which alone defines right and wrong. */
export interface Score {
  verdict: (conversation: Conversation, turn: Turn, reply: { decision: string; text: string }) => Verdict;
  readSuite: (folder: string) => Conversation[];
  /** Whether a text contains one of the statements that a turn requires or forbids. */
  says: (text: string, needle: string) => boolean;
}

/** Reads the definition beside the suites or, for suites without one, that of the shared evaluation data. */
export async function readScore(folder: string): Promise<Score> {
  const shared = join(resolve(process.env["WAKIL_SHARED"] ?? "../shared"), "data", "conversations");
  const home = existsSync(join(folder, "score.mjs")) ? folder : shared;
  return (await import(pathToFileURL(join(home, "score.mjs")).href)) as Score;
}

/** Returns the names of the suites in a folder. */
export const suitesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

export interface Suite {
  name: string;
  conversations: Conversation[];
  index: AnswerIndex;
  agent: AgentState;
  built: BuiltVersion;
  /** The time of conversations that do not state one. */
  now: Date;
}

/** Trains one business as the product does: its files are read, built, measured and loaded from the file again. */
export async function readSuite(folder: string, name: string, score: Score): Promise<Suite> {
  const home = join(folder, name);
  const business = JSON.parse(readFileSync(join(home, "business.json"), "utf8")) as Business;
  const files = readdirSync(join(home, "knowledge"))
    .filter((file) => documentExtensions.some((extension) => file.endsWith(`.${extension}`)))
    .sort();
  const sources = await Promise.all(
    files.map(async (file) => {
      const read = await readDocument({
        bytes: readFileSync(join(home, "knowledge", file)),
        filename: file,
      });
      if (!read.ok) throw new Error(`${name}/${file}: ${read.problem}`);
      const document = JSON.stringify(read.document);
      return { id: file, name: file, section: "common", audience: "customers", document } as const;
    }),
  );
  const built = buildVersion({ sources, written: [], stated: [], questions: [], chosen: null, live: null });
  const measured = built.thresholds !== null;
  const automatic = { ...(built.thresholds ?? standardThresholds), measured };
  const agent: AgentState = {
    kind: "support",
    enabled: true,
    brand: { ar: business.name_ar, en: business.name_en },
    supportEmail: "support@example.com",
    supportLanguage: "ar",
    name: { ar: "", en: "" },
    greeting: { ar: "", en: "" },
    tone: "warm",
    languages: ["ar", "en"],
    answerFrom: automatic.answerFrom,
    clarifyFrom: automatic.clarifyFrom,
    chosen: null,
    automatic,
    handover: {
      complaintsToPerson: true,
      topics: [],
      after: 1,
      teamHours: null,
      timeZone: "Asia/Riyadh",
      outOfHours: "say_when",
    },
    channelsOff: [],
    flows: [...flowKinds],
    staffSources: [],
    version: null,
  };
  return {
    name,
    conversations: score.readSuite(home),
    index: loadIndex(built.bytes),
    agent,
    built,
    now: new Date(business.now),
  };
}
