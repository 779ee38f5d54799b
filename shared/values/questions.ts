/** The longest question and the longest expected answer, in characters. */
export const maxQuestionLength = 500;

export const maxAnswerLength = 4000;
