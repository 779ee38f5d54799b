// `npm run activity` compares the dashboard's running counts with a full count, or replaces them with one. It uses
// the environment of the server. With the embedded database, stop the server first; with DATABASE_URL the server
// may be running.
import { runDatabaseCommand } from "./database-command.ts";
import { runActivityCommand } from "./modules/reporting/index.ts";

await runDatabaseCommand((database, _address, args) => runActivityCommand(database.ownerPool, args));
