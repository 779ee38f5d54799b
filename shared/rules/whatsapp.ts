/** The two ways to connect WhatsApp; what it takes and whom it reaches is the same. */
export const whatsappKinds = ["whatsapp", "whatsapp_meta"] as const;

export const isWhatsapp = (kind: string): boolean => whatsappKinds.some((one) => one === kind);
