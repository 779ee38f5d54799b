/** An answer of the roastery's FAQ sheet, with its customers' phrasings of the question. */
export interface DemoFaq {
  /** 3–6 phrasings: standard Arabic, Gulf dialect, English. */
  ask: string[];
  ar: string;
  en: string;
}
