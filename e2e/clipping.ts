import type { Page } from "@playwright/test";

/**
 * Runs in the page. Returns every text that is only partly visible, one per line, with its place and the element
 * that cuts it off.
 */
function findClipped(): string[] {
  const found = new Set<string>();
  const canvas = document.createElement("canvas").getContext("2d")!;
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ""}${[...element.classList].map((one) => `.${one.replace(/^_?([a-zA-Z-]+).*/, "$1")}`).join("")}`;
  const say = (element: Element, text: string, what: string): void => {
    const near = [element.parentElement, element].flatMap((one) => (one ? [nameOf(one)] : []));
    found.add(`${near.join(" > ")} «${text.trim().replace(/\s+/g, " ").slice(0, 40)}» ${what}`);
  };
  const fontOf = ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration) =>
    `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  /** Returns how far the drawn letters extend above and below the line's own box, and how high they are. */
  const inkOf = (text: string, style: CSSStyleDeclaration) => {
    canvas.font = fontOf(style);
    const ink = canvas.measureText(text);
    return {
      above: ink.actualBoundingBoxAscent - ink.fontBoundingBoxAscent,
      below: ink.actualBoundingBoxDescent - ink.fontBoundingBoxDescent,
      height: ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent,
      width: ink.width,
    };
  };
  const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
  /** Whether the reader of an ellipsis can see the whole text, by pointing at it or by opening it. */
  const isExplained = (element: Element): boolean =>
    element.closest("[title], [aria-describedby], a[href], button, summary") !== null;
  interface Word {
    word: string;
    box: DOMRect;
    /** The uppermost and lowest drawn pixels, in pixels of the window. */
    top: number;
    bottom: number;
  }
  /** Returns the words of a text with their line and the extent of their letters. */
  const wordsOf = (node: Node, style: CSSStyleDeclaration): Word[] =>
    [...(node.textContent ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const box = range.getClientRects()[0];
      const ink = inkOf(word, style);
      return box ? [{ word, box, top: box.top - ink.above, bottom: box.bottom + ink.below }] : [];
    });

  /**
   * Returns for each pixel column of a drawn word the highest and the lowest row with ink, counted from the top of
   * its line's box.
   */
  const columnsOf = ({ word, box }: Word, style: CSSStyleDeclaration) => {
    const [width, height] = [Math.ceil(box.width) + 2, Math.ceil(box.height * 2)];
    const drawing = new OffscreenCanvas(width, height).getContext("2d")!;
    drawing.font = fontOf(style);
    drawing.direction = style.direction as CanvasDirection;
    drawing.textAlign = "left";
    const above = box.height / 2;
    drawing.fillText(word, 0, above + drawing.measureText(word).fontBoundingBoxAscent);
    const { data } = drawing.getImageData(0, 0, width, height);
    return Array.from({ length: width }, (_, x) => {
      const rows = Array.from({ length: height }, (_, y) => y).filter(
        (y) => data[(y * width + x) * 4 + 3]! > 96,
      );
      return rows.length > 0 ? { top: rows[0]! - above, bottom: rows.at(-1)! + 1 - above } : null;
    });
  };
  /** Whether letters of two lines touch. A descender may extend downwards where nothing is below it. */
  const touch = (over: Word, under: Word, style: CSSStyleDeclaration): boolean => {
    const [upper, lower] = [columnsOf(over, style), columnsOf(under, style)];
    const shift = Math.round(over.box.left - under.box.left);
    return upper.some((column, x) => {
      const below = lower[x + shift];
      return column && below && over.box.top + column.bottom > under.box.top + below.top + 0.5;
    });
  };
  /** Reports words of visible lines whose letters are not fully visible. */
  const sayIfCut = (words: Word[], by: Element, top: number, bottom: number): void => {
    for (const word of words) {
      const isShown =
        word.box.top + word.box.height / 2 < bottom && word.box.bottom - word.box.height / 2 > top;
      if (isShown && (word.top < top - 1 || word.bottom > bottom + 1))
        say(
          by,
          word.word,
          `is cut by ${Math.round(Math.max(top - word.top, word.bottom - bottom))} px above or below`,
        );
    }
  };

  /** Reports a field whose text is higher or longer than the field. */
  const checkField = (field: Element): void => {
    if (!field.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || field.closest(".vh"))
      return;
    const text =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.textContent ?? "")
        : (field as HTMLInputElement).value || (field as HTMLInputElement).placeholder;
    if (field instanceof HTMLInputElement && /checkbox|radio|range|file|color/.test(field.type)) return;
    const style = getComputedStyle(field);
    const ink = inkOf(text, style);
    const within = (side: "inline" | "block") =>
      (side === "inline" ? field.clientWidth : field.clientHeight) -
      ["Start", "End"].reduce(
        (sum, end) => sum + Number.parseFloat(style.getPropertyValue(`padding-${side}-${end.toLowerCase()}`)),
        0,
      );
    if (within("block") < ink.height - 1) say(field, text, "is higher than its field");
    if (
      !(field instanceof HTMLTextAreaElement) &&
      within("inline") < ink.width - 1 &&
      field.getAttribute("title") === null
    )
      say(field, text, "is longer than its field");
  };

  interface VisibleText {
    node: Node;
    text: string;
    element: Element;
    style: CSSStyleDeclaration;
    /** The boxes of its lines. */
    lines: DOMRect[];
    ink: ReturnType<typeof inkOf>;
  }

  /** Returns a text of the page that a reader sees with its lines, undefined for any other. */
  const visibleTextOf = (node: Node): VisibleText | undefined => {
    const text = node.textContent ?? "";
    const element = node.parentElement;
    const hidden =
      ".vh, script, style, svg, [aria-hidden=true], option, textarea, [aria-roledescription=carousel]";
    if (!element || text.trim() === "" || element.closest(hidden)) return;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (lines.length === 0) return;
    const style = getComputedStyle(element);
    return { node, text, element, style, lines, ink: inkOf(text, style) };
  };

  /** Reports lines of a text that run into each other. */
  const checkLineOverlap = ({ node, text, element, style, lines, ink }: VisibleText): void => {
    const steps = lines.slice(1).map((line, index) => line.top - lines[index]!.top);
    if (steps.some((step) => step > 4 && step < ink.height)) {
      const words = wordsOf(node, style);
      for (const over of words)
        for (const under of words)
          if (
            under.box.top > over.box.top + 4 &&
            under.top < over.bottom - 1 &&
            under.box.left < over.box.right &&
            under.box.right > over.box.left &&
            touch(over, under, style)
          )
            say(element, text, `runs into itself: «${over.word}» into «${under.word}»`);
    }
  };

  /** Reports letters that the background by which they are painted does not cover. */
  const checkPaintedText = ({ text, element, style, lines, ink }: VisibleText): void => {
    if (style.backgroundClip === "text") {
      const box = element.getBoundingClientRect();
      if (lines[0]!.top - ink.above < box.top - 1 || lines.at(-1)!.bottom + ink.below > box.bottom + 1)
        say(element, text, "is painted by a background smaller than its letters");
    }
  };

  /** Reports what an element with an ellipsis cuts off when no title or link shows the rest. */
  const checkEllipsis = (element: Element): void => {
    const isLonger =
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    if (isLonger && !isExplained(element))
      say(element, element.textContent ?? "", "ends in dots and nothing shows the rest");
  };

  /** Reports a text that one of the elements around it cuts off. */
  const checkCuttingAncestors = ({ node, text, element, style, lines, ink }: VisibleText): void => {
    // Content that can be scrolled to is not cut off in the direction in which it scrolls.
    const scrolls = { x: false, y: false };
    for (
      let ancestor: Element | null = element;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      const frame = getComputedStyle(ancestor);
      if (frame.position === "fixed" && ancestor !== element) break;
      scrolls.x ||= /auto|scroll/.test(frame.overflowX) && ancestor.scrollWidth > ancestor.clientWidth;
      scrolls.y ||= /auto|scroll/.test(frame.overflowY) && ancestor.scrollHeight > ancestor.clientHeight;
      const cutsX = cuts(frame.overflowX) && !scrolls.x;
      const cutsY = cuts(frame.overflowY) && !scrolls.y;
      if (!cutsX && !cutsY) continue;
      // An element of one pixel is only meant for screen readers.
      if (ancestor.clientWidth <= 1) break;
      const box = ancestor.getBoundingClientRect();
      const [left, top] = [box.left + ancestor.clientLeft, box.top + ancestor.clientTop];
      const [right, bottom] = [left + ancestor.clientWidth, top + ancestor.clientHeight];
      const dots = frame.textOverflow === "ellipsis" || frame.webkitLineClamp !== "none";
      if (dots) {
        checkEllipsis(ancestor);
        // The letters of the visible lines must be complete nevertheless.
        if (cutsY) sayIfCut(wordsOf(node, style), ancestor, top, bottom);
        break;
      }
      for (const line of lines) {
        const [inkTop, inkBottom] = [line.top - ink.above, line.bottom + ink.below];
        const isOut = line.right <= left || line.left >= right || inkBottom <= top || inkTop >= bottom;
        // Content that is completely outside is hidden on purpose, like a card of a carousel or a folded part.
        if (isOut) continue;
        if (cutsX && (line.left < left - 1 || line.right > right + 1))
          say(element, text, `is cut at a side by ${nameOf(ancestor)}`);
        if (cutsY && (inkTop < top - 1 || inkBottom > bottom + 1))
          sayIfCut(wordsOf(node, style), ancestor, top, bottom);
      }
    }
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = visibleTextOf(node);
    if (!text) continue;
    checkLineOverlap(text);
    checkPaintedText(text);
    checkCuttingAncestors(text);
  }

  for (const field of document.querySelectorAll("input, select, textarea")) checkField(field);
  return [...found];
}

/** Returns the texts that are cut off on the page in its current state. */
export const findClippedTexts = (page: Page): Promise<string[]> => page.evaluate(findClipped);
