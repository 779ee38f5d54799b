import { randomInt } from "node:crypto";
import { existsSync } from "node:fs";
import type pg from "pg";
import { findFreePort } from "#server/find-free-port.ts";
import type { Fault } from "#server/simulator/faults.ts";
import { businessPhone, connectWhatsappViaMeta } from "./channel-shop.ts";
import { openTcpWire, type TcpWire } from "./tcp-wire.ts";
import { chooseAccount } from "#server/simulator/choose-page.ts";
import { connectTo } from "./held-job.ts";
import { modelProvider, type ModelProvider } from "./model-provider.ts";
import { ownModelSettings } from "./model-shop.ts";
import { openContext } from "./open-context.ts";
import { type OutsideDatabase, outsideDatabase } from "./outside-database.ts";
import { overHttp } from "./over-http.ts";
import {
  awaitOutcome,
  countArrived,
  type MessageOutcome,
  type MessageProgress,
  readProgress,
} from "./message-outcome.ts";
import { compiledFiles, type ExitedProcess, runServer, type ServerProcess, until } from "./server-process.ts";
import { temporaryData } from "./temporary-data.ts";
import { signUpOwner, type SignedUp } from "./sign-up-owner.ts";
import { type StartedPlatforms, startPlatforms } from "./start-platforms.ts";
import type { TestApp } from "./test-app.ts";
import { shopEntries, trainAgent } from "./train-agent.ts";

/**
 * The whole product in a process that can be killed and restarted, with its database, platform and model in other
 * processes.
 */
export interface CrashTestServer extends AsyncDisposable {
  url: string;
  wire: TcpWire;
  database: OutsideDatabase;
  dataDir: string;
  platforms: StartedPlatforms;
  model: ModelProvider;
  /** The model's answer to `heldQuestion`. */
  answerText: string;
  owner: SignedUp;
  /** A client with the database owner's role; `reconnect` replaces it. */
  readonly client: pg.Client;
  /** Connects again after the database was stopped. */
  reconnect: () => Promise<void>;
  /** Sends a message from a new customer, which the platform delivers until it is acknowledged. Returns their number. */
  write: () => string;
  /** Sends a mail from a new customer. Returns their address. */
  mail: () => string;
  /** Whether the product acknowledged the customer's message to the platform. */
  isAcknowledged: (number: string) => boolean;
  /** Ends the process with kill -9. Its locks count as those of a dead process at once. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Ends the process with SIGTERM and resolves with its exit. */
  terminate: () => Promise<ExitedProcess>;
  /**
   * Returns the progress of the messages from these numbers. While no process runs, that is the state the killed
   * process left.
   */
  progress: (numbers: string[]) => Promise<MessageProgress[]>;
  /** Returns how many answers the customer sees, by number or address. */
  arrived: (contact: string) => number;
  /** Waits until the answer to the customer, by number or address, is final, and returns the result. */
  outcome: (contact: string) => Promise<MessageOutcome>;
}

const heldQuestion = "هل توصلون إلى جدة؟";
const mailbox = "care@suhailroasters.example";
const answerText = "نعم، نوصل إلى جدة خلال يومين مقابل 25 ر.س.";

function environmentOf(
  platforms: StartedPlatforms,
  { port, dataDir, databaseUrl }: { port: number; dataDir: string; databaseUrl: string },
): Record<string, string> {
  return {
    ...platforms.env,
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: "a secret that all processes share, long enough",
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    PORT: String(port),
    CHANNEL_BURST_MS: "0",
    GMAIL_PUSH_ACCOUNT: "gmail-push@simulated.iam.gserviceaccount.com",
    GOOGLE_KEYS_URL: `${platforms.url}/google/oauth2/v3/certs`,
    LLM_PRIVATE_ADDRESSES: "true",
    // The timeout must exceed the time for which the model is held while the process is killed.
    LLM_FIRST_TOKEN_MS: "12000",
    LLM_TOTAL_MS: "13000",
    LOG_LEVEL: "warn",
  };
}

