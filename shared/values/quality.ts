/** The share of right answers that the terms promise (C112). A version's thresholds are chosen to reach it. */
export const promisedAccuracy = 0.8;

/** The fewest measured answers for which the page shows an accuracy. Smaller samples say too little. */
export const minMeasuredAnswers = 20;

/** The fewest generated questions from which the accuracy is estimated. */
export const minMadeQuestions = 20;

/**
 * The outcomes of a question. `right`: answered rightly, or handed over where a person must answer. `asked_back`,
 * `handed_over`: an answer existed and was not given. `wrong`: another answer was given, or any answer where a person
 * must answer.
 */
export const outcomes = ["right", "asked_back", "handed_over", "wrong"] as const;
