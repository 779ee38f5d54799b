/** An address like `name@shop.sa`: something, an at sign, a domain with a dot, no spaces. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
