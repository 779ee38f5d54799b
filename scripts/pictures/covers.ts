import { dusk, ink, lamp, lampLight, night, palm, paper, sand, wheat } from "./colours.ts";
import { mark, stars } from "./mark.ts";
import { row, street, sceneInks } from "./street.ts";

const width = 1200;
const height = 480;
/** Height of the ground of streets, above the part that a wide card crops. */
const pavement = 396;

/** The important part is in the middle: a card shows the whole height, a wide one two thirds of it. */
const cover = (inside: string, inks = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none"><defs>${inks}</defs>${inside}</svg>\n`;

const background = (colour: string) => `<rect width="${width}" height="${height}" fill="${colour}"/>`;

const glow = `<radialGradient id="glow"><stop stop-color="${lamp}" stop-opacity=".55"/><stop offset=".5" stop-color="${lamp}" stop-opacity=".14"/><stop offset="1" stop-color="${lamp}" stop-opacity="0"/></radialGradient>`;

/** Draws many phrasings of a question, and the agent that understands all of them. */
function dialect(): string {
  const lengths = [96, 164, 70, 164, 130, 210, 88, 150];
  const pills = Array.from({ length: 7 }, (_, line) => {
    let x = -40 - ((line * 67) % 120);
    let out = "";
    for (let at = line * 3; x < width; at++) {
      const long = lengths[at % lengths.length] as number;
      const isAmber = (at * 7 + line * 5) % 11 < 2;
      out += `<rect x="${x}" y="${8 + line * 68}" width="${long}" height="48" rx="16" fill="${isAmber ? lamp : "#FFFFFF"}" opacity="${isAmber ? 1 : 0.13}"/>`;
      x += long + 16;
    }
    return out;
  }).join("");
  return cover(
    `${background(palm)}${pills}<circle cx="600" cy="240" r="250" fill="url(#hush)"/>
<path d="M500 152h200a30 30 0 0 1 30 30v116a30 30 0 0 1-30 30H560l-46 42v-42h-14a30 30 0 0 1-30-30V182a30 30 0 0 1 30-30Z" fill="${night}"/>
${mark(600, 240, 124, { line: paper, light: lampLight })}`,
    `<radialGradient id="hush"><stop offset=".45" stop-color="${palm}"/><stop offset="1" stop-color="${palm}" stop-opacity="0"/></radialGradient>`,
  );
}

/** Draws answers, most of them right, and the interval of the true share. */
function accuracy(): string {
  const bars = Array.from({ length: 38 }, (_, index) => {
    const tall = 60 + ((index * 61 + index * index * 7) % 96);
    const missed = [4, 12, 19, 27, 33].includes(index);
    return `<rect x="${226 + index * 20}" y="${268 - tall}" width="11" height="${tall}" rx="2" fill="#8A5200" opacity="${missed ? 0.28 : 0.9}"/>`;
  }).join("");
  return cover(
    `${background(wheat)}${bars}<path d="M214 326H992" stroke="${ink}" stroke-width="2"/>
<path d="M836 92V382" stroke="${ink}" stroke-width="2" stroke-dasharray="7 7"/><path d="M760 326H940" stroke="${palm}" stroke-width="16"/>
<path d="M868 296l30 30-30 30-30-30Z" fill="${night}"/>`,
  );
}

/** Draws a price list and the row that answers the question. */
function prices(): string {
  const rows = Array.from({ length: 7 }, (_, index) => {
    const y = 86 + index * 58;
    const hit = index === 2;
    const line = (x: number, long: number) =>
      `<rect x="${x}" y="${y + 22}" width="${long}" height="14" rx="7" fill="${ink}" opacity="${hit ? 0.85 : 0.2}"/>`;
    return `${hit ? `<rect x="330" y="${y}" width="540" height="58" fill="#FDE3B4"/><rect x="330" y="${y}" width="9" height="58" fill="${lamp}"/>` : ""}${line(366, 40 + ((index * 37) % 30))}${line(470, 120 + ((index * 53) % 60))}${line(690, 46)}${line(788, 46)}<path d="M330 ${y + 58}h540" stroke="#E5DCCC" stroke-width="1.5"/>`;
  }).join("");
  return cover(
    `${background(dusk)}<rect width="${width}" height="${height}" fill="url(#stars)"/><ellipse cx="600" cy="230" rx="520" ry="300" fill="url(#glow)"/>
<path d="M350 58h500a20 20 0 0 1 20 20v420H330V78a20 20 0 0 1 20-20Z" fill="${paper}"/><path d="M330 86h540" stroke="#E5DCCC" stroke-width="1.5"/>${rows}
<path d="M700 268h250a22 22 0 0 1 22 22v48a22 22 0 0 1-22 22H744l-44 30Z" fill="${palm}"/><rect x="748" y="292" width="170" height="13" rx="6.5" fill="#fff"/><rect x="748" y="322" width="104" height="13" rx="6.5" fill="#fff" opacity=".55"/>`,
    glow + stars("stars", 96, lampLight, 0.07),
  );
}

/** Draws a conversation that the agent hands to a person. */
function handover(): string {
  return cover(
    `${background(lamp)}<rect width="${width}" height="${height}" fill="url(#stars)"/>
<path d="M392 240h416" stroke="${night}" stroke-width="3" stroke-dasharray="3 13" stroke-linecap="round"/>
<circle cx="332" cy="240" r="112" fill="${night}"/>${mark(332, 240, 128, { line: paper, light: lampLight })}
<circle cx="868" cy="240" r="112" fill="${paper}"/><circle cx="868" cy="208" r="36" fill="${palm}"/><path d="M796 306a72 60 0 0 1 144 0Z" fill="${palm}"/>
<g transform="rotate(-8 600 240)"><rect x="518" y="182" width="164" height="116" rx="16" fill="${paper}"/><rect x="542" y="208" width="84" height="13" rx="6.5" fill="${ink}"/><rect x="542" y="236" width="116" height="11" rx="5.5" fill="${ink}" opacity=".25"/><rect x="542" y="258" width="70" height="11" rx="5.5" fill="${ink}" opacity=".25"/><path d="M652 204l11 11-11 11-11-11Z" fill="#8A5200"/></g>`,
    stars("stars", 96, "#6B3F00", 0.24),
  );
}

/** Draws the street after midnight. */
const nightStreet = (): string =>
  cover(
    `${background("url(#sky)")}<path d="M852 84a50 50 0 1 0 44 70 41 41 0 0 1-44-70Z" fill="#F7E7C6"/>${street(row(4), pavement)}`,
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${night}"/><stop offset="1" stop-color="${dusk}"/></linearGradient>${sceneInks}`,
  );

/** Draws the way of a delivery and of a return. */
const policy = (): string =>
  cover(
    `${background(sand)}<rect width="${width}" height="${height}" fill="url(#stars)"/><circle cx="600" cy="240" r="220" fill="url(#hush)"/>
<path d="M404 190h392l-56-56M796 290H404l56 56" stroke="${palm}" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/><path d="M600 214l26 26-26 26-26-26Z" fill="${lamp}"/>`,
    `${stars("stars", 92, "#7A6A4C", 0.28)}<radialGradient id="hush"><stop offset=".4" stop-color="${sand}"/><stop offset="1" stop-color="${sand}" stop-opacity="0"/></radialGradient>`,
  );

/** Draws a closed room with a light inside. */
function privacy(): string {
  const star = (size: number, opacity: number) =>
    `<path transform="translate(600 240) rotate(22.5) scale(${size / 64}) translate(-32 -29.5)" d="M32 5L39.18 12.18L49.32 12.18L49.32 22.32L56.5 29.5L49.32 36.68L49.32 46.82L39.18 46.82L32 54L24.82 46.82L14.68 46.82L14.68 36.68L7.5 29.5L14.68 22.32L14.68 12.18L24.82 12.18Z" stroke="${lampLight}" stroke-width="${(64 / size) * 2.5}" opacity="${opacity}"/>`;
  return cover(
    `${background(night)}<circle cx="600" cy="240" r="330" fill="url(#glow)"/>${[620, 500, 390, 290].map((size, index) => star(size, 0.16 + index * 0.16)).join("")}
<path d="M548 316V218a52 52 0 0 1 104 0v98Z" fill="${lampLight}"/><path d="M600 206a20 20 0 0 1 10 37l8 39h-36l8-39a20 20 0 0 1 10-37Z" fill="${night}"/>`,
    glow,
  );
}

/** Draws the first morning. */
const firstDay = (): string =>
  cover(
    `${background("url(#dawn)")}<circle cx="600" cy="246" r="260" fill="url(#glow)"/><circle cx="600" cy="246" r="104" fill="#FFE9BF"/>${street(
      row(4).map((one) => ({ ...one, height: one.height * 0.74 })),
      pavement,
      96,
    )}`,
    `<linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#2C3A5E"/><stop offset=".55" stop-color="#B9805B"/><stop offset="1" stop-color="${lamp}"/></linearGradient>${glow}${sceneInks}`,
  );

/** Covers of the demo's news, by the name of the article's file. */
export const covers = {
  dialect,
  accuracy,
  prices,
  handover,
  night: nightStreet,
  policy,
  privacy,
  "first-day": firstDay,
} satisfies Record<string, () => string>;
