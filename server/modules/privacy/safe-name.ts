const maxCharacters = 80;

/** Returns a file name that is valid on every system and contains no path. */
export const safeName = (name: string | null): string => {
  const plain = (name ?? "").replaceAll(/[^\p{L}\p{N}.-]+/gu, "_").replaceAll(/\.{2,}/g, ".");
  return plain === "" ? "" : `-${[...plain].slice(-maxCharacters).join("")}`;
};
