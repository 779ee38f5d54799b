// Applies the migrations of a folder in a process of its own, so that a test can kill it: OWNER_URL FOLDER_URL.
import { migrate } from "#server/db/migrate.ts";

const [ownerUrl = "", folder = ""] = process.argv.slice(2);
await migrate(ownerUrl, null, { files: new URL(folder) });
