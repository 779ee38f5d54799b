/** Whose business the demo is; the public site finds the demo's chat by it. */
export const demoOwnerEmail = "nora@suhailroasters.example";
