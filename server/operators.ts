// `npm run operators` lists, adds and disables the people who may enter the operator's office. It uses the
// environment of the server. With the embedded database, stop the server first; with DATABASE_URL the server may be
// running.
import { runDatabaseCommand } from "./database-command.ts";
import { runOperatorCommand } from "./modules/identity/index.ts";

await runDatabaseCommand((database, address, args) => runOperatorCommand(database, address, args));
