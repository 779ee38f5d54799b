/** Interval of the check whether an open stream's session is still valid. A revoked one gets no event after 5 s. */
export const checkSessionMs = 3_000;
