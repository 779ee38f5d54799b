/** The sides are physical. The bubble follows the page's direction, which the host element states in `data-side`. */
export const styles = `
:host{--accent:#0b1424;--on:#f5b65c}
button{all:unset;position:fixed;bottom:20px;right:20px;display:grid;place-items:center;width:60px;height:60px;border-radius:50%;background:var(--accent);color:var(--on);box-shadow:0 10px 30px -8px rgb(11 20 36/.55);cursor:pointer;transition:transform .2s}
button:hover{transform:scale(1.05)}
button:focus-visible{outline:3px solid #f2a33a;outline-offset:3px}
button svg{width:34px;height:34px}
button img{width:60px;height:60px;border-radius:50%;object-fit:cover}
p{position:fixed;bottom:92px;right:20px;max-width:240px;margin:0;padding:10px 14px;border-radius:14px;background:#fff;color:#16202e;font:15px/1.6 system-ui,sans-serif;box-shadow:0 10px 30px -12px rgb(11 20 36/.5)}
iframe{position:fixed;bottom:92px;right:20px;width:min(400px,calc(100vw - 40px));height:min(640px,calc(100dvh - 112px));border:0;border-radius:18px;background:#fff;box-shadow:0 24px 60px -18px rgb(11 20 36/.55);color-scheme:normal}
:host([data-side=left]) :is(button,p,iframe){right:auto;left:20px}
[hidden],button>:last-child,:host([data-open]) button>:first-child{display:none}
:host([data-open]) button>:last-child{display:block}
@media(max-width:480px){iframe,:host([data-side=left]) iframe{inset:0;width:100vw;height:100dvh;border-radius:0}}
@media(prefers-reduced-motion:reduce){button{transition:none}}
`;

const ns = "http://www.w3.org/2000/svg";
const ring =
  "M32 5L39.18 12.18L49.32 12.18L49.32 22.32L56.5 29.5L49.32 36.68L49.32 58.49L39.18 46.82L32 54L24.82 46.82L14.68 46.82L14.68 36.68L7.5 29.5L14.68 22.32L14.68 12.18L24.82 12.18Z";

/** Creates the drawing element by element, because a page's policy can forbid markup from text. */
function createDrawing(...paths: [d: string, fill: string, width: string][]): SVGElement {
  const svg = document.createElementNS(ns, "svg");
  svg.setAttribute("viewBox", "0 0 64 64");
  svg.setAttribute("aria-hidden", "true");
  for (const [d, fill, width] of paths) {
    const path = document.createElementNS(ns, "path");
    path.setAttribute("d", d);
    path.setAttribute("fill", fill);
    path.setAttribute("stroke", "currentColor");
    path.setAttribute("stroke-width", width);
    path.setAttribute("stroke-linejoin", "round");
    path.setAttribute("stroke-linecap", "round");
    svg.append(path);
  }
  return svg;
}

export const createLogoIcon = (): SVGElement =>
  createDrawing([ring, "none", "5"], ["M32 20.5L41 29.5L32 38.5L23 29.5Z", "currentColor", "2"]);

/** The icon that minimises the chat while it is open. */
export const createMinimizeIcon = (): SVGElement => createDrawing(["M16 25l16 16 16-16", "none", "6"]);
