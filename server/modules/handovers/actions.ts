export { handOver } from "./store.ts";
