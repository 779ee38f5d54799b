/** Whether the text has the form of an email address: no spaces, an at sign, a domain with a dot. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
