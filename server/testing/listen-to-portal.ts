/** Listens to the events of an open portal and records them as they arrive. */
export async function listenToPortal(url: string, token: string) {
  const leave = new AbortController();
  const answer = await fetch(`${url}/api/events/`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leave.signal,
  });
  let received = "";
  const reading = (async () => {
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>)
      received += Buffer.from(chunk).toString("utf8");
  })().catch(() => {});
  return {
    heard: () => received,
    [Symbol.asyncDispose]: async () => {
      leave.abort();
      await reading;
    },
  };
}
