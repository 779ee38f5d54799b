import { expect } from "vitest";
import { routes } from "#server/app.ts";
import { findFreePort } from "#server/find-free-port.ts";
import { isAudited } from "#server/http/serve.ts";
import { validBodies } from "#server/http/valid-bodies.fixture.ts";
import { type Mailserver, startDovecot } from "#server/testing/dovecot.ts";
import { nameServer } from "#server/testing/name-server.ts";
import { openIdProvider, type OpenIdProvider } from "#server/testing/openid-provider.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { signUpOwner, type SignedUp } from "#server/testing/sign-up-owner.ts";
import { type SmtpServer, startSmtp } from "#server/testing/smtp-server.ts";
import { type StartedPlatforms, startPlatforms } from "#server/testing/start-platforms.ts";
import { type TestApp, type TestRequest, testApp } from "#server/testing/test-app.ts";

/** The names of all calls that leave an entry in the audit log. */
export const auditedNames = routes.filter(isAudited).map(({ endpoint }) => endpoint.name);

const endpoints = new Map(routes.map(({ endpoint }) => [endpoint.name, endpoint]));

interface AuditedCall extends Pick<TestRequest, "json" | "form" | "file"> {
  /** The values of the path's parameters, in their order. */
  at?: string[];
  /** The caller, when it is neither the world's owner nor its operator. Null for nobody. */
  token?: string | null;
}

/** One product, connected to the simulators of everything outside of it, on which every audited call is made. */
export interface AuditWorld extends AsyncDisposable {
  app: TestApp;
  owner: SignedUp;
  operator: string;
  platforms: StartedPlatforms;
  names: Awaited<ReturnType<typeof nameServer>>;
  provider: OpenIdProvider;
  mailbox: Mailserver;
  smtp: SmtpServer;
  /** The names of the calls that were made and left an entry. */
  recorded: Set<string>;
  /**
   * Makes an audited call, which must succeed and leave an entry under its name with its author. Returns what the
   * response's body holds as `data`.
   */
  // oxlint-disable-next-line typescript/no-explicit-any -- the data of every endpoint
  call: (name: string, how?: AuditedCall) => Promise<any>;
  /** Reads with the owner's session, and returns the response's `data`. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the data of every endpoint
  read: (path: string, token?: string) => Promise<any>;
  /** Returns the first column of the first row. */
  find: (statement: string, ...values: unknown[]) => Promise<string>;
  /** Runs all jobs that are due, and those that they queue, with the platforms' deliveries. */
  settle: () => Promise<void>;
}

export async function auditWorld(): Promise<AuditWorld> {
  // The platforms go by the product's clock, which some calls set.
  let clock = () => new Date();
  const [platforms, names, provider, mailbox, smtp, port] = await Promise.all([
    startPlatforms({ clock: () => clock() }),
    nameServer(),
    openIdProvider(),
    startDovecot(),
    startSmtp(),
    findFreePort(),
  ]);
  const app = await testApp({
    env: {
      ...platforms.env,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      CHANNEL_BURST_MS: "0",
      CHANNEL_PRIVATE_ADDRESSES: "true",
      SINGLE_SIGN_ON_PRIVATE_ADDRESSES: "true",
      DNS_SERVERS: names.address,
    },
  });
  clock = app.context.clock;
  await app.http.app.listen({ port, host: "127.0.0.1" });
  const owner = await signUpOwner(app);
  const operator = await operatorToken(app);
  const recorded = new Set<string>();
  const { ownerPool } = app.database;
  const tokenOf = (access: string) => ({ operator, public: null })[access] ?? owner.token;
  const entriesOf = async (name: string) =>
    (
      await ownerPool.query<{ author: string }>(
        "select contents ->> 'author_kind' as author from audit_entries where contents ->> 'action' = $1",
        [name],
      )
    ).rows.map(({ author }) => author);
  return {
    app,
    owner,
    operator,
    platforms,
    names,
    provider,
    mailbox,
    smtp,
    recorded,
    async call(name, { at = [], token, ...sent } = {}) {
      const endpoint = endpoints.get(name);
      if (!endpoint) throw new Error(`${name} is no call`);
      const before = (await entriesOf(name)).length;
      const values = [...at];
      const as = token === undefined ? tokenOf(endpoint.access) : token;
      const body = Object.keys(sent).length > 0 ? sent : { json: validBodies[name] };
      const answer = await app.request({
        method: endpoint.method,
        path: endpoint.path.replaceAll(/:\w+/g, () => encodeURIComponent(values.shift() ?? "missing")),
        ...(as && { token: as }),
        ...body,
      });
      expect(answer.status, `${name}: ${answer.text.slice(0, 500)}`).toBe(200);
      const authors = (await entriesOf(name)).slice(before);
      expect(authors.length, `${name} has left no entry`).toBeGreaterThan(0);
      const author = endpoint.access === "operator" ? "operator" : "member";
      if (endpoint.access !== "public") expect(new Set(authors), name).toEqual(new Set([author]));
      recorded.add(name);
      return answer.body?.data;
    },
    read: async (path, token = owner.token) => (await app.request({ path, token })).body.data,
    async find(statement, ...values) {
      const { rows } = await ownerPool.query<Record<string, string>>(statement, values);
      expect(rows.length, statement).toBeGreaterThan(0);
      return Object.values(rows[0] as object)[0] as string;
    },
    async settle() {
      do await platforms.settled();
      while ((await app.runJobs()).length > 0);
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      for (const each of [platforms, names, provider, smtp, mailbox]) await each[Symbol.asyncDispose]();
    },
  };
}
