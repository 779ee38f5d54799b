const maxCharacters = 80;

/** Of the name that somebody gave a file, what is a name on every system and leads nowhere. */
export const safeName = (name: string | null): string => {
  const plain = (name ?? "").replaceAll(/[^\p{L}\p{N}.-]+/gu, "_").replaceAll(/\.{2,}/g, ".");
  return plain === "" ? "" : `-${[...plain].slice(-maxCharacters).join("")}`;
};
