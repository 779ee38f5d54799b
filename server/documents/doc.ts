import WordExtractor from "word-extractor";
import { cleanLine } from "./clean-text.ts";
import type { Block, ReadDocument } from "./document.ts";
import { withTables } from "./tables/with-tables.ts";

/** Reads Word 97–2003. The format's text comes without styles: paragraphs by line, table rows by tabs. */
export async function readDoc(bytes: Uint8Array): Promise<ReadDocument> {
  const word = await new WordExtractor().extract(Buffer.from(bytes));
  // Word's typographic quotes are kept; replacing them would change what is quoted.
  const asWritten = { filterUnicode: false };
  const text = [
    word.getBody(asWritten),
    word.getTextboxes(asWritten),
    word.getFootnotes(asWritten),
    word.getEndnotes(asWritten),
  ].join("\n");
  const blocks = text
    .split(/\r?\n/)
    .map(blockOf)
    .filter((block) => block.text !== "");
  return withTables({ format: "doc", blocks, faqs: [], products: [], warnings: [] });
}

function blockOf(line: string): Block {
  const cells = line.split("\t").map(cleanLine);
  const filled = cells.filter((cell) => cell !== "");
  const text = filled.join(" | ");
  return filled.length > 1
    ? { kind: "table", text, cells, place: {} }
    : { kind: "paragraph", text, place: {} };
}
