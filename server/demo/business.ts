import type { User } from "#shared/contract/auth.ts";
import { demoOwnerEmail } from "#shared/demo-owner-email.ts";

/** Passwords of the demo. The start prints them so that anyone can try it, and they are worthless anywhere else. */
const demoPasswords = {
  owner: "Suhail-2026!",
  agent: "Faisal-2026!",
  secondAgent: "Reem-2026!",
  operator: "Operator-2026!",
} as const;

export interface DemoMember {
  /** The name as the portal and replies show it, with one spelling per language. */
  name: { ar: string; en: string };
  email: string;
  role: User["role"];
  password: string;
}

/** The fictional business of the demo: a specialty coffee roaster in Riyadh with four branches. */
export const demoBusiness = {
  name: { ar: "محمصة سهيل", en: "Suhail Roasters" },
  industry: "food_beverage",
  phone: "+966555550100",
  supportEmail: "care@suhailroasters.example",
  website: "https://suhailroasters.example",
  timeZone: "Asia/Riyadh",
} as const;

export const demoOwner: DemoMember = {
  name: { ar: "نورة القحطاني", en: "Nora Al-Qahtani" },
  email: demoOwnerEmail,
  role: "owner",
  password: demoPasswords.owner,
};

export const demoAgent: DemoMember = {
  name: { ar: "فيصل الدوسري", en: "Faisal Al-Dosari" },
  email: "faisal@suhailroasters.example",
  role: "agent",
  password: demoPasswords.agent,
};

/** A second agent who works in the inbox beside Faisal in the demo's month. */
export const demoSecondAgent: DemoMember = {
  name: { ar: "ريم العتيبي", en: "Reem Al-Otaibi" },
  email: "reem@suhailroasters.example",
  role: "agent",
  password: demoPasswords.secondAgent,
};

/** An operator who belongs to no organisation and sees the back office of the platform. */
export const demoOperator: DemoMember = {
  name: { ar: "فريق وكيل", en: "Wakil team" },
  email: "operator@wakil.example",
  role: "operator",
  password: demoPasswords.operator,
};
