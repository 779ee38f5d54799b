declare module "word-extractor" {
  interface TextOptions {
    filterUnicode?: boolean;
    includeHeadersAndFooters?: boolean;
    includeBody?: boolean;
  }
  interface WordDocument {
    getBody(options?: TextOptions): string;
    getTextboxes(options?: TextOptions): string;
    getFootnotes(options?: TextOptions): string;
    getEndnotes(options?: TextOptions): string;
  }
  export default class WordExtractor {
    extract(source: Buffer): Promise<WordDocument>;
  }
}
