// A thread of the answer engine: what it can be asked. It imports the operations alone, because a module's index.ts would
// bring the database and the server along.
import { serveOperations } from "./engine/serve-operations.ts";
import { agentOperations } from "./modules/agents/engine-operations.ts";
import { knowledgeOperations } from "./modules/knowledge/engine-operations.ts";

serveOperations([...agentOperations, ...knowledgeOperations]);
