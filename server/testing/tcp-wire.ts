import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** When the connection breaks: before the piece is sent, or when the first piece of its response arrives. */
export type CutAt = "before" | "after";

/** A proxy between the product and a server, which a test can hold or break at a chosen point. */
export interface TcpWire extends AsyncDisposable {
  /** The server's address through this proxy. */
  url: string;
  /** Returns the number of pieces that the product has sent since the proxy was opened. */
  sent: () => number;
  /**
   * Breaks the connection that sends the `nth` piece from now, counted over all connections. Resolves with that piece
   * when the connection is broken; null when `cancelCut` was called first.
   */
  cut: (nth: number, at: CutAt) => Promise<Buffer | null>;
  cancelCut: () => void;
  /** Breaks every open connection and refuses new ones until it is called with false. */
  refuse: (refuses: boolean) => void;
  /**
   * Holds the first connection on which all `words` were sent, in this order. `before` keeps the last of them from
   * the database, `after` forwards it and holds the response. Resolves when a connection is held.
   */
  hold: (words: string[], when: "before" | "after") => Promise<void>;
  /** Breaks the held connection, like the end of the server, and stops holding. */
  release: () => void;
}

interface Cut {
  left: number;
  at: CutAt;
  done: (piece: Buffer | null) => void;
}

interface Watch {
  words: string[];
  when: "before" | "after";
  held: () => void;
  /** The number of words that each connection has sent. */
  bytesSent: WeakMap<Socket, number>;
}

export async function openTcpWire(url: string): Promise<TcpWire> {
  const target = new URL(url);
  const upstream = new URL(url);
  let watch: Watch | null = null;
  let cut: Cut | null = null;
  let sent = 0;
  let isRefusing = false;
  const open = new Set<Socket>();
  const silent = new WeakSet<Socket>();

  /** Whether this piece completes the words on its connection. */
  const isLast = (server: Socket, piece: Buffer): boolean => {
    if (!watch) return false;
    let at = watch.bytesSent.get(server) ?? 0;
    for (let from = 0; at < watch.words.length; at += 1) {
      const word = watch.words[at] as string;
      const found = piece.indexOf(word, from);
      if (found < 0) break;
      from = found + word.length;
    }
    watch.bytesSent.set(server, at);
    return at === watch.words.length;
  };

  /** Returns the cut that applies to this piece, if any. */
  const takeCut = (): Cut | null => {
    sent += 1;
    if (!cut || (cut.left -= 1) > 0) return null;
    const taken = cut;
    cut = null;
    return taken;
  };

  const line = createServer((server) => {
    if (isRefusing) return void server.destroy();
    let breaksAtAnswer: (() => void) | null = null;
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
      const taken = takeCut();
      if (taken?.at === "before") {
        server.destroy();
        return taken.done(piece);
      }
      if (taken) breaksAtAnswer = () => taken.done(piece);
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
      if (breaksAtAnswer) {
        server.destroy();
        breaksAtAnswer();
        breaksAtAnswer = null;
        return;
      }
      if (!silent.has(server)) server.write(piece);
    });
  });
  line.listen(0, "127.0.0.1");
  await once(line, "listening");
  upstream.port = String((line.address() as AddressInfo).port);
  upstream.hostname = "127.0.0.1";
  return {
    url: upstream.href,
    hold: (words, when) => new Promise((held) => (watch = { words, when, held, bytesSent: new WeakMap() })),
    sent: () => sent,
    cut: (nth, at) => new Promise((done) => (cut = { left: nth, at, done })),
    cancelCut() {
      cut?.done(null);
      cut = null;
    },
    refuse(refuses) {
      isRefusing = refuses;
      if (refuses) for (const socket of open) socket.destroy();
    },
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
