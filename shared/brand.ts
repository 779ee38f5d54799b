import type { Language } from "#shared/language.ts";

/** The product's name. It is written here only. Page titles read `Wakil | Page`. */
export const brandName: Readonly<Record<Language, string>> = { ar: "وكيل", en: "Wakil" };
