/** The logo's ring and lamp, in a square of 64. */
const ring =
  "M32 5L39.18 12.18L49.32 12.18L49.32 22.32L56.5 29.5L49.32 36.68L49.32 58.49L39.18 46.82L32 54L24.82 46.82L14.68 46.82L14.68 36.68L7.5 29.5L14.68 22.32L14.68 12.18L24.82 12.18Z";
const flame = "M32 20.5L41 29.5L32 38.5L23 29.5Z";

/** Draws the logo around `x`, `y`; its tail is on the side where a line of the language begins. */
export function mark(
  x: number,
  y: number,
  size: number,
  {
    line,
    fill = "none",
    light,
    flip = false,
  }: { line: string; fill?: string; light: string; flip?: boolean },
): string {
  const scale = size / 64;
  return `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale}) translate(-32 -30)"><path d="${ring}" fill="${fill}" stroke="${line}" stroke-width="4.5" stroke-linejoin="round"/><path d="${flame}" fill="${light}"/></g>`;
}

/** Returns the star pattern of the brand as a `<pattern>` with this id. */
export function stars(id: string, size: number, colour: string, opacity: number): string {
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path transform="scale(${size / 80})" d="M40 0L51.7 11.7L68.3 11.7L68.3 28.3L80 40L68.3 51.7L68.3 68.3L51.7 68.3L40 80L28.3 68.3L11.7 68.3L11.7 51.7L0 40L11.7 28.3L11.7 11.7L28.3 11.7Z" fill="none" stroke="${colour}" stroke-width="1.2" opacity="${opacity}"/></pattern>`;
}
