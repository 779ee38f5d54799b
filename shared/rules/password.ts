/** Which rule of a password fails; each has the specification's own message (C145, C163–C166, D05). */
export type PasswordProblem =
  | "too_short"
  | "no_uppercase"
  | "no_number"
  | "no_symbol"
  | "edge_space"
  | "too_long";

export const passwordMinLength = 8;
/** Argon2 takes any length; the bound keeps a megabyte of "password" from becoming work. */
const maxPasswordLength = 256;

/** Sign-up and log-in: at least eight characters, as the specification says, nothing more. */
export function signUpPasswordProblem(password: string): PasswordProblem | null {
  if ([...password].length < passwordMinLength) return "too_short";
  if ([...password].length > maxPasswordLength) return "too_long";
  // Log-in trims what is typed, so a password with an edge space could never be entered again.
  if (password !== password.trim()) return "edge_space";
  return null;
}

/** The set-new-password form: also an uppercase letter, a digit and a symbol. Arabic letters are no symbols. */
export function newPasswordProblem(password: string): PasswordProblem | null {
  const problem = signUpPasswordProblem(password);
  if (problem) return problem;
  if (!/\p{Lu}/u.test(password)) return "no_uppercase";
  if (!/\p{Nd}/u.test(password)) return "no_number";
  if (!/[^\p{L}\p{N}\p{M}\s]/u.test(password)) return "no_symbol";
  return null;
}
