/** Someone with a mailbox at Microsoft. */
interface MicrosoftAccount {
  name: string;
  /** What they sign in with; not always the address they get mail at. */
  username: string;
}

interface Grant {
  email: string;
  scope: string;
}

export interface MicrosoftState {
  /** By the mailbox's address. */
  accounts: Record<string, MicrosoftAccount>;
  codes: Record<string, Grant & { redirectUri: string; challenge: string; expiresAt: number }>;
  tokens: Record<string, Grant & { expiresAt: number }>;
  refresh: Record<string, Grant>;
}

export const freshMicrosoft = (): MicrosoftState => ({
  accounts: {
    "hello@roastery.example": { name: "محمصة سهيل", username: "hello@roastery.onmicrosoft.example" },
  },
  codes: {},
  tokens: {},
  refresh: {},
});
