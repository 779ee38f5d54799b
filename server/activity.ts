// `npm run activity`: compares what the dashboard counts, kept up as it happens, with a full count, or counts it anew.
// Uses the environment of the server. With the embedded database the server has to be stopped first; with DATABASE_URL it
// may be running.
import { runDatabaseCommand } from "./database-command.ts";
import { runActivityCommand } from "./modules/reporting/index.ts";

await runDatabaseCommand((database, _address, args) => runActivityCommand(database.ownerPool, args));
