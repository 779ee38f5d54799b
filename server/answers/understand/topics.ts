import { fromArabizi, isArabizi } from "#server/answers/text/arabizi.ts";
import { type Token, tokens } from "#server/answers/text/tokens.ts";

/** Stems of the content words, by which topics are compared. */
function subjectStems(text: string): string[] {
  const all = tokens(text);
  const subject = all.filter((token) => !token.isFunction);
  return (subject.length > 0 ? subject : all).map((token: Token) => token.stem);
}

/**
 * The first of these topics (words or phrases of either language) that a message mentions, in any spelling or form and in
 * Arabizi; undefined when it mentions none.
 */
export function topicOf(message: string, topics: readonly string[]): string | undefined {
  if (topics.length === 0) return undefined;
  const said = [message, ...(isArabizi(message) ? [fromArabizi(message)] : [])].map(subjectStems);
  return topics.find((topic) => {
    const looked = subjectStems(topic);
    if (looked.length === 0) return false;
    return said.some((stems) =>
      stems.some((_, at) => looked.every((stem, offset) => stems[at + offset] === stem)),
    );
  });
}
