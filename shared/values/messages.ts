/**
 * The messages that the dashboard counts: `customer` messages, every `reply` of the agent, replies that `answered`,
 * replies that `handed_over`, and `concluded` for the last two together, which excludes questions back.
 */
export const messageKinds = ["customer", "reply", "answered", "handed_over", "concluded"] as const;
/** Whether a message was written in the team's hours or outside them. */
export const messageHours = ["open", "after"] as const;
