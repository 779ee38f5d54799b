export { defer, handOver } from "./store/escalation.ts";
