/** The limits of a rule's fields. Lengths are in characters. */
export const triageLimits = {
  maxRules: 50,
  maxName: 60,
  maxWords: 40,
  maxWordLength: 60,
  maxTopics: 40,
  maxTags: 5,
} as const;

export const sentiments = ["upset", "urgent"] as const;
