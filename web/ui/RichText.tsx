import { Fragment } from "react";

interface RichTextProps {
  /** The translated text with tags: `plain <name>words</name> plain`. */
  text: string;
  /** Renders the named parts. Unknown names show their words unchanged. */
  parts: Record<string, (words: string) => React.ReactNode>;
}

/**
 * A text with links or addresses. `Trans`, which the portal uses, also supports nesting and plurals, and its HTML
 * parser would add 5 kB to public pages.
 */
export function RichText({ text, parts }: RichTextProps) {
  // The split alternates: text, tag name, tag content, text, and so on.
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null;
    const name = index % 3 === 2 ? pieces[index - 1] : undefined;
    return <Fragment key={index}>{(name && parts[name]?.(piece)) ?? piece}</Fragment>;
  });
}
