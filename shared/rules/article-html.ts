/** C133: what an article's HTML may hold, for the server that saves it and for the page that shows it. */
export const articleTags = [
  "p",
  "h2",
  "h3",
  "ul",
  "ol",
  "li",
  "blockquote",
  "strong",
  "b",
  "em",
  "i",
  "a",
  "br",
  "hr",
  "img",
  "bdi",
  "code",
];

export const articleAttributes: Record<string, string[]> = {
  a: ["href"],
  img: ["src", "alt", "width", "height"],
  bdi: ["dir"],
};

/** Links may lead there, and to places of our own. */
export const articleSchemes = ["https", "mailto"];
