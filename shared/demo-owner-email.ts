/** The email address of the demo organisation's owner. The public site finds the demo's chat by it. */
export const demoOwnerEmail = "nora@suhailroasters.example";

/**
 * Whether an email address belongs to the demo organisation. Nobody else can own one there, because `.example` is a
 * reserved domain.
 */
export const isDemoEmail = (email: string): boolean =>
  email.endsWith(demoOwnerEmail.slice(demoOwnerEmail.indexOf("@")));
