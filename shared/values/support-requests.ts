export const supportCategories = ["question", "problem", "billing", "idea"] as const;

export const supportStates = ["open", "answered", "closed"] as const;

/** The longest subject, in characters. */
export const maxSupportSubjectLength = 150;
