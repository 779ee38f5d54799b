import { normaliseEmail } from "#shared/rules/email.ts";
import type { Database } from "#server/db/database.ts";
import { type ChangeAuthor, recordChanges } from "#server/db/record-changes.ts";
import { findViolatedConstraint } from "#server/db/violation.ts";
import { hashToken } from "#server/http/identify.ts";
import { invitationLife, memberName, memberNameProblem } from "./member-rules.ts";
import { newToken } from "./new-token.ts";
import * as store from "./store/operators.ts";

export const operatorUsage = `usage:
  npm run operators                        list the operators
  npm run operators -- add EMAIL "NAME"    add one, or invite one again; prints a link to choose a password
  npm run operators -- disable EMAIL       end their sessions and block their login
  npm run operators -- reset EMAIL         end their sessions and let them set up two-step login again`;

/**
 * Runs the command with which the company that runs Wakil decides who enters the operator's office. The first
 * operator has nobody who could invite them, so the command works where the server runs and not over the network.
 * Returns the lines to print; `isDone` is false when nothing was changed.
 */
export async function runOperatorCommand(
  { db, ownerPool }: Pick<Database, "db" | "ownerPool">,
  publicUrl: string,
  [action, address = "", ...names]: string[],
): Promise<{ isDone: boolean; lines: string[] }> {
  const refusedWith = (line: string) => ({ isDone: false, lines: [line] });
  if (action === undefined) return { isDone: true, lines: (await store.listOperators(db)).map(lineOf) };
  const email = normaliseEmail(address);
  if (action === "disable" && email && names.length === 0)
    return (await store.disableOperator(ownerPool, authorOf("operators.disable"), email))
      ? { isDone: true, lines: [`${email} no longer has access.`] }
      : refusedWith(`${email} is not an operator.`);
  if (action === "reset" && email && names.length === 0)
    return (await store.resetOperator(ownerPool, authorOf("operators.resetSecondStep"), email))
      ? { isDone: true, lines: [`${email} has to set up two-step login again at the next login.`] }
      : refusedWith(`${email} is not an operator.`);
  const name = memberName(names.join(" "));
  if (action !== "add" || !email || memberNameProblem(name)) return refusedWith(operatorUsage);
  const token = newToken();
  const recorded = recordChanges(db, authorOf("operators.invite"), () => new Date());
  try {
    await store.inviteOperator(recorded, { email, name, tokenHash: hashToken(token), life: invitationLife });
  } catch (problem) {
    if (findViolatedConstraint(problem) !== "members_email_key") throw problem;
    return refusedWith(`${email} is a member of a business. Use another address for the operator.`);
  }
  return {
    isDone: true,
    lines: [
      `Send this link to ${email} to choose a password. It works once, within ${invitationLife}:`,
      `${publicUrl}/set-new-password/${token}`,
    ],
  };
}

/** Entries of the command bear the names of the office's calls, because they change the same. */
const authorOf = (action: string): ChangeAuthor => ({
  action,
  request: null,
  target: null,
  organization: null,
  actor: { kind: "command", id: null, name: "npm run operators" },
});

const lineOf = ({
  email,
  name,
  state,
  last_seen_at,
}: Awaited<ReturnType<typeof store.listOperators>>[number]) =>
  [email, name, state, last_seen_at ? `last seen ${last_seen_at.toISOString()}` : "never seen"].join("  ");