/** Starts the server. `extraEnv` is added to the environment of the process. */
export async function startCrashTestServer(extraEnv: Record<string, string> = {}): Promise<CrashTestServer> {
  const outside = await outsideDatabase();
  const folder = temporaryData();
  const wire = await openTcpWire(outside.ownerUrl);
  const platforms = await startPlatforms();
  const model = await modelProvider();
  model.behave({ text: answerText });
  const port = await findFreePort();
  const env = {
    ...environmentOf(platforms, { port, dataDir: folder.path, databaseUrl: wire.url }),
    ...extraEnv,
  };
  const publicUrl = `http://127.0.0.1:${port}`;
  // With compiled code a start takes a third less time, and a killed process stores none.
  if (!existsSync(compiledFiles)) await (await runServer({ env }))[Symbol.asyncDispose]();
  let server: ServerProcess = await runServer({ env });
  const app = overHttp(publicUrl);
  const owner = await signUpOwner({ ...app, ownerUrl: outside.ownerUrl });
  const parent = await openContext({ ...env, DATABASE_URL: outside.ownerUrl });
  await trainAgent(parent, owner.organizationId, shopEntries());
  await connectEverything({ app, platforms, model, publicUrl }, owner);
  let client = await connectTo(outside.ownerUrl);
  // The simulator's rate limits are disabled, because they are not tested here.
  platforms.whatsapp.rules.number.take = () => true;

  return {
    url: publicUrl,
    wire,
    database: outside,
    dataDir: folder.path,
    platforms,
    model,
    answerText,
    owner,
    get client() {
      return client;
    },
    async reconnect() {
      await client.end().catch(() => {});
      client = await connectTo(outside.ownerUrl);
    },
    write() {
      const number = `9665${randomInt(10_000_000, 99_999_999)}`;
      platforms.whatsapp.write(businessPhone, { number, name: "سارة" }, { type: "text", text: heldQuestion });
      return number;
    },
    mail() {
      const address = `sara.${randomInt(10_000_000, 99_999_999)}@customer.example`;
      platforms.google.receive(
        mailbox,
        [
          `From: Sara <${address}>`,
          `To: ${mailbox}`,
          "Subject: Delivery",
          `Message-ID: <${randomInt(1e9)}@customer.example>`,
          `Date: ${new Date().toUTCString()}`,
          "Content-Type: text/plain; charset=utf-8",
          "",
          heldQuestion,
        ].join("\r\n"),
      );
      return address;
    },
    isAcknowledged: (number) =>
      platforms.whatsapp.deliveries.tries.some(
        ({ body, status }) => status === 200 && body.includes('"messages":[') && body.includes(number),
      ),
    async kill() {
      server.signal("SIGKILL");
      await server.ended;
      wire.release();
      model.behave({ text: answerText });
      // The dead process's heartbeat is made older, so that the test does not wait until it counts as dead.
      await client.query("update worker_heartbeats set seen_at = seen_at - interval '1 minute'");
    },
    async start() {
      server = await runServer({ env });
    },
    terminate() {
      server.signal("SIGTERM");
      return server.ended;
    },
    progress: (numbers) => readProgress(client, numbers),
    arrived: (contact) => countArrived(platforms, contact),
    outcome: (contact) => awaitOutcome({ client, platforms }, contact),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await client.end();
      await parent[Symbol.asyncDispose]();
      await wire[Symbol.asyncDispose]();
      await platforms[Symbol.asyncDispose]();
      await model[Symbol.asyncDispose]();
      await outside[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** Connects WhatsApp, Gmail and the language model. */
async function connectEverything(
  {
    app,
    platforms,
    model,
    publicUrl,
  }: {
    app: ReturnType<typeof overHttp>;
    platforms: StartedPlatforms;
    model: ModelProvider;
    publicUrl: string;
  },
  owner: SignedUp,
): Promise<void> {
  const connected = await connectWhatsappViaMeta({ app, platforms }, owner);
  if (connected.status !== 200) throw new Error(`not connected: ${connected.text}`);
  platforms.google.setPush(`${publicUrl}/webhook/email/`, `${publicUrl}/webhook/email/`);
  await connectGmail(app, owner);
  const set = await app.request({
    method: "PUT",
    path: "/api/models/",
    token: owner.token,
    json: { writer: "own", own: ownModelSettings(model) },
  });
  if (set.status !== 200) throw new Error(`no model: ${set.text}`);
}

async function connectGmail(app: Pick<TestApp, "request">, owner: SignedUp): Promise<void> {
  const login = await app.request({
    method: "POST",
    path: "/api/channels/email/begin/",
    token: owner.token,
  });
  const back = await chooseAccount(login.body.data.url);
  const { state, code, ...extra } = Object.fromEntries(back.searchParams);
  const finished = await app.request({
    path: "/api/channels/email/finish/",
    token: owner.token,
    json: { state, code, extra },
  });
  if (finished.status !== 200) throw new Error(`Gmail was not connected: ${finished.text}`);
}

export interface Step {
  name: string;
  by: "WhatsApp" | "email";
  /** Holds the server at this step; resolves when it has reached the step. */
  reach: (of: CrashTestServer, write: () => string) => Promise<unknown>;
  /** The final status of the answer, and the number of messages on the phone. */
  ends: { answer: "delivered" | "sent" | "uncertain"; arrived: 0 | 1 };
}

const arrives = { answer: "delivered", arrived: 1 } as const;
/** The message may have been sent. WhatsApp offers no way to check, so a person decides. */
const unknown = { answer: "uncertain", arrived: 0 } as const;

const heldStep = (
  name: string,
  words: string[],
  when: "before" | "after",
  ends: Step["ends"] = arrives,
): Step => ({
  name,
  by: "WhatsApp",
  ends,
  reach: async (server, number) => {
    const there = server.wire.hold(words, when);
    number();
    await there;
  },
});

const sending = (name: string, fault: Fault, done: 0 | 1, ends: Step["ends"]): Step => ({
  name,
  by: "WhatsApp",
  ends,
  reach: async (server, number) => {
    const { faults, state } = server.platforms.whatsapp;
    // The fault applies to the message and not to the typing indicator.
    faults.next = [{ fault, path: "/messages", says: "preview_url" }];
    const whose = number();
    await until(
      () =>
        faults.next.length === 0 &&
        state.lines.filter(({ side, person }) => side === "business" && person === whose).length === done,
      name,
    );
  },
});

/** A mail is sent again, because with the same Message-ID it remains the same mail. */
const mailing = (name: string, fault: Fault, done: 0 | 1): Step => ({
  name,
  by: "email",
  ends: { answer: "sent", arrived: 1 },
  reach: async (server, write) => {
    const { faults, sent } = server.platforms.google;
    const before = sent.length;
    faults.next = [{ fault, path: "/messages/send" }];
    write();
    await until(() => faults.next.length === 0 && sent.length === before + done, name);
  },
});

/** Every step between a customer's message and its answer at which a process can end. */
export const steps: Step[] = [
  heldStep("before what arrived is stored", ["store_channel_events"], "before"),
  heldStep("after it is stored, before it is acknowledged", ["store_channel_events"], "after"),
  {
    name: "after it is acknowledged, before anybody has its job",
    by: "WhatsApp",
    ends: arrives,
    reach: async (server, number) => {
      const there = server.wire.hold(["with due as (\n       select distinct organization_id"], "before");
      const whose = number();
      await until(() => server.isAcknowledged(whose), "the acknowledgement");
      await there;
    },
  },
  heldStep("its job taken, nothing read yet", ["read_pending_events"], "before"),
  heldStep("before the message is committed", ["mark_events", "commit"], "before"),
  heldStep("after the message is committed, before its job is over", ["mark_events", "commit"], "after"),
  {
    name: "while the model writes",
    by: "WhatsApp",
    ends: arrives,
    reach: async (server, number) => {
      const before = server.model.asked.length;
      server.model.behave({ text: answerText, firstMs: 11_000 });
      number();
      await until(() => server.model.asked.length > before, "the model is asked");
    },
  },
  heldStep("the model has written, the answer is not stored", ["insert_reply"], "before"),
  heldStep("the answer is committed, its job is not over", ["insert_reply", "commit"], "after"),
  heldStep("before the request is in the outbox", ['insert into "outbox"', "commit"], "before"),
  heldStep("the request is taken, nothing sent yet", ['insert into "outbox"', "commit"], "after", unknown),
  sending("while it is sent, before the platform does anything", { kind: "hang" }, 0, unknown),
  sending("sent, the platform has not confirmed", { kind: "mute" }, 1, arrives),
  heldStep("confirmed, not noted yet", ['"why" = ', "commit"], "before"),
  heldStep("noted, its job is not over", ['"why" = ', "commit"], "after"),
  mailing("while Gmail is asked to send", { kind: "hang" }, 0),
  mailing("sent, Gmail has not confirmed", { kind: "mute" }, 1),
];

/** Lets a customer write, kills the server at the step and starts it again. Returns the message's outcome. */
export async function killAt(server: CrashTestServer, step: Step): Promise<MessageOutcome> {
  let contact = "";
  await step.reach(server, () => (contact = step.by === "email" ? server.mail() : server.write()));
  await server.kill();
  await server.start();
  return server.outcome(contact);
}
