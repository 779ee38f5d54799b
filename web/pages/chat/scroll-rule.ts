/** The measures of a scrolling element, in CSS pixels. */
export interface ScrollMeasures {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

const nearPx = 200;

/** C191: new messages pull the list down only for someone who is reading its end; who reads back is left in peace. */
export function isNearBottom({ scrollTop, clientHeight, scrollHeight }: ScrollMeasures): boolean {
  return scrollHeight - clientHeight - scrollTop <= nearPx;
}
