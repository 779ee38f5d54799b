import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CrashTestServer, startCrashTestServer } from "#server/testing/crash-test-server.ts";
import { overHttp } from "#server/testing/over-http.ts";
import { type SmtpServer, startSmtp } from "#server/testing/smtp-server.ts";
import { openTcpWire, type TcpWire } from "#server/testing/tcp-wire.ts";
import type { TestApp } from "#server/testing/test-app.ts";

interface DiskFault {
  /** Number of writes until the one that fails; with `always` every write fails. */
  left: number;
  code: "ENOSPC" | "EIO";
  always?: boolean;
  met?: boolean;
}

interface Control {
  clockOffsetMs?: number;
  disk?: DiskFault | null;
}

/** A crash test server whose mail server, clock and disk can fail as well, with a chat of its business. */
export interface TorturedServer extends AsyncDisposable {
  product: CrashTestServer;
  app: Pick<TestApp, "request">;
  chatToken: string;
  mailServer: SmtpServer;
  mailWire: TcpWire;
  /** Changes the clock and the disk of the process. */
  setControl: (change: Control) => void;
  readControl: () => Control;
}

const preload = new URL("faulty-process.mjs", import.meta.url).href;

export async function startTorturedServer(): Promise<TorturedServer> {
  const folder = mkdtempSync(join(tmpdir(), "wakil-torture-"));
  const control = join(folder, "control.json");
  writeFileSync(control, "{}");
  const mailServer = await startSmtp("wakil");
  const mailWire = await openTcpWire(`smtp://wakil:right-password@127.0.0.1:${mailServer.port}`);
  const product = await startCrashTestServer({
    NODE_OPTIONS: `--import=${preload}`,
    TORTURE_CONTROL: control,
    TRUST_PROXY: "true",
    ENGINE_THREADS: "",
    SMTP_URL: mailWire.url,
  });
  const app = overHttp(product.url);
  const made = await app.request({
    method: "POST",
    path: "/api/chatbot/generate/",
    token: product.owner.token,
  });
  const read = () => JSON.parse(readFileSync(control, "utf8")) as Control;
  return {
    product,
    app,
    chatToken: made.body.data.token as string,
    mailServer,
    mailWire,
    readControl: read,
    setControl(change) {
      const part = `${control}.part`;
      writeFileSync(part, JSON.stringify({ ...read(), ...change }));
      renameSync(part, control);
    },
    async [Symbol.asyncDispose]() {
      await product[Symbol.asyncDispose]();
      await mailWire[Symbol.asyncDispose]();
      await mailServer[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
