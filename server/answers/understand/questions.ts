import { tokens } from "../text/tokens.ts";

const MOST = 3;

/** The questions of a message, in order: split at question marks and line ends when each part can stand alone. */
export function questionsOf(message: string): string[] {
  const parts = message
    .split(/(?<=[؟?])|\n+/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const whole = parts.filter(
    (part) => /[؟?]$/u.test(part) && tokens(part).some((token) => !token.isFunction),
  );
  return whole.length >= 2 && whole.length <= MOST ? whole : [message];
}
