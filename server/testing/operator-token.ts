import { randomUUID } from "node:crypto";
import { addOperator } from "#server/modules/identity/operators.ts";
import type { TestApp } from "./test-app.ts";

/** Adds an operator and logs them in. */
export async function operatorToken(app: TestApp, { name = "Operator" } = {}): Promise<string> {
  const email = `operator-${randomUUID()}@wakil.example`;
  const password = "operator password";
  await addOperator(app.database, { email, name, password });
  const login = await app.request({ path: "/auth/login/", json: { email, password } });
  return login.body.data.token as string;
}
