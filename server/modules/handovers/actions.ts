export { defer, handOver } from "./store.ts";
