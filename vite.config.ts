import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { oldestBrowsers } from "./scripts/bundle/browsers.ts";

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

/** What the chat page needs too. */
const isShared = (id: string): boolean =>
  /web[\\/](cookies|api[\\/](api-error|address|endpoint)|ui[\\/]classes|i18n[\\/]show-language)\.ts$/.test(
    id,
  ) || /web[\\/](Live|ui[\\/]Mark)\.|shared[\\/](language|brand|rules[\\/](format|digits))\.ts$/.test(id);

/** Header, footer and frame of public pages, with what they are made of. Texts with elements inside them (Trans) are for the portal. */
const isOfSite = (id: string): boolean =>
  /node_modules[\\/]i18next[\\/]/.test(id) ||
  /react-i18next[\\/]dist[\\/]es[\\/](?!Trans|IcuTrans|with)/.test(id) ||
  /web[\\/]i18n[\\/](i18n|use-language)\.ts$/.test(id) ||
  /node_modules[\\/](react-router|cookie|set-cookie-parser)[\\/]/.test(id) ||
  /web[\\/](App|BrowserRouter|use-search-params|ErrorBoundary|page-title|page-focus|match-pattern|page|paths|titles|routes|site-routes|LoggedOut)\.tsx?$/.test(
    id,
  ) ||
  /web[\\/]pages[\\/]site[\\/]CrashPage/.test(id) ||
  /web[\\/]components[\\/]site[\\/](SceneLayout|TextPage|SiteHeader|SiteFooter)/.test(id) ||
  /web[\\/]ui[\\/](Button|Link|TextLink|Wordmark|Spinner|Ltr|icon|site-icons)\./.test(id) ||
  /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/](createLucideIcon|Icon|defaultAttributes|context|shared)/.test(
    id,
  ) ||
  /shared[\\/]contract[\\/]pages\.ts$/.test(id);

/** Fields and what they say when something is missing: a contact or sign-up page would fetch ten scraps otherwise. */
const isOfForms = (id: string): boolean =>
  /web[\\/](forms[\\/](email|use-form)|toast)\.ts$|shared[\\/]rules[\\/]phone\.ts$/.test(id) ||
  /web[\\/]ui[\\/](Field|TextField|FormErrorSummary)\./.test(id);

/** What sign-up, log-in and the ways back in have in common. */
const isOfDoors = (id: string): boolean =>
  /shared[\\/]rules[\\/](industries|password)\.ts$|web[\\/]api[\\/]endpoints[\\/]auth\.ts$/.test(id) ||
  /web[\\/](pages[\\/]auth[\\/]password-texts|ui[\\/](PasswordField|RichText))\./.test(id);

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
            codeSplitting: {
              // React in one file for both entries: it changes least, and small pieces compress badly.
              groups: [
                { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
                { name: "shared", test: isShared, priority: 3 },
                // What every public page needs, in one file instead of thirty.
                { name: "site", test: isOfSite, priority: 2 },
                { name: "forms", test: isOfForms, priority: 1 },
                { name: "doors", test: isOfDoors, priority: 1 },
              ],
            },
          },
    },
  },
}));
