import { parseHTML } from "linkedom";
import mammoth from "mammoth";
import type { ReadDocument } from "./document.ts";
import { htmlBlocks } from "./html-blocks.ts";
import { withTables } from "./tables/with-tables.ts";

/** Reads Word 2007 and later through HTML, which preserves headings, lists and tables. */
export async function readDocx(bytes: Uint8Array): Promise<ReadDocument> {
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    {
      styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"],
      convertImage: mammoth.images.imgElement(async () => ({ src: "" })),
      externalFileAccess: false,
    },
  );
  const { document } = parseHTML(`<html><body>${value}</body></html>`);
  const blocks = htmlBlocks(document.body);
  const title = blocks[0]?.kind === "heading" ? blocks[0].text : undefined;
  return withTables({
    format: "docx",
    ...(title ? { title } : {}),
    blocks,
    faqs: [],
    products: [],
    warnings: [],
  });
}
