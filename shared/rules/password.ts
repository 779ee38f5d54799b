/** The rules that a password can violate. Each has the specification's own message (C145, C163–C166, D05). */
export type PasswordProblem =
  | "too_short"
  | "no_uppercase"
  | "no_number"
  | "no_symbol"
  | "edge_space"
  | "too_long";

export const minPasswordLength = 8;
/**
 * The longest password, in characters. Argon2 accepts any length, but hashing a megabyte of input would be expensive.
 */
const maxPasswordLength = 256;

/** Returns the problem of a password on sign-up and log-in, where the specification requires only eight characters. */
export function signUpPasswordProblem(password: string): PasswordProblem | null {
  if ([...password].length < minPasswordLength) return "too_short";
  if ([...password].length > maxPasswordLength) return "too_long";
  // Log-in trims its input, so a password with a space at an edge could never be entered again.
  if (password !== password.trim()) return "edge_space";
  return null;
}

/**
 * Returns the problem of a password in the set-new-password form, which also requires an uppercase letter, a digit
 * and a symbol. Arabic letters are not symbols.
 */
export function newPasswordProblem(password: string): PasswordProblem | null {
  const problem = signUpPasswordProblem(password);
  if (problem) return problem;
  if (!/\p{Lu}/u.test(password)) return "no_uppercase";
  if (!/\p{Nd}/u.test(password)) return "no_number";
  if (!/[^\p{L}\p{N}\p{M}\s]/u.test(password)) return "no_symbol";
  return null;
}
