// The entry point of a thread that runs the answer engine. It imports only the engine's operations, because a
// module's index.ts would also load the database and the server.
import { serveOperations } from "./engine/serve-operations.ts";
import { agentOperations } from "./modules/agents/engine-operations.ts";
import { knowledgeOperations } from "./modules/knowledge/engine-operations.ts";

serveOperations([...agentOperations, ...knowledgeOperations]);
