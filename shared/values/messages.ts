/**
 * What the dashboard counts: customers' messages, every reply that the agent sent, those that answered, those that handed
 * over, and both of these together, which leaves out questions back.
 */
export const messageKinds = ["customer", "reply", "answered", "handed_over", "concluded"] as const;
/** Whether a message was written in the team's hours or outside them. */
export const messageHours = ["open", "after"] as const;
