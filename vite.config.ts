import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { oldestBrowsers } from "./scripts/bundle/browsers.ts";
import { scriptGroups } from "./scripts/bundle/script-groups.ts";

/** React Aria carries its few words in 34 languages. Two are ours; the others become Arabic, unused. */
const twoLanguages: Plugin = {
  name: "react-aria-two-languages",
  enforce: "pre",
  resolveId(source, importer) {
    if (!importer || !/react-aria|react-stately/.test(importer)) return null;
    const match = /\/([a-z]{2}-[A-Z]{2})\.m?js$/.exec(source);
    if (!match || match[1] === "en-US" || match[1] === "ar-AE") return null;
    return "\0no-words";
  },
  load(id) {
    return id === "\0no-words" ? "export default {};" : null;
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  publicDir: "web/public",
  plugins: [twoLanguages, react()],
  // What draws pages on the server is one file that stands alone, styles' class names included.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { "process.env.NODE_ENV": '"production"' } }),
  build: {
    outDir: isSsrBuild ? "dist/server" : "dist/web",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // No inlined data: or blob: URLs, so that the content security policy can stay strict.
    assetsInlineLimit: 0,
    target: oldestBrowsers,
    modulePreload: {
      polyfill: false,
      // A page's own scripts name what they need; only styles have to be known beforehand. Saves every visitor 1 kB.
      resolveDependencies: (_url, files, { hostType }) =>
        hostType === "js" ? files.filter((file) => file.endsWith(".css")) : files,
    },
    rolldownOptions: {
      input: isSsrBuild
        ? { server: "web/entries/server.tsx" }
        : { app: "web/entries/app.tsx", chat: "web/entries/chat.tsx" },
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: { groups: scriptGroups },
          },
    },
  },
}));
