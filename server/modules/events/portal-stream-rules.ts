/** How often an open stream asks whether its session still lives. A revoked one hears nothing after 5 s. */
export const checkSessionMs = 3_000;
