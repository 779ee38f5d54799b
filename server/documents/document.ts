/** The result of reading a source: plain text in reading order, and the rows of the filled-in template. */

export type DocumentFormat = "pdf" | "docx" | "doc" | "xlsx" | "xls" | "html";

/** The position of a piece of text in its source, for the citation that the owner and the customer see. */
export interface Place {
  /** The 1-based page of a PDF. */
  page?: number;
  /** The name of a workbook's sheet. */
  sheet?: string;
  /** The 1-based row of a sheet, as the spreadsheet program shows it. */
  row?: number;
  /** The nearest heading above the text. */
  heading?: string;
}

export interface Block {
  kind: "heading" | "paragraph" | "list" | "table";
  /**
   * The text in reading order and logical (not visual) character order, without control marks. A table row is `cell |
   * cell`.
   */
  text: string;
  /** The cells of a table row by column, "" for empty ones. They are only kept until tables are read as rows. */
  cells?: string[];
  /** Whether the block is the first row of a table. */
  startsTable?: boolean;
  place: Place;
}

/** A row of the template's FAQ sheet: one answer in one or both languages, any number of phrasings. */
export interface FaqRow {
  phrasings: string[];
  /** Answer texts; at least one is present. */
  answer: { ar?: string; en?: string };
  place: Place;
}

/** One of several prices of a row, labelled by its column: a size, a portion, a period. */
interface PriceOption {
  label: string;
  amount: number;
}

/** A row of a list of offers: of our template, of another sheet, of a table or a menu. */
export interface ProductRow {
  name: { ar?: string; en?: string };
  /** What the header of the column of names calls a row: "Plan", "Room". */
  noun?: string;
  /** The title of the part of the list that the row belongs to. */
  category?: string;
  /** The current price in `currency`, e.g. 98.5; absent when the cell is empty or there are several prices. */
  price?: number;
  /** The price before a discount. */
  was?: number;
  /** The original price cell, when it says more than an amount: "25 per hour", "soon". */
  priceNote?: string;
  /** The unit that the price is for: "month", "visit". */
  unit?: string;
  prices?: PriceOption[];
  /** The time of one lesson of a timetable. */
  slot?: { day: number; minutes: number; until?: number };
  /** The ISO 4217 code, e.g. SAR. */
  currency?: string;
  availability?: Availability;
  /** The text of every other column by its header, in the sheet's order. */
  attributes: Record<string, string>;
  place: Place;
}

export type Availability = "in_stock" | "out_of_stock" | "preorder";

export interface ReadDocument {
  format: DocumentFormat;
  title?: string;
  blocks: Block[];
  faqs: FaqRow[];
  products: ProductRow[];
  /** Parts of a readable document that were left out or need a check, with their places; shown to the owner. */
  warnings: Warning[];
  /** Addresses of a page's links, as they are written. They are not stored. */
  links?: string[];
}

export interface Warning {
  code: DocumentWarning;
  place: Place;
  /** Confidence of the text recognition of a page, 0–100. */
  confidence?: number;
}

export type DocumentWarning =
  | "price_not_a_number" // The row is kept without its price.
  | "row_without_answer"
  | "row_without_question"
  | "row_without_name"
  | "page_unreadable" // One page of several has a broken font map and was left out.
  | "page_scanned" // One page of several is a picture and was left out.
  | "page_recognized" // The page is a picture whose text was recognised, with `confidence`.
  | "page_unclear"; // The page is a picture whose text was not recognised with enough confidence, and was left out.

/**
 * Why a source could not be read. Each code has a text with advice in both languages.
 * `invalid_type` and `too_large` carry the specification's own messages.
 */
type DocumentProblem =
  | "invalid_type" // The extension or the content is not PDF, Word or Excel, or they differ.
  | "too_large" // The file is larger than 10,485,760 bytes.
  | "empty" // The file has zero bytes or contains only white space.
  | "damaged" // The format's own parser refuses the file.
  | "encrypted" // The file is protected with a password.
  | "unreadable_text" // The file has text, but its font map is broken, so the result is not language.
  | "scanned" // The pages are pictures that could not be recognised in time.
  | "scan_unclear" // The pages are pictures whose text was not recognised with enough confidence.
  | "unsafe" // The file is a decompression bomb, or contains an external entity or a path outside its folder.
  | "too_slow" // Reading took longer than 20 seconds.
  | "too_much_memory"; // Reading took more than 256 MB.

/** Why a web page could not be read, in addition to the problems of a downloaded document. */
export type PageProblem =
  | DocumentProblem
  | "invalid_url" // The address is not http:// or https://, contains a password, or has a port other than 80 and 443.
  | "blocked_address" // The address leads into a private network and is never fetched.
  | "unreachable" // The host does not exist, the connection was refused or broken, or there were too many redirects.
  | "not_found" // The response was 404 or 410.
  | "access_denied" // The response was 401, 403, 407, 429 or 451: the page needs a log-in or rejects programs.
  | "site_error"; // The response was any other status than 200.

export type ReadResult = { ok: true; document: ReadDocument } | { ok: false; problem: DocumentProblem };
export type PageResult = { ok: true; document: ReadDocument } | { ok: false; problem: PageProblem };
