/** The HTML tags that an article can contain (C133). The server applies the list on saving, the page on rendering. */
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

/** The URL schemes of links. Addresses on our own site are allowed as well. */
export const articleSchemes = ["https", "mailto"];
