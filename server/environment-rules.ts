import type { Environment } from "./environment.ts";

interface Rule {
  /** Name of the missing variable. */
  variable: keyof Environment;
  expected: string;
  isBroken: (value: Environment) => boolean;
}

const isProduction = ({ NODE_ENV }: Environment): boolean => NODE_ENV === "production";

/** Whether the demo runs. It runs everywhere except in production, unless `DEMO` says otherwise. */
export const isDemo = (value: Environment): boolean => value.DEMO ?? !isProduction(value);

const company = ["COMPANY_NAME_AR", "COMPANY_NAME_EN", "COMPANY_ADDRESS_AR", "COMPANY_ADDRESS_EN"] as const;

/** Variables that become required through the values of others. */
const rules: readonly Rule[] = [
  {
    variable: "SECRET_KEY",
    expected: "expected with DATABASE_URL in production, the same for every process",
    isBroken: (value) => isProduction(value) && Boolean(value.DATABASE_URL) && !value.SECRET_KEY,
  },
  {
    variable: "SMTP_URL",
    expected: "expected in production; without a mail server nobody gets a mail",
    isBroken: (value) => isProduction(value) && !isDemo(value) && !value.SMTP_URL,
  },
  {
    variable: "DATABASE_URL",
    expected: "expected with DATABASE_APP_URL, which names a role on it",
    isBroken: (value) => Boolean(value.DATABASE_APP_URL) && !value.DATABASE_URL,
  },
  ...company.map((variable): Rule => ({
    variable,
    expected: "expected with COMPANY_VAT_NUMBER, for tax invoices",
    isBroken: (value) => Boolean(value.COMPANY_VAT_NUMBER) && value[variable] === undefined,
  })),
  {
    variable: "MOYASAR_WEBHOOK_SECRET",
    expected: "expected with MOYASAR_SECRET_KEY",
    isBroken: (value) => Boolean(value.MOYASAR_SECRET_KEY) && !value.MOYASAR_WEBHOOK_SECRET,
  },
  {
    variable: "MOYASAR_SECRET_KEY",
    expected: "expected with MOYASAR_WEBHOOK_SECRET",
    isBroken: (value) => Boolean(value.MOYASAR_WEBHOOK_SECRET) && !value.MOYASAR_SECRET_KEY,
  },
  {
    variable: "LLM_MODEL",
    expected: "expected with LLM_PROVIDER",
    isBroken: (value) => Boolean(value.LLM_PROVIDER) && !value.LLM_MODEL,
  },
  {
    variable: "LLM_PROVIDER",
    expected: "expected with LLM_MODEL",
    isBroken: (value) => Boolean(value.LLM_MODEL) && !value.LLM_PROVIDER,
  },
  {
    variable: "LLM_BASE_URL",
    expected: "expected with LLM_PROVIDER=openai-compatible",
    isBroken: (value) => value.LLM_PROVIDER === "openai-compatible" && !value.LLM_BASE_URL,
  },
  {
    variable: "LLM_API_KEY",
    expected: "expected with LLM_PROVIDER=anthropic",
    isBroken: (value) => value.LLM_PROVIDER === "anthropic" && !value.LLM_API_KEY,
  },
  {
    variable: "LLM_EMBEDDINGS_BASE_URL",
    expected: "expected with LLM_EMBEDDINGS_MODEL",
    isBroken: (value) => Boolean(value.LLM_EMBEDDINGS_MODEL) && !value.LLM_EMBEDDINGS_BASE_URL,
  },
];

/** Returns one line for each missing variable that other variables require. */
export const findMissingVariables = (value: Environment): string[] =>
  rules
    .filter(({ isBroken }) => isBroken(value))
    .map(({ variable, expected }) => `  ${variable}: ${expected}`);
