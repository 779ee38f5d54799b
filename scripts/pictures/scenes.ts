import type { Texts } from "../../e2e/texts.ts";
import { covers } from "./covers.ts";
import { lampLight, night } from "./colours.ts";
import { mark } from "./mark.ts";
import { type House, row, street, sceneInks } from "./street.ts";

const icon = (path: string, size = 30) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;

const source = "M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h5";

/** Draws the logo as a lamp on its cord, with its lower end at `y`. */
const lampAt = (y: number) =>
  `<div class="lamp" style="inset-block-start:${y - 86}px"><svg class="turned" width="86" height="86" viewBox="0 0 64 64">${mark(32, 30, 64, { line: lampLight, light: lampLight })}</svg></div>`;

const escapeXml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** Draws a shop's answered conversation at night. */
export function thread(t: Texts): string {
  const say = (key: string) => escapeXml(t(`landing:demo.${key}`));
  const turnTransform = (at: string) =>
    `<p class="bubble asked">${say(`q${at}`)}</p><div class="bubble answered">${say(`a${at}`)}<span class="source">${icon(source, 20)}${say(`s${at}`)}</span></div>`;
  return `<div class="glow"></div><div class="thread"><header><i>${icon("M5 9h12v6a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5V9Zm12 1h2a2.5 2.5 0 0 1 0 5h-2M8 3c1 1 0 2 0 3m4-3c1 1 0 2 0 3")}</i><span><b>${say("shop")}</b><small>${say("note")}</small></span></header>
${turnTransform("1")}${turnTransform("2")}</div>${lampAt(124)}`;
}

/** Draws a street across the whole width, with the fifth house below the lamp. */
const streetOf = (houses: readonly House[]) =>
  `<svg class="turned" style="position:absolute;inset-block-end:0;inset-inline-end:-286px" width="1600" height="630" viewBox="0 0 1600 630" fill="none"><defs>${sceneInks}</defs>${street(houses, 590)}</svg>`;

/** Draws the street with one lit shop. */
export const lastShop = (): string =>
  `${streetOf(row(4))}<div class="glow" style="inset-block-start:-150px"></div>${lampAt(300)}`;

/** Draws the same shop from the opposite side of the street. */
export const nearShop = (): string =>
  `<svg class="turned" style="position:absolute;inset-block-end:0;inset-inline-end:0;mask:linear-gradient(90deg,#000 40%,transparent 66%)" width="1200" height="630" viewBox="416 297 600 315" fill="none"><defs>${sceneInks}</defs>${street(row(4), 590)}</svg>`;

/** Draws the same street with more lit shops. */
export const openShops = (): string =>
  `${streetOf(row(4).map((one, index) => ({ ...one, lit: index > 1 && index !== 5 && index < 8 })))}${lampAt(300)}`;

/** Draws three plans by their names, with the middle one under the lamp. */
export function plans(t: Texts): string {
  const plan = (id: string) =>
    `<div class="plan">${escapeXml(t(`pricing:${id}.name`))}<i></i><i></i><i></i><i></i></div>`;
  return `<div class="plans">${["basic", "professional", "enterprise"].map(plan).join("")}</div>${lampAt(190)}`;
}

/** Draws three ways of contact, with the first one lit. */
export function lines(t: Texts): string {
  const forward = icon("M5 12h14M13 6l6 6-6 6", 34);
  const line = (key: string, path: string) =>
    `<div>${icon(path, 36)}${escapeXml(t(`contact:${key}`))}${forward}</div>`;
  return `<div class="glow"></div><div class="lines">${line("whatsapp", "M3.5 20.5 4.7 16A8.6 8.6 0 1 1 8 19.3l-4.5 1.2ZM8.8 8.3c.3-.6.9-.6 1.2-.1l.8 1.5c.1.3.1.6-.2.9l-.5.6c.6 1.2 1.5 2.1 2.7 2.7l.6-.5c.3-.3.6-.3.9-.2l1.5.8c.5.3.5.9-.1 1.2-.8.5-1.7.6-2.5.3-2.3-.8-4-2.5-4.7-4.7-.3-.9-.2-1.7.3-2.5Z")}${line("phone", "M7.5 3.5 10 8.5 8 10.5c1 2.5 3 4.5 5.5 5.5l2-2 5 2.5c0 2.5-1.5 4-4 4C10 20.5 3.5 14 3.5 7.5c0-2.5 1.5-4 4-4Z")}${line("email", "M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5ZM3.5 7l8.5 6.5L20.5 7")}</div>${lampAt(150)}`;
}

const picture = (name: keyof typeof covers) =>
  `data:image/svg+xml;base64,${Buffer.from(covers[name]()).toString("base64")}`;

/** Draws three covers of the news. */
export const threeCovers = (): string =>
  `<div class="covers">${(["night", "handover", "dialect"] as const).map((name) => `<img src="${picture(name)}" alt="">`).join("")}</div>`;

/** Draws a closed room with a light inside. */
export const room = (): string =>
  `<img src="${picture("privacy")}" alt="" style="position:absolute;inset-block-start:-105px;inset-inline-end:-760px;inline-size:2100px;block-size:840px;mask:radial-gradient(closest-side,#000 70%,transparent) center / 1000px 840px no-repeat">`;

/** Draws the promised figure with its measured interval. */
export const promise = (): string =>
  `<div class="figure"><b><bdi dir="ltr">80%</bdi></b><svg class="turned" viewBox="0 0 380 70" fill="none"><path d="M0 40h380" stroke="#16202E" stroke-width="2"/><path d="M110 4v66" stroke="#16202E" stroke-width="2" stroke-dasharray="6 6"/><path d="M44 40h104" stroke="#0B5F59" stroke-width="14"/><path d="M84 14l26 26-26 26-26-26Z" fill="${night}"/></svg></div>${lampAt(132)}`;

/** Draws the cover of an article by the name of its file. */
export const articleCover = (name: keyof typeof covers): string =>
  `<img class="cover" src="${picture(name)}" alt="">`;
