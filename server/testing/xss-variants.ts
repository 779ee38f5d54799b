import { xssPayloads } from "./xss-payloads.ts";

/** Places in which a browser reads what follows by other rules than a text's: each leaves them or is left by a payload. */
const places: ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `<table><tr><td title="${payload}">${payload}</td></tr></table>`,
  (payload) => `<p title='${payload}'>x</p>`,
  (payload) => `<svg><desc>${payload}</desc></svg>${payload}`,
  (payload) => `<math><mtext>${payload}</mtext></math>`,
  (payload) => `<noscript><style>${payload}</style></noscript><title>${payload}</title>`,
  (payload) => `<textarea></textarea${payload}><!-- ${payload} --!>${payload}`,
  // Read once more after it was cleaned, as by a program that decodes what it passes on.
  (payload) => payload.replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
  (payload) => payload.replaceAll(/<(\w+)/g, "<$1\u0000").replaceAll("=", "\t=\n"),
];

/** Every payload in every place: HTML that means harm, some 1,500 texts. */
export const xssVariants: string[] = xssPayloads.flatMap((payload) => places.map((place) => place(payload)));
