/** The limits of an answer written in the portal, in characters. Both the form and the server apply them. */
export const faqLimits = { phrasing: 300, answer: 4000, phrasings: 100 } as const;
