import { expect, test } from "vitest";
import { listen, readEvents, type ServerEvent } from "./events.ts";

const streamOf = (pieces: Uint8Array<ArrayBuffer>[]) =>
  new Response(
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    }),
  );

test("events are parsed from a stream wherever its chunks end", async () => {
  const stream = new TextEncoder().encode(
    ': hello\n\nevent: message\ndata: {"a":"قهوة"}\n\ndata: one\ndata: two\r\n\r\nevent: ti',
  );
  for (const size of [1, 7, stream.length]) {
    const pieces = Array.from({ length: Math.ceil(stream.length / size) }, (_, index) =>
      stream.subarray(index * size, (index + 1) * size),
    );
    const events: ServerEvent[] = [];
    await readEvents(streamOf(pieces), (event) => events.push(event));
    // What a stream leaves unfinished is no event.
    expect(events).toEqual([
      { event: "message", data: '{"a":"قهوة"}' },
      { event: "message", data: "one\ntwo" },
    ]);
  }
});

test("a stream that ends is opened again, and the gap is reported", async () => {
  const stop = new AbortController();
  let openCount = 0;
  const events: string[] = [];
  const open = () => {
    openCount += 1;
    return Promise.resolve(new Response(`data: ${openCount}\n\n`));
  };
  await listen(
    open,
    {
      onEvent: ({ data }) => {
        events.push(data);
        if (data === "2") stop.abort();
      },
      onReconnect: () => events.push("gap"),
    },
    stop.signal,
  );
  expect(events).toEqual(["1", "gap", "2"]);
});
