// Which modules travel in one script. Left to itself the bundler makes a script of every set of modules that the same
// pages share: a page of the portal was a hundred files, each a journey and badly compressed.
import type { Rolldown } from "vite";

type Modules = Rolldown.ChunkingContext;

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
  /web[\\/](App|BrowserRouter|load-once|lazy-part|use-search-params|ErrorBoundary|page-title|page-focus|match-pattern|page|paths|titles|routes|site-routes|LoggedOut)\.tsx?$/.test(
    id,
  ) ||
  /web[\\/]components[\\/]site[\\/](SceneLayout|TextPage|SiteHeader|SiteFooter)/.test(id) ||
  /web[\\/]ui[\\/](Button|Link|Load(Boundary|edPage)|TextLink|Wordmark|Spinner|Ltr|icon|site-icons)\./.test(
    id,
  ) ||
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

/** The entries and targets of `import()` that need this module, by their static imports. */
function findStarts(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  const starts = new Set<string>();
  if (seen.has(id)) return starts;
  seen.add(id);
  const module = modules.getModuleInfo(id);
  if (module?.isEntry || module?.dynamicImporters.length) starts.add(id);
  for (const importer of module?.importers ?? [])
    for (const start of findStarts(importer, modules, seen)) starts.add(start);
  return starts;
}

/** Where the scripts begin that somebody may fetch who is not logged in. */
const visitorsFiles = /web[\\/](entries|analytics|pages[\\/](auth|chat|site))[\\/]|web[\\/]toasts\.tsx$/;

/** Whether only pages behind the log-in, and what opens on a click, need this module. */
const isOfPortal = (id: string, modules: Modules): boolean =>
  ![...findStarts(id, modules)].some((start) => visitorsFiles.test(start));

/** The frame of the portal and the pages that members begin with. */
const firstFiles =
  /web[\\/](portal-routes|pages[\\/]portal[\\/](PortalLayout|tickets[\\/]TicketsPage|dashboard[\\/]DashboardPage))\.tsx$/;

/** Whether a member's first view needs this module before it can be drawn: menus and dialogs follow later. */
const isOfFirstView = (id: string, modules: Modules): boolean =>
  [...findStarts(id, modules)].some((start) => firstFiles.test(start));

type Groups = NonNullable<Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"]>;

export const scriptGroups: Groups = [
  // React in one file for both entries: it changes least, and small pieces compress badly.
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
  { name: "shared", test: isShared, priority: 3 },
  // What every public page needs, in one file instead of thirty.
  { name: "site", test: isOfSite, priority: 2 },
  { name: "forms", test: isOfForms, priority: 1 },
  { name: "doors", test: isOfDoors, priority: 1 },
  {
    name: (id, modules) =>
      !isOfPortal(id, modules) ? null : isOfFirstView(id, modules) ? "portal" : "portal-later",
    debugName: "portal",
    // What few pages share stays beside them: with 3 a page of the portal carries 10 KB that only others need.
    minShareCount: 5,
    // What a visitor's page needs as well stays where it is, or that page would fetch the portal.
    includeDependenciesRecursively: false,
  },
];
