/** The longest email address that SMTP accepts, in characters. */
const maxEmailLength = 254;
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/**
 * Returns an email address in its stored form (trimmed, lower case), or null when it is invalid. Only ASCII is
 * accepted: two Unicode addresses that look alike, or become equal in lower case, could belong to two people.
 */
export function normaliseEmail(input: string): string | null {
  const address = input.trim().toLowerCase();
  if (address.length > maxEmailLength || !pattern.test(address)) return null;
  return address.includes("..") || address.startsWith(".") || address.includes(".@") ? null : address;
}
