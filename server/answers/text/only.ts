/** A word that limits what stands before it: "بالسعر فقط", "Sunday and Tuesday only". */
export const onlyPattern = /(?<!\p{L})(?:فقط|بس|only)(?!\p{L})/iu;
