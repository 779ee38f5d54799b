import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { findFreePort } from "#server/find-free-port.ts";
import { compiledFiles } from "#server/testing/server-process.ts";
import { temporaryData } from "#server/testing/temporary-data.ts";
import { release, watch } from "#server/testing/watchdog.ts";

const main = fileURLToPath(new URL("../../server/main.ts", import.meta.url));

/** Time limit in milliseconds for the start, because creating the demo takes half a minute on a busy machine. */
const startMs = 300_000;
const stopMs = 30_000;

export interface Product {
  url: string;
  /** Resolves when the process has ended, by itself or through `stop`, with its exit code or the signal's name. */
  ended: Promise<number | string>;
  /** Returns the end of its output. */
  output: () => string;
  /** Ends the process as an operator would (SIGTERM) and returns the exit code; its data is deleted. */
  stop: () => Promise<number | string>;
}

/**
 * Starts the real product with its demo on a database of its own and resolves when it prints `ready`. It trusts
 * `X-Forwarded-For`, so that each test can have an address of its own for the rate limits. `more` are variables that
 * differ from the default environment.
 */
export async function startProduct(more: Record<string, string> = {}): Promise<Product> {
  const data = temporaryData("wakil-e2e-");
  const port = await findFreePort();
  const clearedVariables = [
    "DATABASE_URL",
    "DATABASE_APP_URL",
    "SECRET_KEY",
    "PUBLIC_URL",
    "CHAT_URL",
    "SMTP_URL",
    "NODE_ENV",
    "LLM_PROVIDER",
    "LLM_EMBEDDINGS_MODEL",
  ];
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...Object.fromEntries(clearedVariables.map((name) => [name, ""])),
      NODE_COMPILE_CACHE: compiledFiles,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: data.path,
      DEMO: "true",
      // Tests do not use the month's conversations, whose creation would slow down all of them.
      DEMO_MONTH: "false",
      TRUST_PROXY: "true",
      // Tests bring the simulator of a language model, on this machine.
      LLM_PRIVATE_ADDRESSES: "true",
      OUTGOING_WEBHOOK_PRIVATE_ADDRESSES: "true",
      SINGLE_SIGN_ON_PRIVATE_ADDRESSES: "true",
      // The limit is long, so that no test on a busy machine gets a handover because of time.
      ENGINE_MAX_MS: "60000",
      ...more,
    },
  });
  let output = "";
  const ended = new Promise<number | string>((resolve) =>
    child.on("close", (code, signal) => resolve(code ?? signal ?? "killed")),
  );
  // The server must end together with this process, however it ends.
  const what = { pid: child.pid as number };
  watch(what);
  void ended.then(() => release(what));

  const url = await new Promise<string>((resolve, fail) => {
    const late = setTimeout(() => fail(new Error(`not ready after ${startMs / 1000} s\n${output}`)), startMs);
    const hear = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
      const ready = /^ready (http\S+)$/m.exec(output)?.[1];
      if (!ready) return;
      clearTimeout(late);
      resolve(ready);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("close", (code, signal) => {
      clearTimeout(late);
      fail(new Error(`the server ended with ${code ?? signal} before it was ready\n${output}`));
    });
  }).catch(async (problem: Error) => {
    child.kill("SIGKILL");
    await ended;
    await data[Symbol.asyncDispose]();
    throw problem;
  });

  return {
    url,
    ended,
    output: () => output,
    stop: async () => {
      child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), stopMs);
      const code = await ended;
      clearTimeout(late);
      await data[Symbol.asyncDispose]();
      return code;
    },
  };
}
