import { tokens } from "#server/answers/text/tokens.ts";
import type { Catalogue } from "./catalogue.ts";
import { withColumns } from "./columns-asked.ts";
import { frameOf, type Frame } from "./frame.ts";

/** Words that stand in names, and in labels of prices: they are content whatever else they are. */
function rowWords({ nameStems }: Catalogue): (word: string) => boolean {
  return (word) => {
    const [token] = tokens(word);
    return token !== undefined && nameStems.has(token.stem);
  };
}

/** What a text asks of the rows of a catalogue. */
export const frameIn = (text: string, catalogue: Catalogue): Frame =>
  withColumns(
    frameOf(text, rowWords(catalogue), (word) => catalogue.stemOf.has(word)),
    catalogue,
  );
