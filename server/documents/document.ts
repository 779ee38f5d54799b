/** What reading a source yields: plain text in reading order, and the rows of the filled-in template. */

export type DocumentFormat = "pdf" | "docx" | "doc" | "xlsx" | "xls" | "html";

/** Where a piece of text stands in its source, for the citation the owner and the customer see. */
export interface Place {
  /** 1-based page of a PDF. */
  page?: number;
  /** Name of the sheet of a workbook. */
  sheet?: string;
  /** 1-based row of a sheet, as the spreadsheet program shows it. */
  row?: number;
  /** Nearest heading above the text. */
  heading?: string;
}

export interface Block {
  kind: "heading" | "paragraph" | "list" | "table";
  /** Reading order, logical (not visual) character order, no control marks. A table row is `cell | cell`. */
  text: string;
  /** Of a table row: its cells by column, "" where one is empty. Only until tables are read as rows. */
  cells?: string[];
  /** The first row of a table. */
  startsTable?: boolean;
  place: Place;
}

/** A row of the template's FAQ sheet: one answer in one or both languages, any number of phrasings. */
export interface FaqRow {
  phrasings: string[];
  /** Answer texts; at least one is there. */
  answer: { ar?: string; en?: string };
  place: Place;
}

/** One of several prices of a row, by what its column is called: a size, a portion, a period. */
interface PriceOption {
  label: string;
  amount: number;
}

/** A row of a list of what the business offers: of our template, of any other sheet, of a table or a menu. */
export interface ProductRow {
  name: { ar?: string; en?: string };
  /** What its rows are called by the column of their names: "Plan", "Room". */
  noun?: string;
  /** Title of the part of the list that the row stands in. */
  category?: string;
  /** What it costs today in `currency`, e.g. 98.5; absent when the cell is empty or there are several. */
  price?: number;
  /** Before a discount. */
  was?: number;
  /** The price cell as it is written, when it says more than an amount: "25 per hour", "soon". */
  priceNote?: string;
  /** What the price is for: "month", "visit". */
  unit?: string;
  prices?: PriceOption[];
  /** One lesson of a timetable. */
  slot?: { day: number; minutes: number; until?: number };
  /** ISO 4217, e.g. SAR. */
  currency?: string;
  availability?: Availability;
  /** Every other column, header → cell text, in the sheet's order. */
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
  /** What was left out of an otherwise readable document or is to be checked, and where: shown to the owner. */
  warnings: Warning[];
  /** Of a page: where its links lead, as they are written. Not stored. */
  links?: string[];
}

export interface Warning {
  code: DocumentWarning;
  place: Place;
  /** How sure the recognition of a page is, 0–100. */
  confidence?: number;
}

export type DocumentWarning =
  | "price_not_a_number" // the row is kept, without its price
  | "row_without_answer"
  | "row_without_question"
  | "row_without_name"
  | "page_unreadable" // one page of several has a broken font map and was left out
  | "page_scanned" // one page of several is a picture and was left out
  | "page_recognized" // a page is a picture whose text was recognised, with `confidence`
  | "page_unclear"; // a page is a picture whose text could not be recognised surely enough and was left out

/**
 * Why a source could not be read. Each code has a text with advice in both languages.
 * `invalid_type` and `too_large` carry the specification's own messages.
 */
type DocumentProblem =
  | "invalid_type" // extension and content are not PDF, Word or Excel, or do not agree
  | "too_large" // over 10,485,760 bytes
  | "empty" // zero bytes, or nothing but white space in it
  | "damaged" // the format's own reader refuses it
  | "encrypted" // password-protected
  | "unreadable_text" // has text, but its font map is broken: what comes out is not language
  | "scanned" // pages are pictures that could not be looked at in time
  | "scan_unclear" // pages are pictures whose text could not be recognised surely enough
  | "unsafe" // bomb, external entity, path escape
  | "too_slow" // over 20 s
  | "too_much_memory"; // over 256 MB

/** Why a page of the web could not be read, beside everything a downloaded document can suffer from. */
export type PageProblem =
  | DocumentProblem
  | "invalid_url" // not http:// or https://, carries a password, or a port other than 80 and 443
  | "blocked_address" // leads into a private network; never fetched
  | "unreachable" // no such host, connection refused or broken, too many redirects
  | "not_found" // 404 or 410
  | "access_denied" // 401, 403, 407, 429 or 451: needs a log-in, or turns robots away
  | "site_error"; // any other answer that is not 200

export type ReadResult = { ok: true; document: ReadDocument } | { ok: false; problem: DocumentProblem };
export type PageResult = { ok: true; document: ReadDocument } | { ok: false; problem: PageProblem };
