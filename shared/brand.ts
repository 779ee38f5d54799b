import type { Language } from "#shared/language.ts";

/** The product's name, the one place it is written. Page titles read `Wakil | Page`. */
export const brandName: Readonly<Record<Language, string>> = { ar: "وكيل", en: "Wakil" };
