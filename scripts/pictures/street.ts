import { lamp, night } from "./colours.ts";

/** Draws a wall with stepped merlons along its roof, down to `ground`. */
function wall(x: number, top: number, width: number, ground: number): string {
  const teeth = Math.max(4, Math.round(width / 15));
  const step = width / teeth;
  const tooth = `h${(step * 0.14).toFixed(2)}v-3.5h${(step * 0.18).toFixed(2)}v-4h${(step * 0.36).toFixed(2)}v4h${(step * 0.18).toFixed(2)}v3.5h${(step * 0.14).toFixed(2)}`;
  return `M${x} ${top}${tooth.repeat(teeth)}V${ground}H${x}Z`;
}

export interface House {
  x: number;
  width: number;
  height: number;
  lit?: boolean;
}

/** Draws a shop of the street with its shutter down; a `lit` one has a person in it. */
function house({ x, width, height, lit }: House, ground: number): string {
  const top = ground - height;
  const colour = lit ? "#1A2B4A" : "#14223C";
  const slots = Array.from({ length: Math.floor((width - 34) / 14) }, (_, index) => x + 18 + index * 14);
  const glass = { x: x + width * 0.13, width: width * 0.48, height: height * 0.36 };
  const upper = [0.2, 0.56]
    .map(
      (at) =>
        `<rect x="${x + width * at}" y="${top + 34}" width="${width * 0.17}" height="${height * 0.19}" rx="1" fill="${night}"/>`,
    )
    .join("");
  const front = lit
    ? `<rect x="${glass.x}" y="${ground - 6 - glass.height}" width="${glass.width}" height="${glass.height}" fill="url(#glass)"/>
<path stroke="#7A4700" stroke-width="1.5" d="M${glass.x + glass.width / 2} ${ground - 6}v${-glass.height}M${glass.x} ${ground - 6 - glass.height * 0.58}h${glass.width}"/>`
    : `<rect x="${glass.x}" y="${ground - 6 - glass.height}" width="${glass.width}" height="${glass.height}" fill="#0A1220"/>
<path stroke="${colour}" d="${Array.from({ length: Math.floor(glass.height / 6) }, (_, index) => `M${glass.x} ${ground - 6 - index * 6 - 3}h${glass.width}`).join("")}"/>`;
  return `<path fill="${colour}" d="${wall(x, top, width, ground)}"/>
<path fill="${night}" d="${slots.map((at) => `M${at} ${top + 21}h6l-3-6Z`).join("")}"/>${upper}${front}
<rect x="${x + width * 0.7}" y="${ground - height * 0.31}" width="${width * 0.17}" height="${height * 0.31}" fill="${night}"/>`;
}

/** The gradients to which `glass` and `light` of a street refer. */
export const sceneInks = `<linearGradient id="glass" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#FFE3AE"/><stop offset="1" stop-color="${lamp}"/></linearGradient>
<radialGradient id="light"><stop stop-color="${lamp}" stop-opacity=".6"/><stop offset=".5" stop-color="${lamp}" stop-opacity=".15"/><stop offset="1" stop-color="${lamp}" stop-opacity="0"/></radialGradient>`;

/**
 * Draws houses side by side on `ground`, with taller ones in the dark behind and the light of lit ones between both
 * rows.
 */
export function street(houses: readonly House[], ground: number, behindBy = 190): string {
  const width = Math.max(...houses.map((one) => one.x + one.width)) + 40;
  const behind = Array.from({ length: Math.ceil(width / 190) }, (_, index) =>
    wall(index * 190 - 30, ground - behindBy - ((index * 53) % 70), 210, ground),
  ).join("");
  const lights = houses
    .filter((one) => one.lit)
    .map(
      (one) =>
        `<ellipse cx="${one.x + one.width * 0.4}" cy="${ground - 40}" rx="${one.width * 1.9}" ry="${one.height * 1.05}" fill="url(#light)"/>`,
    )
    .join("");
  const front = houses.toSorted((a, b) => Number(a.lit ?? false) - Number(b.lit ?? false));
  const pavement = `<path fill="#0A1120" d="M-20 ${ground}h${width}v400h-${width}Z"/><path stroke="#22324F" d="M-20 ${ground}h${width}"/>`;
  return `<path fill="#0F1B31" d="${behind}"/>${lights}${front.map((one) => house(one, ground)).join("")}${pavement}`;
}

const sizes = [
  [116, 150],
  [118, 196],
  [132, 164],
  [138, 236],
  [112, 178],
  [150, 158],
  [122, 214],
  [128, 168],
  [140, 190],
  [130, 152],
] as const;

/** Returns a row of shops, 1600 wide, one of which is lit. */
export function row(litAt: number): House[] {
  let x = -14;
  return [...sizes, ...sizes.slice(0, 3)].map(([width, height], index) => {
    const one = {
      x,
      width,
      height: index === litAt ? 240 : height - (height > 220 ? 44 : 0),
      lit: index === litAt,
    };
    x += width;
    return one;
  });
}
