import { createRequire } from "node:module";
import type { OpenPeer } from "./peer.ts";

interface Container {
  use: (plugin: unknown) => void;
  get: (name: "nlp") => Manager;
  registerConfiguration: (tag: string, configuration: object) => void;
}

interface Manager {
  settings: { autoSave: boolean };
  addLanguage: (language: string) => void;
  addDocument: (language: string, utterance: string, intent: string) => void;
  train: () => Promise<void>;
  process: (language: string, utterance: string) => Promise<{ intent: string; score: number }>;
}

const require = createRequire(import.meta.url);
const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);
const none = "None";

/** Opens nlp.js as its README describes: every line is an intent, with its heading and its words as utterances. */
export const openNlpJs: OpenPeer = async (documents) => {
  const { containerBootstrap } = require("@nlpjs/core") as { containerBootstrap: () => Promise<Container> };
  const { Nlp } = require("@nlpjs/nlp") as { Nlp: unknown };
  const { LangEn } = require("@nlpjs/lang-en") as { LangEn: unknown };
  const { LangAr } = require("@nlpjs/lang-ar") as { LangAr: unknown };
  const container = await containerBootstrap();
  for (const plugin of [Nlp, LangEn, LangAr]) container.use(plugin);
  const manager = container.get("nlp");
  // These are its defaults, without console output for every step of the training.
  container.registerConfiguration("nlu-??", {
    keepStopwords: true,
    nonefeatureValue: 1,
    nonedeltaMultiplier: 1.2,
    spellCheck: false,
    spellCheckDistance: 1,
    filterZeros: true,
    log: false,
  });
  manager.settings.autoSave = false;
  for (const language of ["ar", "en"]) manager.addLanguage(language);
  for (const { id, heading, body } of documents)
    for (const utterance of [...heading.split("\n"), body].filter((text) => text.trim() !== ""))
      manager.addDocument(isArabic(utterance) ? "ar" : "en", utterance, String(id));
  await manager.train();
  return {
    search: async (question) => {
      const { intent, score } = await manager.process(isArabic(question) ? "ar" : "en", question);
      return intent === none ? undefined : { id: Number(intent), score };
    },
  };
};
