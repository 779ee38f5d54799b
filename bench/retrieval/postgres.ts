import pg from "pg";
import { startEmbedded } from "#server/db/embedded.ts";
import { temporaryData } from "#server/testing/temporary-data.ts";
import type { TextDocument } from "./documents.ts";

/**
 * PostgreSQL's full text search as its manual describes: a stored tsvector by the dictionary of the text's language,
 * headings with weight A and texts with B, a GIN index, ts_rank. A question's words are joined by "or", because with
 * the default "and" hardly any question of a customer finds anything.
 */
export interface PostgresSearch extends AsyncDisposable {
  /** Replaces the stored documents. Returns the milliseconds and the bytes on disk it took. */
  store: (documents: readonly TextDocument[]) => Promise<{ ms: number; bytes: number }>;
  /** Returns the ids of the best documents and their ranks, best first. */
  search: (question: string, lang: "ar" | "en") => Promise<{ id: number; rank: number }[]>;
}

const maxResults = 5;
const batch = 2_000;

const searchSql = `with asked as (
    select nullif(replace(plainto_tsquery($2::regconfig, $1)::text, '&', '|'), '')::tsquery as query
  )
  select id, ts_rank(words, query) as rank from documents, asked where words @@ query
  order by rank desc, id limit ${maxResults}`;

const storeSql = `insert into documents (id, heading, body, words)
  select id, heading, body,
    setweight(to_tsvector(config::regconfig, heading), 'A') || setweight(to_tsvector(config::regconfig, body), 'B')
  from unnest($1::int[], $2::text[], $3::text[], $4::text[]) as given (id, heading, body, config)`;

const configOf = (lang: "ar" | "en") => (lang === "ar" ? "arabic" : "english");

export async function openPostgres(): Promise<PostgresSearch> {
  const folder = temporaryData("wakil-bench-");
  const server = await startEmbedded({ dataDir: folder.path, say: () => {} });
  const client = new pg.Client({ connectionString: server.ownerUrl });
  await client.connect();
  return {
    async store(documents) {
      await client.query("drop table if exists documents");
      await client.query(
        "create table documents (id int primary key, heading text, body text, words tsvector)",
      );
      const started = performance.now();
      for (let from = 0; from < documents.length; from += batch) {
        const some = documents.slice(from, from + batch);
        await client.query(storeSql, [
          some.map((_, index) => from + index),
          some.map((each) => each.heading),
          some.map((each) => each.body),
          some.map((each) => configOf(each.lang)),
        ]);
      }
      await client.query("create index on documents using gin (words)");
      const ms = performance.now() - started;
      await client.query("vacuum analyze documents");
      const { rows } = await client.query<{ bytes: string }>(
        "select pg_total_relation_size('documents') as bytes",
      );
      return { ms, bytes: Number(rows[0]?.bytes) };
    },
    async search(question, lang) {
      const found = await client.query<{ id: number; rank: number }>({
        name: "search",
        text: searchSql,
        values: [question, configOf(lang)],
      });
      return found.rows;
    },
    async [Symbol.asyncDispose]() {
      await client.end();
      await folder[Symbol.asyncDispose]();
    },
  };
}
