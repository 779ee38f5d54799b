import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { chromiumFlags } from "../../scripts/browser/chromium.ts";
import { percentile, round } from "../figures.ts";

/** Scores up to 100, times in milliseconds, sizes in transferred bytes. */
export interface PageFigures {
  performance: number;
  accessibility: number;
  best_practices: number;
  seo: number;
  lcp_ms: number;
  cls: number;
  tbt_ms: number;
  first_view_bytes: number;
}

export interface PageResult {
  figures: PageFigures;
  /** Names of audits outside performance that the page did not pass. */
  failed: string[];
}

/** Port on which Lighthouse controls the browser; it is only reachable from this machine. */
const debuggingPort = 9_477;

/**
 * Returns the median of several measurements for each figure, because one during a busy moment of the machine is not
 * representative.
 */
export async function measureOften(runs: number, measure: () => Promise<PageResult>): Promise<PageResult> {
  const results: PageResult[] = [];
  while (results.length < runs) results.push(await measure());
  const figures = { ...results[0]!.figures };
  for (const name of Object.keys(figures) as (keyof PageFigures)[])
    figures[name] = percentile(
      results.map((result) => result.figures[name]),
      0.5,
    );
  return { figures, failed: [...new Set(results.flatMap(({ failed }) => failed))] };
}

/**
 * Runs Lighthouse with its mobile settings in a browser of its own, with real throttling of network and processor.
 * Pages that are hidden from search engines on purpose are not audited for that.
 */
export async function measurePage(
  chromiumPath: string,
  url: string,
  options: { isClosed: boolean },
): Promise<PageResult> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const done = await lighthouse(url, {
      port: debuggingPort,
      logLevel: "error",
      output: "json",
      throttlingMethod: "devtools",
      onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
      // The not-found page is measured too.
      ignoreStatusCode: true,
      skipAudits: options.isClosed ? ["is-crawlable", "http-status-code"] : null,
    });
    if (!done || done.lhr.runtimeError)
      throw new Error(
        `Lighthouse could not measure ${url}: ${done?.lhr.runtimeError?.message ?? "no result"}`,
      );
    const { audits, categories } = done.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const number = (name: string) => {
      const value = audits[name]?.numericValue;
      if (value === undefined) throw new Error(`Lighthouse says nothing of ${name} at ${url}`);
      return value;
    };
    const judged = Object.values(categories).filter(({ id }) => id !== "performance");
    return {
      figures: {
        performance: score("performance"),
        accessibility: score("accessibility"),
        best_practices: score("best-practices"),
        seo: score("seo"),
        lcp_ms: round(number("largest-contentful-paint"), 0),
        cls: round(number("cumulative-layout-shift"), 4),
        tbt_ms: round(number("total-blocking-time"), 0),
        first_view_bytes: number("total-byte-weight"),
      },
      failed: judged.flatMap(({ auditRefs }) =>
        auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
      ),
    };
  } finally {
    await browser.close();
  }
}
