import { soundOf } from "#server/answers/text/sounds.ts";
import { canonical, isFunctionWord } from "#server/answers/text/dialect.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { translateAt } from "#server/answers/text/translate.ts";
import { isLatin } from "#server/answers/text/words.ts";
import type { Catalogue } from "./catalogue.ts";
import { withAdults } from "./adults.ts";
import { withLimits } from "./answer-limited.ts";
import { withColumns } from "./requested-columns.ts";
import { withDimensions } from "./dimensions.ts";
import { frameOf, type Frame } from "./frame.ts";
import type { RowVocabulary } from "./question-words.ts";
import { withNamedNumbers } from "./numbers-named.ts";

/** The words that stand in names are content whatever else they are. */
function vocabularyOf(catalogue: Catalogue): RowVocabulary {
  const { nameStems, titleStems, optionStems, cellHeaderStems, bySound, stemOf } = catalogue;
  return {
    isRowWord: (word) => {
      const [token] = tokens(word);
      if (token === undefined) return false;
      // "Box" of a list that writes it بوكس.
      const alike = isLatin(word) && word.length > 2 ? (bySound.get(soundOf(word)) ?? []) : [];
      return [token.stem, ...alike].some((stem) => nameStems.has(stem));
    },
    isTranslatedName: (word) => {
      const found =
        translateAt("ar", [canonical(word)], 0, (stem) => nameStems.has(stem))?.translations ?? [];
      return (
        found.some(({ word: other, stem }) => !isFunctionWord(other) && nameStems.has(stem)) &&
        !found.some(({ stem }) => cellHeaderStems.has(stem))
      );
    },
    isTitleWord: (word) => tokens(word).some(({ stem, isFunction }) => !isFunction && titleStems.has(stem)),
    isLabelWord: (word) => tokens(word).some(({ stem }) => optionStems.has(stem)),
    isWritten: (word) => stemOf.has(word),
  };
}

/** What a text asks of the rows of a catalogue. */
export const frameIn = (text: string, catalogue: Catalogue): Frame =>
  withLimits(
    withDimensions(
      withNamedNumbers(
        withColumns(withAdults(frameOf(text, vocabularyOf(catalogue)), catalogue), catalogue),
        catalogue,
      ),
      catalogue.dimensions,
    ),
  );
