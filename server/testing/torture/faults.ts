import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Fault } from "#server/simulator/faults.ts";
import { connectTo } from "#server/testing/held-job.ts";
import type { CutAt, TcpWire } from "#server/testing/tcp-wire.ts";
import type { TorturedServer } from "./tortured-server.ts";

/** A fault that is armed. `end` removes it and returns what it affected; null when it affected nothing. */
interface ArmedFault {
  end: () => Promise<string | null>;
}

/** The kinds of calls whose k-th call of a day can fail, and how they fail. */
export const callFaults = [
  { target: "platform", how: "cut" },
  { target: "platform", how: "lost" },
  { target: "platform", how: "half" },
  { target: "platform", how: "error" },
  { target: "mail", how: "before" },
  { target: "mail", how: "after" },
  { target: "disk", how: "ENOSPC" },
  { target: "disk", how: "EIO" },
  { target: "database", how: "before" },
  { target: "database", how: "after" },
] as const;

export type CallFault = (typeof callFaults)[number];

export const nameOf = ({ target, how }: CallFault): string => `${target} ${how}`;

const serverError: Fault = {
  kind: "answer",
  answer: {
    status: 500,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ error: { code: 1, message: "An unknown error occurred" } }),
  },
};

/** Makes the k-th call of this kind from now fail once. */
export function armCallFault(server: TorturedServer, { target, how }: CallFault, k: number): ArmedFault {
  switch (target) {
    case "database":
      return armWire(server.product.wire, k, how);
    case "mail":
      return armWire(server.mailWire, k, how);
    case "platform":
      return armPlatform(server, k, how === "error" ? serverError : { kind: how });
    case "disk":
      return armDisk(server, k, how);
  }
}

function armWire(wire: TcpWire, k: number, at: CutAt): ArmedFault {
  const cut = wire.cut(k, at);
  return {
    async end() {
      wire.cancelCut();
      const piece = await Promise.race([cut, sleep(1_000, null)]);
      return piece === null ? null : readable(piece);
    },
  };
}

/** Returns the readable words of a piece, which identify the statement or command. */
const readable = (piece: Buffer): string =>
  piece
    .toString("latin1")
    .replace(/[^\x20-\x7e]+/g, " ")
    .trim()
    .slice(0, 80);

function armPlatform({ product }: TorturedServer, k: number, fault: Fault): ArmedFault {
  const failed = product.platforms.failCall(k, fault);
  return {
    async end() {
      product.platforms.cancelFailure();
      return failed;
    },
  };
}

function armDisk(server: TorturedServer, k: number, code: "ENOSPC" | "EIO"): ArmedFault {
  server.setControl({ disk: { left: k, code } });
  return {
    async end() {
      const met = server.readControl().disk?.met === true;
      server.setControl({ disk: null });
      return met ? `write ${k}` : null;
    },
  };
}

/** Makes every write to the disk fail until it is ended. */
export function fillDisk(server: TorturedServer): () => void {
  server.setControl({ disk: { left: 1, code: "ENOSPC", always: true } });
  return () => server.setControl({ disk: null });
}

/** Makes the database report a full disk for every insert of a message or event, until it is ended. */
export async function fillDatabaseDisk({ product }: TorturedServer): Promise<() => Promise<void>> {
  const tables = ["messages", "channel_events", "sources", "outbox"];
  await product.client
    .query(`create or replace function refuse_for_space() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`);
  for (const table of tables)
    await product.client.query(
      `create trigger full_disk before insert on ${table} for each row execute function refuse_for_space()`,
    );
  return async () => {
    for (const table of tables) await product.client.query(`drop trigger full_disk on ${table}`);
  };
}

/**
 * Takes all remaining connections of the database, after the product's own were broken. Resolves with a function that
 * returns them.
 */
export async function takeAllConnections({ product }: TorturedServer): Promise<() => Promise<void>> {
  const clients: pg.Client[] = [];
  product.wire.refuse(true);
  for (;;) {
    try {
      clients.push(await connectTo(product.database.ownerUrl));
    } catch {
      break;
    }
  }
  product.wire.refuse(false);
  return async () => void (await Promise.all(clients.map((client) => client.end().catch(() => {}))));
}
