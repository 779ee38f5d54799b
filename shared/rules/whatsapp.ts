/** The two ways to connect WhatsApp; what it takes and whom it reaches is the same. */
export const whatsappKinds = ["whatsapp", "whatsapp_meta"] as const;

export const isWhatsapp = (kind: string): boolean => whatsappKinds.some((one) => one === kind);

/** Whom a channel reaches: both ways to connect WhatsApp reach the same person. */
export const reachOf = (channel: string): string => (isWhatsapp(channel) ? "whatsapp" : channel);
