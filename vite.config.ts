import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/**
 * Sonner dismisses a toast after 45 px of swipe and offers no setting; the product promises 20 px.
 * The build fails if the constant is no longer there, so an update cannot silently undo it.
 */
const toastSwipe: Plugin = {
  name: "toast-swipe-20px",
  transform(code, id) {
    if (!/[\\/]sonner[\\/]dist[\\/]index\.mjs/.test(id)) return null;
    const changed = code.replace("const SWIPE_THRESHOLD = 45;", "const SWIPE_THRESHOLD = 20;");
    if (changed === code) this.error("sonner no longer declares SWIPE_THRESHOLD = 45");
    return { code: changed, map: null };
  },
};

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

export default defineConfig({
  publicDir: "web/public",
  plugins: [toastSwipe, twoLanguages, react()],
  build: {
    outDir: "dist/web",
    emptyOutDir: true,
    manifest: true,
    // No inlined data: or blob: URLs, so that the content security policy can stay strict.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { portal: "web/entries/portal.tsx", chat: "web/entries/chat.tsx" } },
  },
});
