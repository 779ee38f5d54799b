import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Serves the build's files in `folder`: assets, the widget's loader and pictures. */
export async function addStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    decorateReply: true,
    // The build has placed .br and .gz files beside every asset that compresses.
    preCompressed: true,
  });
  app.get("/assets/*", { config: { rateLimit: false } }, (request, reply) =>
    reply
      .header("cross-origin-resource-policy", "cross-origin")
      // A chat in a sandboxed frame has an opaque origin, so its module scripts are fetched as cross-origin
      // requests.
      .header("access-control-allow-origin", "*")
      .sendFile(`assets/${(request.params as { "*": string })["*"]}`, { maxAge: "365d", immutable: true }),
  );
  // Other sites embed the loader; with ten minutes a corrected one reaches them soon.
  app.get("/widget.js", (_request, reply) =>
    reply
      .header("cross-origin-resource-policy", "cross-origin")
      .header("access-control-allow-origin", "*")
      .sendFile("widget.js", { maxAge: "10m" }),
  );
  // These are covers of news, and pictures that our links show in other people's pages and chats. They are redrawn
  // under the same name.
  app.get("/pictures/*", { config: { rateLimit: false } }, (request, reply) =>
    reply
      .header("cross-origin-resource-policy", "cross-origin")
      .sendFile(`pictures/${(request.params as { "*": string })["*"]}`, { maxAge: "7d" }),
  );
  app.get("/favicon.svg", (_request, reply) => reply.sendFile("favicon.svg", { maxAge: "1d" }));
}
