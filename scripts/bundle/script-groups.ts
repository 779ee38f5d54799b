// Decides which modules are bundled into one script. By default the bundler makes a script of every set of modules
// that the same pages share: a page of the portal was a hundred files, each with its own request and badly compressed.
import type { Rolldown } from "vite";

type Modules = Rolldown.ChunkingContext;

/** Whether the chat page needs this module too. */
const isShared = (id: string): boolean =>
  /web[\\/](cookies|api[\\/](api-error|address|endpoint)|ui[\\/]classes|i18n[\\/]show-language)\.ts$/.test(
    id,
  ) || /web[\\/](Live|ui[\\/]Mark)\.|shared[\\/](language|brand|rules[\\/](format|digits))\.ts$/.test(id);

/**
 * Whether this module belongs to the header, the footer or the layout of public pages. Texts with elements inside them
 * (Trans) occur only in the portal.
 */
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

/** Whether this module belongs to forms: a contact or sign-up page would fetch ten small scripts otherwise. */
const isOfForms = (id: string): boolean =>
  /web[\\/](forms[\\/](email|use-form)|toast)\.ts$|shared[\\/]rules[\\/]phone\.ts$/.test(id) ||
  /web[\\/]ui[\\/](Field|TextField|FormErrorSummary)\./.test(id);

/** Whether sign-up, log-in and the reset of a password have this module in common. */
const isOfLogIn = (id: string): boolean =>
  /shared[\\/]rules[\\/](industries|password)\.ts$|web[\\/]api[\\/]endpoints[\\/]auth\.ts$/.test(id) ||
  /web[\\/](pages[\\/]auth[\\/]password-texts|ui[\\/](PasswordField|RichText))\./.test(id);

/** Returns the entries and the targets of `import()` that need this module through static imports. */
function findEntries(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  const starts = new Set<string>();
  if (seen.has(id)) return starts;
  seen.add(id);
  const module = modules.getModuleInfo(id);
  if (module?.isEntry || module?.dynamicImporters.length) starts.add(id);
  for (const importer of module?.importers ?? [])
    for (const start of findEntries(importer, modules, seen)) starts.add(start);
  return starts;
}

/** The entries that visitors fetch who are not logged in. */
const publicEntryPattern = /web[\\/](entries|analytics|pages[\\/](auth|chat|site))[\\/]|web[\\/]toasts\.tsx$/;

/** Whether this module is needed only by pages behind the log-in and by parts that open on a click. */
const isOfPortal = (id: string, modules: Modules): boolean =>
  ![...findEntries(id, modules)].some((start) => publicEntryPattern.test(start));

/** The layout of the portal and the pages that members see first. */
const firstViewPattern =
  /web[\\/](portal-routes|pages[\\/]portal[\\/](PortalLayout|tickets[\\/]TicketsPage|dashboard[\\/]DashboardPage))\.tsx$/;

/** Whether a member's first view needs this module before it is rendered; menus and dialogs are fetched later. */
const isOfFirstView = (id: string, modules: Modules): boolean =>
  [...findEntries(id, modules)].some((start) => firstViewPattern.test(start));

/** Whether only the operator's pages need this module, which no member should fetch. */
const isOfOffice = (id: string, modules: Modules): boolean =>
  [...findEntries(id, modules)].every((start) => /web[\\/]pages[\\/]operator[\\/]/.test(start));

/**
 * Whether only the portal shows this icon or text with elements in it: the site has taken its own, and the indexes of
 * these packages, which import everything, hide which page needs what.
 */
const isOfPortalPackages = (id: string): boolean =>
  /node_modules[\\/](lucide-react[\\/]dist[\\/]esm[\\/]icons|react-i18next|html-parse-stringify)[\\/]/.test(
    id,
  );

/**
 * Whether this module is one of the small ones that most pages of the portal share with a few public pages. Each was a
 * request of its own for every member; a public page that needs one fetches up to 2 kB more.
 */
const isOfPortalAndSite = (id: string): boolean =>
  /web[\\/](ui[\\/](EmptyState|ErrorState|Pagination)|i18n[\\/]use-format|api[\\/]endpoints[\\/]email-verification)\./.test(
    id,
  ) || /shared[\\/]rules[\\/](pagination|format-count)\.ts$/.test(id);

/** Whether the portal shares this module with the chat page: live connections above all. */
const isOfPortalAndChat = (id: string): boolean =>
  /node_modules[\\/]eventsource-parser[\\/]|web[\\/](api[\\/](events|endpoints[\\/]chatbot)|use-online)\.ts$/.test(
    id,
  );

type Groups = NonNullable<Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"]>;

export const scriptGroups: Groups = [
  // React in one file for both entries: it changes least, and small pieces compress badly.
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
  { name: "shared", test: isShared, priority: 3 },
  // What every public page needs, in one file instead of thirty.
  { name: "site", test: isOfSite, priority: 2 },
  { name: "forms", test: isOfForms, priority: 1 },
  { name: "log-in", test: isOfLogIn, priority: 1 },
  { name: "portal-and-site", test: isOfPortalAndSite, priority: 1 },
  { name: "portal-and-chat", test: isOfPortalAndChat, priority: 1 },
  {
    name: (id, modules) =>
      isOfPortalPackages(id) || (isOfPortal(id, modules) && isOfFirstView(id, modules)) ? "portal" : null,
    debugName: "portal",
    minShareCount: 2,
    // Dependencies that a public page needs too stay where they are, or that page would fetch the portal.
    includeDependenciesRecursively: false,
  },
  {
    name: (id, modules) => {
      if (!isOfPortal(id, modules) || isOfFirstView(id, modules)) return null;
      return isOfOffice(id, modules) ? "office" : "portal-later";
    },
    debugName: "portal-later",
    minShareCount: 4,
    includeDependenciesRecursively: false,
  },
];
