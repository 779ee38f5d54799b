/** Longest address SMTP carries. */
const maxEmailLength = 254;
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/**
 * An email address as it is stored and compared: trimmed, lower case; null when it cannot be one.
 * ASCII only: with Unicode, two addresses that look alike or fold to one another reach two different people.
 */
export function normaliseEmail(input: string): string | null {
  const address = input.trim().toLowerCase();
  if (address.length > maxEmailLength || !pattern.test(address)) return null;
  return address.includes("..") || address.startsWith(".") || address.includes(".@") ? null : address;
}
