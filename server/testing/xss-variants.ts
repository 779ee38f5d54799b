import { xssPayloads } from "./xss-payloads.ts";

/** Contexts with other parsing rules than text, which a payload is in or breaks out of. */
const places: ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `<table><tr><td title="${payload}">${payload}</td></tr></table>`,
  (payload) => `<p title='${payload}'>x</p>`,
  (payload) => `<svg><desc>${payload}</desc></svg>${payload}`,
  (payload) => `<math><mtext>${payload}</mtext></math>`,
  (payload) => `<noscript><style>${payload}</style></noscript><title>${payload}</title>`,
  (payload) => `<textarea></textarea${payload}><!-- ${payload} --!>${payload}`,
  // The payload is decoded once more after sanitising, as by a program that decodes what it forwards.
  (payload) => payload.replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
  (payload) => payload.replaceAll(/<(\w+)/g, "<$1\u0000").replaceAll("=", "\t=\n"),
];

/** Every payload in every context: about 1,500 hostile texts. */
export const xssVariants: string[] = xssPayloads.flatMap((payload) => places.map((place) => place(payload)));
