/** The chat's appearance as an owner chose it. Null means the default. */
export interface ChatLook {
  /** The colour as `#rrggbb` in lower case. */
  color: string | null;
  /** A small square picture as a `data:` address. */
  avatar: string | null;
}

/** The longest `data:` address that is stored, in characters. A picture of 160 by 160 pixels needs a fifth of it. */
export const maxAvatarLength = 40_000;
export const avatarSide = 160;

const picture = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);
export const isAvatar = (text: string): boolean => text.length <= maxAvatarLength && picture.test(text);

/** The backgrounds of the chat's text in the current theme, each `#rrggbb` or `#rgb`. */
export interface ChatBackgrounds {
  canvas: string;
  surface: string;
}

type Rgb = readonly [number, number, number];

/** Short forms such as `#fff` occur because the build minifies style sheets. */
const parseColor = (color: string): Rgb => {
  const digits = color.slice(1);
  const value = Number.parseInt(digits.length === 3 ? digits.replace(/./g, "$&$&") : digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};
const formatColor = (color: Rgb): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
const mixColors = (a: Rgb, b: Rgb, ofB: number): Rgb => [
  a[0] + (b[0] - a[0]) * ofB,
  a[1] + (b[1] - a[1]) * ofB,
  a[2] + (b[2] - a[2]) * ofB,
];

/** The relative luminance according to WCAG 2. */
function luminance(color: Rgb): number {
  const [r, g, b] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours according to WCAG 2, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(parseColor(a)), luminance(parseColor(b))].sort((x, y) => x - y) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
}

const night = "#0b1424";
const white = "#ffffff";
/** The minimum contrast of text, slightly above WCAG's 4.5 because colours are rounded to 256 steps. */
const minTextContrast = 4.6;

/** Returns the most readable text colour on a background. Its contrast is always at least 4.5. */
export function readableTextColor(background: string): string {
  if (contrast(night, background) >= minTextContrast) return night;
  return contrast(white, background) >= contrast("#000000", background) ? white : "#000000";
}

/** Returns the colour, shifted towards black or white until it is readable on all backgrounds. */
function ensureReadable(color: string, grounds: readonly string[]): string {
  const goal = parseColor(luminance(parseColor(grounds[0]!)) > 0.18 ? "#000000" : white);
  for (let share = 0; share < 1; share += 0.04) {
    const moved = formatColor(mixColors(parseColor(color), goal, share));
    if (grounds.every((background) => contrast(moved, background) >= minTextContrast)) return moved;
  }
  return formatColor(goal);
}

/**
 * Returns the chat's design tokens for an owner's colour. Owners choose brand colours that are often unreadable as
 * text, so text colours are shifted until they have enough contrast in either theme, and the header stays dark enough
 * for its light text.
 */
export function createChatTokens(
  color: string,
  { canvas, surface }: ChatBackgrounds,
): Record<string, string> {
  const tint = formatColor(mixColors(parseColor(surface), parseColor(color), 0.14));
  const main = ensureReadable(color, [canvas, surface]);
  const hover = formatColor(mixColors(parseColor(main), parseColor(readableTextColor(main)), 0.14));
  // Areas without text keep the owner's colour unless it is almost invisible on the page.
  const fill = [canvas, surface].every((background) => contrast(color, background) >= 1.4) ? color : main;
  return {
    "--ours": fill,
    "--on-ours": readableTextColor(fill),
    "--palm": main,
    "--palm-hover": readableTextColor(hover) === readableTextColor(main) ? hover : main,
    "--on-palm": readableTextColor(main),
    "--palm-tint": tint,
    "--on-palm-tint": ensureReadable(color, [tint]),
    "--lamp": fill,
    "--lamp-hover": fill,
    "--on-lamp": readableTextColor(fill),
    "--focus": main,
    ...gradientEndColor(color),
  };
}

/**
 * Returns the end colour of the header's gradient, dark enough for light text. For a bright yellow no mixture looks
 * clean, so the default colour stays.
 */
function gradientEndColor(color: string): { "--head-end"?: string } {
  for (let share = 0.35; share < 0.5; share += 0.05) {
    const dark = formatColor(mixColors(parseColor(color), parseColor(night), share));
    if (contrast("#d3dae6", dark) >= minTextContrast) return { "--head-end": dark };
  }
  return {};
}
