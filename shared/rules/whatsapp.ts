/** The two ways to connect WhatsApp. They accept the same messages and reach the same people. */
export const whatsappKinds = ["whatsapp", "whatsapp_meta"] as const;

export const isWhatsapp = (kind: string): boolean => whatsappKinds.some((one) => one === kind);

/** Returns the key of a channel's audience. Both ways to connect WhatsApp reach the same people. */
export const audienceKeyOf = (channel: string): string => (isWhatsapp(channel) ? "whatsapp" : channel);
