/**
 * Pages refuse a string where HTML or a script's address is written (Trusted Types, docs/decisions/0053-trusted-types.md).
 * What this module lets through is all that they take.
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

// A browser without Trusted Types takes strings. What the policy gives are objects, which only sinks look into.
const policy: Policy =
  (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy("wakil", rules) ?? rules;

/** A document of its own, in which nothing runs and nothing is loaded. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(policy.createHTML(html), "text/html");

/** Parses a stranger's HTML, lets `clean` take out of the document what may harm, and trusts the text that it returns. */
export const trustCleaned = (html: string, clean: (parsed: Document) => string): string =>
  policy.createHTML(clean(parseHtml(html)));

/** Trusts the address of a script of the measuring service; throws for any other. */
export const trustMeasuringScript = (address: string): string => policy.createScriptURL(address);
