/** Limits of an answer written in the portal, in characters. The form counts by them, the server refuses by them. */
export const faqLimits = { phrasing: 300, answer: 4000, phrasings: 100 } as const;
