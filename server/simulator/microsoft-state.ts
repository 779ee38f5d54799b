/** A person with a mailbox at Microsoft. */
interface MicrosoftAccount {
  name: string;
  /** The name for the log-in, which may differ from the mail address. */
  username: string;
}

interface Grant {
  email: string;
  scope: string;
}

export interface MicrosoftState {
  /** The accounts by the mailbox's address. */
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
