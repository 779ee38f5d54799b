/** C112: the share of right answers that the terms promise. The thresholds of a version are chosen to reach it. */
export const promisedAccuracy = 0.8;

/** With fewer answers than this the page shows no accuracy, because the sample is too small. */
export const minMeasuredAnswers = 20;

/** Questions that must be made from a business's own data before they say anything of it. */
export const minMadeQuestions = 20;

/**
 * `right`: answered rightly, or left to a person where that is right. `asked_back`, `handed_over`: there was an answer
 * and it was not given. `wrong`: something else was said, or something where only a person knows.
 */
export const outcomes = ["right", "asked_back", "handed_over", "wrong"] as const;
