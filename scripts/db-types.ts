// Writes server/db/schema.ts, the table types, from the migrations themselves: starts a database in a
// temporary folder, migrates it and asks it what it holds. `--check` only compares.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Kysely, PostgresDialect } from "kysely";
import { generate, getDialect } from "kysely-codegen";
import { createPool } from "#server/db/connect.ts";
import { startEmbedded } from "#server/db/embedded.ts";
import { migrate } from "#server/db/migrate.ts";
import { temporaryData } from "#server/testing/temporary-data.ts";

const target = fileURLToPath(new URL("../server/db/schema.ts", import.meta.url));
await using folder = temporaryData("wakil-types-");
const database = await startEmbedded({ dataDir: folder.path, say: () => {}, settings: { fsync: "off" } });
await migrate(database.ownerUrl, "types-only");
const db = new Kysely({ dialect: new PostgresDialect({ pool: createPool(database.ownerUrl, 2) }) });
const text = await generate({
  db: db as never,
  dialect: getDialect("postgres"),
  defaultSchemas: ["public"],
  includePattern: "public.*",
  typeMapping: { int8: "number" },
  outFile: null,
  print: false,
  logLevel: "silent",
} as never);
await db.destroy();
const written = `// Made from the migrations by \`npm run db:types\`; not edited by hand.\n${text}`;
if (process.argv.includes("--check")) {
  if (readFileSync(target, "utf8") !== written) {
    console.error("server/db/schema.ts does not fit the migrations: run npm run db:types");
    process.exitCode = 1;
  }
} else writeFileSync(target, written);
