import { fetch, type Response } from "undici";
import type { PageProblem } from "./document.ts";
import { isPublicAddress } from "./address.ts";
import { BlockedAddress, publicOnlyAgent, type Resolve } from "./safe-connect.ts";

export interface FetchedPage {
  ok: true;
  bytes: Uint8Array;
  /** The header as the server sent it, with its charset. */
  contentType: string;
  /** The address after the last redirect. */
  url: string;
}

/** Hosts and ports that tests may reach in addition to the public internet on ports 80 and 443. */
export interface FetchAllowance {
  ports?: string[];
  addresses?: string[];
  resolve?: Resolve;
}

const maxRedirects = 5;
const timeLimitMs = 20_000;
/** Maximum size of a page after decompression. */
export const maxPageBytes = 10_485_760;
const requestHeaders = {
  "user-agent": "Mozilla/5.0 (compatible; Wakil/1.0)",
  accept: "text/html,application/xhtml+xml,application/pdf;q=0.9,*/*;q=0.5",
  "accept-language": "ar,en;q=0.8",
};

class Refused extends Error {
  readonly problem: PageProblem;
  constructor(problem: PageProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Fetches one page over http or https: public addresses, ports 80 and 443, no cookies, with every redirect validated. */
export async function fetchPage(
  url: string,
  allowance: FetchAllowance = {},
): Promise<FetchedPage | { ok: false; problem: PageProblem }> {
  const agent = publicOnlyAgent(
    (address) => isPublicAddress(address) || (allowance.addresses ?? []).includes(address),
    allowance.resolve,
  );
  const signal = AbortSignal.timeout(timeLimitMs);
  try {
    let at = checkedUrl(url, allowance);
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const response = await fetch(at, {
        dispatcher: agent,
        redirect: "manual",
        credentials: "omit",
        headers: requestHeaders,
        signal,
      });
      const next = redirectOf(response, at);
      if (next === undefined) {
        checkStatus(response.status);
        const bytes = await bodyOf(response);
        return { ok: true, bytes, contentType: response.headers.get("content-type") ?? "", url: at.href };
      }
      await response.body?.cancel();
      at = checkedUrl(next, allowance);
    }
    return { ok: false, problem: "unreachable" };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  } finally {
    await agent.destroy();
  }
}

function checkedUrl(text: string, { ports = [] }: FetchAllowance): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) throw new Refused("invalid_url");
  if (url.username !== "" || url.password !== "") throw new Refused("invalid_url");
  if (!["", "80", "443", ...ports].includes(url.port)) throw new Refused("invalid_url");
  return url;
}

/** Returns the target of a redirect; undefined for other responses. */
function redirectOf(response: Response, from: URL): string | undefined {
  const location = response.headers.get("location");
  if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return undefined;
  return URL.canParse(location, from.href) ? new URL(location, from).href : "";
}

function checkStatus(status: number): void {
  if (status === 200) return;
  if (status === 404 || status === 410) throw new Refused("not_found");
  throw new Refused([401, 403, 407, 429, 451].includes(status) ? "access_denied" : "site_error");
}

/**
 * Bytes are counted as they arrive, because a Content-Length header may be wrong and does not limit the decompressed
 * size.
 */
async function bodyOf(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maxPageBytes) throw new Refused("too_large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function problemOf(error: unknown): PageProblem {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof Refused) return at.problem;
    if (at instanceof BlockedAddress) return "blocked_address";
    if (at.name === "TimeoutError") return "too_slow";
  }
  return "unreachable";
}
