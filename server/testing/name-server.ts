import { createSocket } from "node:dgram";

/** A name server on this machine that knows TXT records: `set` one, `remove` it, and everything else does not exist. */
export async function nameServer() {
  const records = new Map<string, string[]>();
  const socket = createSocket("udp4");
  socket.on("message", (question, from) => {
    const { name, end } = readName(question);
    const texts = records.get(name);
    const answer = Buffer.concat([
      question.subarray(0, 2),
      // A response, recursion available; NXDOMAIN where there is no record.
      Buffer.from([0x81, texts ? 0x80 : 0x83, 0, 1, 0, texts ? 1 : 0, 0, 0, 0, 0]),
      question.subarray(12, end + 4),
      ...(texts ? [answerOf(texts)] : []),
    ]);
    socket.send(answer, from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    set: (name: string, ...texts: string[]) => void records.set(name, texts),
    remove: (name: string) => void records.delete(name),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

function readName(question: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 1 };
}

/** One TXT record: the name of the question, its class, no time to live, and the texts with their lengths. */
function answerOf(texts: readonly string[]): Buffer {
  const data = Buffer.concat(
    texts.flatMap((text) => [Buffer.from([text.length]), Buffer.from(text, "latin1")]),
  );
  const head = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
