import type { Faq } from "#shared/contract/faqs.ts";
import type { Problems } from "#web/forms/use-form.ts";

/** The form of an answer. Phrasings are one per line, `exact` is "yes" or "". */
export type FaqValues = Record<"phrasings" | "answer.ar" | "answer.en" | "exact", string>;

export const emptyValues: FaqValues = { phrasings: "", "answer.ar": "", "answer.en": "", exact: "" };

export const valuesOf = (faq: Faq): FaqValues => ({
  phrasings: faq.phrasings.join("\n"),
  "answer.ar": faq.answer.ar ?? "",
  "answer.en": faq.answer.en ?? "",
  exact: faq.exact ? "yes" : "",
});

/** Returns the body of the API call. */
export const bodyOf = (values: FaqValues) => ({
  phrasings: values.phrasings.split("\n"),
  answer: { ar: values["answer.ar"].trim() || null, en: values["answer.en"].trim() || null },
  exact: values.exact === "yes",
});

/** Returns the missing fields, before the server is called. */
export function faqProblems(
  values: FaqValues,
  texts: { questions: string; answer: string | null },
): Problems<FaqValues> {
  const noAnswer = !values["answer.ar"].trim() && !values["answer.en"].trim();
  return {
    phrasings: values.phrasings.trim() ? undefined : texts.questions,
    "answer.ar": noAnswer && texts.answer ? texts.answer : undefined,
  };
}
