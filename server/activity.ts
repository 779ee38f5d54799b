// `npm run activity`: compares the dashboard's counts, which are updated with every change, with a full count, or recounts them.
// Uses the environment of the server. With the embedded database the server has to be stopped first; with DATABASE_URL it
// may be running.
import { runDatabaseCommand } from "./database-command.ts";
import { runActivityCommand } from "./modules/reporting/index.ts";

await runDatabaseCommand((database, _address, args) => runActivityCommand(database.ownerPool, args));
