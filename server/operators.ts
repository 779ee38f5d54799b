// `npm run operators`: lists, adds and disables the people who may enter the operator's office. Uses the environment of
// the server. With the embedded database the server has to be stopped first; with DATABASE_URL it may be running.
import { runDatabaseCommand } from "./database-command.ts";
import { runOperatorCommand } from "./modules/identity/index.ts";

await runDatabaseCommand((database, address, args) => runOperatorCommand(database, address, args));
