import { expect, test } from "vitest";
import { cutEvents, listen } from "./events.ts";

test("events are cut out of a stream wherever its pieces end", () => {
  const { events, rest } = cutEvents(
    ': hello\n\nevent: message\ndata: {"a":1}\n\ndata: one\ndata: two\r\n\r\nevent: ti',
  );
  expect(events).toEqual([
    { event: "message", data: '{"a":1}' },
    { event: "message", data: "one\ntwo" },
  ]);
  expect(rest).toBe("event: ti");
});

test("a stream that ends is opened again, and the gap is reported", async () => {
  const stop = new AbortController();
  let opened = 0;
  const heard: string[] = [];
  const open = () => {
    opened += 1;
    return Promise.resolve(new Response(`data: ${opened}\n\n`));
  };
  await listen(
    open,
    {
      onEvent: ({ data }) => {
        heard.push(data);
        if (data === "2") stop.abort();
      },
      onReconnect: () => heard.push("gap"),
    },
    stop.signal,
  );
  expect(heard).toEqual(["1", "gap", "2"]);
});
