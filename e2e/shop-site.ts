import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface ShopSite {
  url: string;
  server: Server;
}

/** Starts a shop's own site on another origin; `headers` are those of every page, for example a policy. */
export async function shopSite(html: string, headers: Record<string, string> = {}): Promise<ShopSite> {
  const server = createServer((request, response) => {
    const isPage = !request.url?.includes(".");
    response.writeHead(isPage ? 200 : 404, { "content-type": "text/html; charset=utf-8", ...headers });
    response.end(isPage ? html : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, server };
}
