// Writes server/db/schema.ts, the table types, from the migrations themselves: starts a database in a
// temporary folder, migrates it and asks it what it holds. `--check` only compares.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Kysely, PostgresDialect } from "kysely";
import { generate, getDialect } from "kysely-codegen";
import { createPool } from "#server/db/connect.ts";
import { startEmbedded } from "#server/db/embedded.ts";
import { migrate } from "#server/db/migrate.ts";

const target = fileURLToPath(new URL("../server/db/schema.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "wakil-types-"));
// As root the database runs as another user, who must be able to enter.
chmodSync(folder, 0o755);
const database = await startEmbedded({ dataDir: folder, say: () => {}, settings: { fsync: "off" } });
try {
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
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
