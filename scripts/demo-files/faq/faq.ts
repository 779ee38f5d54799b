/** One answer of the roastery's FAQ sheet, with the ways its customers ask for it. */
export interface DemoFaq {
  /** 3–6 phrasings: standard Arabic, Gulf dialect, English. */
  ask: string[];
  ar: string;
  en: string;
}
