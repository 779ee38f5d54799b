/** Time in milliseconds that open handles have to close before the process is ended. */
const graceMs = 500;

/**
 * Ends the process with this exit code when the event loop is empty, or shortly after. A `process.exit` in the
 * middle of work can block for ever: Node joins V8's compiler threads, and one of them may be waiting for the main
 * thread to collect garbage (nodejs/node#54918). A process that ends by itself or becomes idle first serves these
 * threads.
 */
export function endProcess(code: number): void {
  process.exitCode = code;
  // oxlint-disable-next-line unicorn/no-process-exit
  setTimeout(() => process.exit(), graceMs).unref();
}
