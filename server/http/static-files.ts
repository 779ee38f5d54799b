import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** The files of the build in `folder`: assets, the widget's loader and pictures. */
export async function addStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    decorateReply: true,
    // The build has laid .br and .gz beside every asset that shrinks.
    preCompressed: true,
  });
  app.get("/assets/*", { config: { rateLimit: false } }, (request, reply) =>
    reply
      .header("cross-origin-resource-policy", "cross-origin")
      // A chat in a sandboxed frame has no origin of its own; module scripts are then fetched as from a stranger.
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
  // Covers of news, and what links of ours show in other people's pages and chats. They are redrawn under the same name.
  app.get("/pictures/*", { config: { rateLimit: false } }, (request, reply) =>
    reply
      .header("cross-origin-resource-policy", "cross-origin")
      .sendFile(`pictures/${(request.params as { "*": string })["*"]}`, { maxAge: "7d" }),
  );
  app.get("/favicon.svg", (_request, reply) => reply.sendFile("favicon.svg", { maxAge: "1d" }));
}
