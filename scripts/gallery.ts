import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

// Every component of the web on one page, reloaded as it is edited: for looking at, in ?lang=ar|en and both themes.
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const server = await createServer({
  root,
  configFile: join(root, "vite.config.ts"),
  appType: "custom",
  server: { port: 5199 },
});
server.middlewares.use((request, response, next) => {
  if (!request.headers.accept?.includes("text/html")) return next();
  const language = new URL(request.url ?? "/", "http://here").searchParams.get("lang") === "en" ? "en" : "ar";
  const page = `<!doctype html><html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}" data-theme="system"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Gallery</title></head><body><div id="root"></div><script type="module" src="/web/gallery/gallery.tsx"></script></body></html>`;
  server
    .transformIndexHtml(request.url ?? "/", page)
    .then((html) => response.setHeader("content-type", "text/html; charset=utf-8").end(html), next);
});
await server.listen();
console.log(`gallery ${server.resolvedUrls?.local[0] ?? ""}`);
