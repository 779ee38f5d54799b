/** Whose business the demo is; the public site finds the demo's chat by it. */
export const demoOwnerEmail = "nora@suhailroasters.example";

/** Whether somebody is of the demo's business. Nobody else can have an address there: `.example` belongs to no one. */
export const isOfDemo = (email: string): boolean =>
  email.endsWith(demoOwnerEmail.slice(demoOwnerEmail.indexOf("@")));
