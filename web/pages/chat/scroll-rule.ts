/** The dimensions of a scrolling element, in CSS pixels. */
export interface ScrollMeasures {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

const nearPx = 200;

/** Whether the reader is near the end (C191). Only then do new messages scroll the list. */
export function isNearBottom({ scrollTop, clientHeight, scrollHeight }: ScrollMeasures): boolean {
  return scrollHeight - clientHeight - scrollTop <= nearPx;
}
