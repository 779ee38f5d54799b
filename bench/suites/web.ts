import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { isLanguage, languages } from "#shared/language.ts";
import { ensureChromium } from "../../scripts/browser/chromium.ts";
import { startProduct } from "../../scripts/browser/product.ts";
import { budgetOf, sumByPart } from "../../scripts/bundle/budget.ts";
import { weighBuild } from "../../scripts/bundle/weight.ts";
import { measureOften, measurePage, type PageFigures } from "../web/measure-page.ts";
import { addressOf, isHiddenFromSearch, publicPaths } from "../web/pages.ts";
import { findMissedBudgets, worstFigures } from "../web/worst.ts";

const built = (name: string) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));

/** Returns the heaviest of the built pages, the chat and the widget, measured like the build's budget. */
async function bytes(): Promise<object> {
  const weighed = await weighBuild(built("web"), built("server"));
  const all = weighed.map(({ page, language, files }) => ({
    page: language ? page : "",
    name: page,
    ...sumByPart(files),
  }));
  const heaviest = (part: "js" | "css" | "all") =>
    all.filter(({ page }) => page).toSorted((a, b) => b[part] - a[part])[0];
  const alone = (name: string) => all.find((weight) => weight.name === name);
  return {
    pages: {
      js: { gzip: heaviest("js")?.js, page: heaviest("js")?.name },
      css: { gzip: heaviest("css")?.css, page: heaviest("css")?.name },
      all: { gzip: heaviest("all")?.all, page: heaviest("all")?.name },
      budget: budgetOf("/"),
    },
    chat: { js: alone("chat")?.js, css: alone("chat")?.css, budget: budgetOf("chat") },
    widget: { js: alone("widget")?.js, budget: budgetOf("widget") },
  };
}

/**
 * Measures every public page in both languages with Lighthouse on a simulated slow phone, and the size of the build.
 * `--pages=/,/pricing` and `--languages=ar` measure fewer pages, `--runs=1` each only once instead of three times
 * (the median counts), `--url=http://…` a running product.
 */
export async function run(args: string[]): Promise<object> {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: "string" },
      languages: { type: "string" },
      runs: { type: "string", default: "3" },
      url: { type: "string" },
    },
  });
  const chromium = ensureChromium();
  if (!chromium) return { skipped: "no Chromium" };
  const product = values.url ? undefined : await startProduct();
  try {
    const url = product?.url ?? values.url!;
    const paths = values.pages?.split(",") ?? (await publicPaths(url));
    const spoken = values.languages?.split(",").filter(isLanguage) ?? languages;
    const measured: { where: string; figures: PageFigures }[] = [];
    const pages: Record<string, Record<string, PageFigures>> = {};
    const missed: string[] = [];
    for (const path of paths) {
      for (const language of spoken) {
        const where = `${path} (${language})`;
        const address = addressOf(url, path, language);
        const closed = await isHiddenFromSearch(url, path);
        const { figures, failed } = await measureOften(Number(values.runs), () =>
          measurePage(chromium, address, { isClosed: closed }),
        );
        console.error(where, JSON.stringify(figures), failed.join(" "));
        measured.push({ where, figures });
        (pages[path] ??= {})[language] = figures;
        missed.push(...findMissedBudgets(where, figures), ...failed.map((audit) => `${where}: ${audit}`));
      }
    }
    return { runs: Number(values.runs), pages, worst: worstFigures(measured), missed, bytes: await bytes() };
  } finally {
    await product?.stop();
  }
}
