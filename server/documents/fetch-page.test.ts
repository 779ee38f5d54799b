import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { isPublicAddress } from "./address.ts";
import { fetchPage, maxPageBytes } from "./fetch-page.ts";
import { readPage } from "./page.ts";
import { closeReaders } from "./readers.ts";

afterAll(closeReaders);

/** Starts a server on loopback, by default on IPv4 and IPv6. */
async function serve(
  answer: RequestListener,
  host = "127.0.0.1",
): Promise<{ port: string; hits: () => number }> {
  let hits = 0;
  const server = createServer((request, response) => {
    hits += 1;
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, host, done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: String((server.address() as AddressInfo).port), hits: () => hits };
}

const loopback = (port: string) => ({ ports: [port], addresses: ["127.0.0.1"] });
const html = (body: string, title = "Shop") =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;

/** Spellings of addresses in private networks, as the host of a URL. */
const spellingsList = [
  "127.0.0.1",
  "127.1",
  "127.0.1",
  "0177.0.0.1",
  "0x7f.0.0.1",
  "0x7f000001",
  "2130706433",
  "017700000001",
  "127.0.0.1.",
  "127.255.255.254",
  "0",
  "0.0.0.0",
  "0x0",
  "localhost",
  "LOCALHOST",
  "localhost.",
  "localtest.localhost",
  "①②⑦.⓪.⓪.①",
  "127。0。0。1",
  "127｡0｡0｡1",
  "１２７.0.0.1",
  "%31%32%37.0.0.1",
  "ⓛocalhost",
  "10.0.0.1",
  "10.255.255.255",
  "172.16.0.1",
  "172.31.255.254",
  "192.168.0.1",
  "192.168.1.254",
  "100.64.0.1",
  "100.127.255.254",
  "169.254.169.254",
  "0xa9fea9fe",
  "2852039166",
  "198.18.0.1",
  "198.19.255.255",
  "192.0.0.170",
  "192.0.2.1",
  "203.0.113.7",
  "224.0.0.1",
  "239.255.255.250",
  "240.0.0.1",
  "255.255.255.255",
  "[::1]",
  "[::]",
  "[0:0:0:0:0:0:0:1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[0:0:0:0:0:ffff:127.0.0.1]",
  "[::127.0.0.1]",
  "[::ffff:0:127.0.0.1]",
  "[::ffff:10.0.0.1]",
  "[::ffff:169.254.169.254]",
  "[64:ff9b::127.0.0.1]",
  "[64:ff9b::7f00:1]",
  "[64:ff9b:1::7f00:1]",
  "[2002:7f00:1::]",
  "[2002:7f00:1::1]",
  "[2002:a00:1::]",
  "[2001:0:7f00:1::]",
  "[2001::1]",
  "[fe80::1]",
  "[fe81::1]",
  "[febf::1]",
  "[fec0::1]",
  "[fc00::1]",
  "[fd00::1]",
  "[fdff::1]",
  "[ff02::1]",
  "[ff05::2]",
  "[100::1]",
  "[2001:db8::1]",
  "[3fff::1]",
  "[2a00:1450::200:5efe:7f00:1]",
  "[2a00:1450::5efe:127.0.0.1]",
  "[5f00::1]",
  "[::ffff:0:0]",
  "[2001:20::1]",
];

test(`A41 none of ${spellingsList.length} spellings of a private address reaches a server`, async () => {
  const v4 = await serve((_, response) => response.end("secret"), "127.0.0.1");
  const v6 = await serve((_, response) => response.end("secret"), "::1");
  const found = await Promise.all(
    spellingsList.flatMap((host) =>
      [v4.port, v6.port].map(async (port) => {
        const page = await fetchPage(`http://${host}:${port}/`, { ports: [port] });
        return [host, page.ok ? "fetched" : page.problem];
      }),
    ),
  );
  expect(spellingsList.length).toBeGreaterThanOrEqual(60);
  expect(v4.hits() + v6.hits()).toBe(0);
  // Host names may be unknown to the machine; everything that is an address must be refused as one.
  const wrong = found.filter(
    ([host, problem]) =>
      problem !== "blocked_address" && !(/localhost/i.test(host!) && problem === "unreachable"),
  );
  expect(
    wrong.filter(([host, problem]) => !(problem === "invalid_url" && !URL.canParse(`http://${host}/`))),
  ).toEqual([]);
});

test("public addresses are not refused", () => {
  const open = [
    "8.8.8.8",
    "1.1.1.1",
    "172.15.0.1",
    "172.32.0.1",
    "100.63.0.1",
    "192.167.0.1",
    "223.255.255.255",
    "2606:4700::1111",
    "2a00:1450:4009::200e",
  ];
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([]);
  expect(["fe80::1%eth0", "example.com", "", "1.2.3"].filter(isPublicAddress)).toEqual([]);
});

test("A41 a name that leads to a private address is refused, also the second time it is asked", async () => {
  const canary = await serve((_, response) => response.end("secret"));
  for (const address of ["127.0.0.1", "10.0.0.1", "::1"]) {
    const family = address.includes(":") ? 6 : 4;
    const page = await fetchPage(`http://rebind.example:${canary.port}/`, {
      ports: [canary.port],
      resolve: (_, done) => done(null, [{ address, family }]),
    });
    expect(page).toEqual({ ok: false, problem: "blocked_address" });
  }
  expect(canary.hits()).toBe(0);
});

test("A41 each redirect is checked anew", async () => {
  const canary = await serve((_, response) => response.end("secret"), "::1");
  const targets = [
    [`http://[::1]:${canary.port}/`, "blocked_address"],
    ["http://169.254.169.254/latest/meta-data/", "blocked_address"],
    ["http://10.0.0.1/", "blocked_address"],
    ["file:///etc/passwd", "invalid_url"],
    ["gopher://127.0.0.1/", "invalid_url"],
    ["http://127.0.0.1:22/", "invalid_url"],
    ["http://user:secret@127.0.0.1/", "invalid_url"],
  ];
  for (const [target, problem] of targets) {
    const door = await serve((_, response) => response.writeHead(302, { location: target! }).end());
    const allowance = { ports: [door.port, canary.port], addresses: ["127.0.0.1"] };
    expect([target, await fetchPage(`http://127.0.0.1:${door.port}/`, allowance)]).toEqual([
      target,
      { ok: false, problem },
    ]);
  }
  expect(canary.hits()).toBe(0);
});

test("five redirects are followed, without cookies, six are not", async () => {
  const cookies: unknown[] = [];
  const server = await serve((request, response) => {
    cookies.push(request.headers.cookie);
    const left = Number(request.url!.slice(1));
    if (left === 0) return void response.writeHead(200, { "content-type": "text/html" }).end("done");
    response.writeHead(302, { location: `/${left - 1}`, "set-cookie": "a=b" }).end();
  });
  expect(await fetchPage(`http://127.0.0.1:${server.port}/5`, loopback(server.port))).toMatchObject({
    ok: true,
  });
  expect(await fetchPage(`http://127.0.0.1:${server.port}/6`, loopback(server.port))).toEqual({
    ok: false,
    problem: "unreachable",
  });
  expect(new Set(cookies)).toEqual(new Set([undefined]));
});

test("what is not a web address is refused before anything is sent (C232, D46)", async () => {
  for (const url of [
    "",
    "example.com",
    "ftp://example.com/",
    "javascript:alert(1)",
    "data:text/html,x",
    "http://",
    "http://a:b@example.com/",
    "http://example.com:8080/",
    "https://example.com:22/",
  ]) {
    expect([url, await fetchPage(url)]).toEqual([url, { ok: false, problem: "invalid_url" }]);
  }
});

test("A41 a body that unpacks past 10 MB is cut off", async () => {
  const bomb = gzipSync(Buffer.alloc(maxPageBytes + 1));
  const server = await serve((_, response) =>
    response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(bomb),
  );
  expect(await fetchPage(`http://127.0.0.1:${server.port}/`, loopback(server.port))).toEqual({
    ok: false,
    problem: "too_large",
  });
});

test("a body without end is cut off", async () => {
  const server = await serve((_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    const sendMore = () => {
      while (response.writable && !response.destroyed && response.write(Buffer.alloc(65_536, "x")));
    };
    response.on("drain", sendMore);
    sendMore();
  });
  expect(await fetchPage(`http://127.0.0.1:${server.port}/`, loopback(server.port))).toEqual({
    ok: false,
    problem: "too_large",
  });
});

test("answers that are not a page say why", async () => {
  const problems = {
    404: "not_found",
    410: "not_found",
    403: "access_denied",
    401: "access_denied",
    429: "access_denied",
    500: "site_error",
    503: "site_error",
  };
  const server = await serve((request, response) => response.writeHead(Number(request.url!.slice(1))).end());
  for (const [status, problem] of Object.entries(problems)) {
    expect(await fetchPage(`http://127.0.0.1:${server.port}/${status}`, loopback(server.port))).toEqual({
      ok: false,
      problem,
    });
  }
  const closing = await serve((request) => request.socket.destroy());
  expect(await fetchPage(`http://127.0.0.1:${closing.port}/`, loopback(closing.port))).toEqual({
    ok: false,
    problem: "unreachable",
  });
});

async function readServed(type: string, body: string | Buffer, path = "/") {
  const server = await serve((_, response) => response.writeHead(200, { "content-type": type }).end(body));
  return readPage({ url: `http://127.0.0.1:${server.port}${path}` }, loopback(server.port));
}

test("a help page is read without its menus, with headings, lists and tables", async () => {
  const page = html(
    `<nav><a href=/>الرئيسية</a><a href=/cart>السلة</a></nav><header><nav>menu</nav></header>
     <main><h1>الشحن والتوصيل</h1><p>نوصل إلى جميع مدن المملكة خلال <b>خمسة</b> أيام.</p>
     <ul><li>الرياض: يوم واحد</li><li>جدة: يومان</li></ul>
     <table><tr><th>المدينة</th><th>الرسوم</th></tr><tr><td>أبها</td><td>25 ريالاً</td></tr></table></main>
     <script>alert("x")</script><footer>جميع الحقوق محفوظة</footer>`,
    "الشحن",
  );
  const result = await readServed("text/html; charset=utf-8", page);
  if (!result.ok) throw new Error(result.problem);
  expect(result.document.title).toBe("الشحن");
  const read = result.document.blocks.map(({ kind, text }) => `${kind}: ${text}`);
  expect(read).toEqual([
    "heading: الشحن والتوصيل",
    "paragraph: نوصل إلى جميع مدن المملكة خلال خمسة أيام.",
    "list: الرياض: يوم واحد",
    "list: جدة: يومان",
    "table: المدينة | الرسوم",
    "table: أبها | 25 ريالاً",
  ]);
});

test("old Arabic encodings are read, whether named by the server, the page or no one", async () => {
  // The text «مرحبا بكم في متجرنا» in windows-1256.
  const words = Buffer.from("e3d1cdc8c720c8dfe320dded20e3cacc d1e4c7".replaceAll(" ", ""), "hex");
  const page = (head: string) =>
    Buffer.concat([
      Buffer.from(`<html><head>${head}</head><body><p>`),
      words,
      Buffer.from("</p></body></html>"),
    ]);
  for (const [type, head] of [
    ["text/html; charset=windows-1256", ""],
    ["text/html", '<meta charset="windows-1256">'],
    ["text/html", '<meta http-equiv="Content-Type" content="text/html; charset=windows-1256">'],
    ["text/html", ""],
  ]) {
    const result = await readServed(type!, page(head!));
    expect(result.ok && result.document.blocks[0]?.text).toBe("مرحبا بكم في متجرنا");
  }
});

test("a page without text is empty, another kind of file is an invalid type", async () => {
  expect(await readServed("text/html", html('<div id="root"></div><script>app()</script>'))).toMatchObject({
    ok: false,
    problem: "empty",
  });
  expect(await readServed("image/png", Buffer.from("89504e47", "hex"))).toMatchObject({
    ok: false,
    problem: "invalid_type",
  });
  expect(await readServed("application/pdf", "no pdf")).toMatchObject({ ok: false, problem: "invalid_type" });
});

test("a page nested without end costs an error or a text, not the server", async () => {
  const result = await readServed("text/html", html(`${"<div>".repeat(20_000)}x`));
  if (!result.ok) expect(["unsafe", "damaged", "too_slow", "too_much_memory"]).toContain(result.problem);
  expect((await readServed("text/html", html("<p>still here</p>"))).ok).toBe(true);
});
