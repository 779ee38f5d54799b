import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** The line between a server and its database, which a test can hold at a statement of its choice. */
export interface DatabaseWire extends AsyncDisposable {
  /** The database's address through this line. */
  url: string;
  /**
   * Holds the first connection on which all `words` went by, in this order: `before` keeps the last of them from the
   * database, `after` lets it be carried out and keeps the answer back. Resolves when one is held.
   */
  hold: (words: string[], when: "before" | "after") => Promise<void>;
  /** Breaks what is held, as the end of the server would, and holds nothing any more. */
  release: () => void;
}

interface Watch {
  words: string[];
  when: "before" | "after";
  held: () => void;
  /** How many of the words each connection has said. */
  said: WeakMap<Socket, number>;
}

export async function databaseWire(url: string): Promise<DatabaseWire> {
  const target = new URL(url);
  const own = new URL(url);
  let watch: Watch | null = null;
  const open = new Set<Socket>();
  const silent = new WeakSet<Socket>();

  /** Whether this piece says the last of the words on its connection. */
  const isLast = (server: Socket, piece: Buffer): boolean => {
    if (!watch) return false;
    let at = watch.said.get(server) ?? 0;
    for (let from = 0; at < watch.words.length; at += 1) {
      const word = watch.words[at] as string;
      const found = piece.indexOf(word, from);
      if (found < 0) break;
      from = found + word.length;
    }
    watch.said.set(server, at);
    return at === watch.words.length;
  };

  const line = createServer((server) => {
    const database = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [server, database],
      [database, server],
    ] as const) {
      open.add(one);
      one.setNoDelay(true);
      one.on("error", () => {});
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
    server.on("data", (piece: Buffer) => {
      if (silent.has(server)) return;
      const isHeld = isLast(server, piece);
      const when = watch?.when;
      if (isHeld && watch) {
        silent.add(server);
        watch.held();
        watch = null;
      }
      if (!isHeld || when === "after") database.write(piece);
    });
    database.on("data", (piece: Buffer) => {
      if (!silent.has(server)) server.write(piece);
    });
  });
  line.listen(0, "127.0.0.1");
  await once(line, "listening");
  own.port = String((line.address() as AddressInfo).port);
  own.hostname = "127.0.0.1";
  return {
    url: own.href,
    hold: (words, when) => new Promise((held) => (watch = { words, when, held, said: new WeakMap() })),
    release() {
      watch = null;
      for (const socket of open) if (silent.has(socket)) socket.destroy();
    },
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      line.close();
      await once(line, "close");
    },
  };
}
