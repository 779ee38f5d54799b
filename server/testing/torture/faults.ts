import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Fault } from "#server/simulator/faults.ts";
import { connectTo } from "#server/testing/held-job.ts";
import type { CutAt, TcpWire } from "#server/testing/tcp-wire.ts";
import type { TorturedServer } from "./tortured-server.ts";

/** A fault that waits for its moment; `end` takes it away and says what it met, null when it met nothing. */
interface ArmedFault {
  end: () => Promise<string | null>;
}

/** What can fail at its k-th call of a day, and how. */
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

/** Lets the k-th call of this kind from now fail, once. */
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

/** The words of a piece, enough to find the statement or command again. */
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

/** Every write to the disk fails until it ends. */
export function fillDisk(server: TorturedServer): () => void {
  server.setControl({ disk: { left: 1, code: "ENOSPC", always: true } });
  return () => server.setControl({ disk: null });
}

/** The database says that its disk is full, to whatever stores a message or what arrived, until it ends. */
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

/** Takes every connection that the database has left, after its lines to the product broke; resolves with how to give them back. */
export async function takeAllConnections({ product }: TorturedServer): Promise<() => Promise<void>> {
  const held: pg.Client[] = [];
  product.wire.refuse(true);
  for (;;) {
    try {
      held.push(await connectTo(product.database.ownerUrl));
    } catch {
      break;
    }
  }
  product.wire.refuse(false);
  return async () => void (await Promise.all(held.map((client) => client.end().catch(() => {}))));
}
