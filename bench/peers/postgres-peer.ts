import { openPostgres } from "../retrieval/postgres.ts";
import type { OpenPeer } from "./peer.ts";

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** Opens PostgreSQL's full text search with the dictionary of each text's language. */
export const openPostgresPeer: OpenPeer = async (documents) => {
  const postgres = await openPostgres();
  const languageOf = (text: string) => (isArabic(text) ? "ar" : "en");
  await postgres.store(
    documents.map(({ heading, body }) => ({ heading, body, lang: languageOf(heading + body) })),
  );
  return {
    search: async (question) => {
      const [best] = await postgres.search(question, languageOf(question));
      return best && { id: best.id, score: best.rank };
    },
    close: async () => postgres[Symbol.asyncDispose](),
  };
};
