import { Fragment } from "react";

interface RichTextProps {
  /** `plain <name>words</name> plain`, as it stands in the texts. */
  text: string;
  /** What a named part becomes; a name that is not here shows its words as they are. */
  parts: Record<string, (words: string) => React.ReactNode>;
}

/**
 * A text with links or addresses inside. The portal uses `Trans`, which also nests and counts and brings a parser of
 * HTML along: 5 kB that no public page is to pay for.
 */
export function RichText({ text, parts }: RichTextProps) {
  // Plain, name, words, plain, name, words, …, plain.
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  return pieces.map((piece, at) => {
    if (at % 3 === 1) return null;
    const name = at % 3 === 2 ? pieces[at - 1] : undefined;
    return <Fragment key={at}>{(name && parts[name]?.(piece)) ?? piece}</Fragment>;
  });
}
