/**
 * The Trusted Types policy of the pages, which refuse strings as HTML or script addresses
 * (docs/decisions/0053-trusted-types.md). All exceptions are in this module.
 */

interface Policy {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
}

interface Factory {
  createPolicy: (name: string, rules: Policy) => Policy;
}

const measuringService = "https://www.googletagmanager.com/";

const rules: Policy = {
  createHTML: (html) => html,
  createScriptURL(address) {
    if (address.startsWith(measuringService)) return address;
    throw new TypeError(`${address} is no script of the measuring service`);
  },
};

// Browsers without Trusted Types accept strings. The policy's results are objects that only DOM sinks read.
const policy: Policy =
  (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy("wakil", rules) ?? rules;

/** Parses HTML into a separate document, in which nothing runs and nothing is loaded. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(policy.createHTML(html), "text/html");

/** Parses untrusted HTML, lets `clean` remove what is harmful, and trusts the text that it returns. */
export const trustCleaned = (html: string, clean: (parsed: Document) => string): string =>
  policy.createHTML(clean(parseHtml(html)));

/** Trusts the address of the measurement script. Throws for any other. */
export const trustMeasuringScript = (address: string): string => policy.createScriptURL(address);
