import { previewBudget, previewSize } from "../scripts/pictures/formats.ts";
import { jpegSize } from "../scripts/pictures/jpeg-size.ts";
import { expect, test } from "./test.ts";

/** Returns what a service reads of a page when its link is shared, without scripts and cookies. */
async function readPreviewTags(address: string): Promise<Record<string, string>> {
  const html = await (await fetch(address, { headers: { accept: "text/html" } })).text();
  const tags = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

test("a shared link of every public page and article shows a picture of its own, in its language", async ({
  baseURL,
  language,
}) => {
  test.setTimeout(120_000);
  const sitemap = await (await fetch(`${baseURL}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address]) => new URL(address!))
    .filter((address) => address.search === "")
    .map((address) => address.pathname);
  expect(paths).toEqual(expect.arrayContaining(["/", "/aboutus", "/pricing", "/newsdeatils/1"]));
  const seen = new Set<string>();
  for (const path of paths) {
    const [here, there] = await Promise.all(
      [language, language === "ar" ? "en" : "ar"].map((each) =>
        readPreviewTags(`${baseURL}${path}?lang=${each}`),
      ),
    );
    const address = here!["og:image"]!;
    expect(address, path).toMatch(new RegExp(`^${baseURL}/pictures/`));
    expect(address, `${path} in both languages`).not.toBe(there!["og:image"]);
    expect(here!["og:image:alt"], path).toBeTruthy();
    expect(here!["twitter:card"]).toBe("summary_large_image");

    const picture = await fetch(address);
    expect(picture.status, address).toBe(200);
    expect(picture.headers.get("content-type")).toBe("image/jpeg");
    expect(picture.headers.get("cache-control")).toMatch(/max-age=\d{5,}/);
    expect(picture.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const bytes = new Uint8Array(await picture.arrayBuffer());
    expect(jpegSize(bytes), address).toEqual(previewSize);
    expect(bytes.length, address).toBeLessThanOrEqual(previewBudget);
    expect([here!["og:image:width"], here!["og:image:height"]]).toEqual([
      String(previewSize.width),
      String(previewSize.height),
    ]);
    seen.add(address);
  }
  expect(seen.size, "no two pages share a picture").toBe(paths.length);
});

test("what nobody is to find or share names no picture", async ({ baseURL }) => {
  for (const path of ["/email-alert", "/no-such-page", "/forgot-password-error"])
    expect((await readPreviewTags(`${baseURL}${path}`))["og:image"], path).toBeUndefined();
});
