import { readFileStatus } from "./api/file-status.ts";
import { MissingTexts } from "./i18n/i18n.ts";

/** A script, its styles or its texts did not arrive. `forget` lets the next call load them again. */
export class LoadFailure extends Error {
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super("not loaded", { cause });
    this.forget = forget;
  }
}

/** The browsers' messages for a script that did not arrive, and the bundler's for its styles. */
const scriptFailure = /dynamically imported module|Importing a module script|preload CSS/;

/** A script that throws while it runs is a fault of ours, which trying again does not repair. */
const isLoadFailure = (cause: unknown): boolean =>
  cause instanceof MissingTexts || (cause instanceof Error && scriptFailure.test(cause.message));

/**
 * Returns a function that loads a part of the page once. After a new deployment the files of the page in front of the
 * visitor no longer exist, and only a reload of the page finds the new ones.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  let failures = 0;
  return () => {
    if (loading) return loading;
    const attempt = load().catch(async (cause: unknown) => {
      if (!isLoadFailure(cause)) throw cause;
      failures += 1;
      const file = fileOf(cause);
      const status = file && (await readFileStatus(file));
      // Some browsers never fetch a script again that failed once, although the server has it.
      const isStuck = status === 200 && failures > 1;
      if (isStuck || (status === 404 && mayReload())) {
        location.reload();
        return new Promise<never>(() => {});
      }
      throw new LoadFailure(cause, () => {
        if (loading === attempt) loading = undefined;
      });
    });
    loading = attempt;
    return attempt;
  };
}

/**
 * Returns the file that failed, which most browsers name. Where it is unknown, the script with which the page began
 * tells as well whether there was a new deployment, because its name changes with any other.
 */
function fileOf(cause: unknown): string | undefined {
  const named = cause instanceof Error ? /(https?:|\/assets\/)\S+/.exec(cause.message)?.[0] : undefined;
  return named ?? document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
}

const reloadKey = "reloaded-at";
/** A file that is still missing after a reload must not reload the page for ever. */
const minReloadPauseMs = 10 * 60_000;

/** Whether the page has not been reloaded a moment ago. */
function mayReload(): boolean {
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(reloadKey) ?? 0) < minReloadPauseMs) return false;
    sessionStorage.setItem(reloadKey, String(now));
    return true;
  } catch {
    // Without storage nothing would end the reloads, so that none is made.
    return false;
  }
}
