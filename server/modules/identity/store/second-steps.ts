import { sql } from "kysely";
import type { Db } from "#server/db/organization.ts";
import type { Account } from "./accounts.ts";

export interface SecondStepRow {
  sealed_secret: string;
  confirmed_at: Date | null;
  recovery_codes_left: number;
}

export async function findSecondStep(db: Db, personId: string): Promise<SecondStepRow | undefined> {
  const { rows } = await sql<SecondStepRow>`select * from gate.second_step(${personId})`.execute(db);
  return rows[0];
}

/** Stores an unconfirmed second step; false when the person has a confirmed one. */
export const begin = (db: Db, personId: string, sealedSecret: string): Promise<boolean> =>
  isDone(db, sql`gate.begin_second_step(${personId}, ${sealedSecret})`);

/** Confirms the second step and ends the person's other sessions; false when there is nothing to confirm. */
export const confirm = (
  db: Db,
  personId: string,
  { step, codeHashes, keepSession }: { step: number; codeHashes: Buffer[]; keepSession: Buffer },
): Promise<boolean> =>
  isDone(db, sql`gate.confirm_second_step(${personId}, ${step}, ${codeHashes}, ${keepSession})`);

/** Uses the code of a period; false when the code of this or a later period was used before. */
export const useStep = (db: Db, personId: string, step: number): Promise<boolean> =>
  isDone(db, sql`gate.use_second_step(${personId}, ${step})`);

/** Uses a recovery code; false when the person has no such code left. */
export const useRecoveryCode = (db: Db, personId: string, hash: Buffer): Promise<boolean> =>
  isDone(db, sql`gate.use_recovery_code(${personId}, ${hash})`);

export async function renewRecoveryCodes(db: Db, personId: string, codeHashes: Buffer[]): Promise<void> {
  await sql`select gate.renew_recovery_codes(${personId}, ${codeHashes})`.execute(db);
}

/** Removes the second step; false when there was none. */
export const end = (db: Db, personId: string): Promise<boolean> =>
  isDone(db, sql`gate.end_second_step(${personId})`);

export async function insertLoginChallenge(
  db: Db,
  tokenHash: Buffer,
  account: Pick<ChallengedAccount, "kind" | "id" | "sealed_provider_login">,
  life: string,
): Promise<void> {
  const member = account.kind === "member" ? account.id : null;
  const operator = account.kind === "operator" ? account.id : null;
  const { sealed_provider_login } = account;
  await sql`
    select gate.open_login_challenge(${tokenHash}, ${member}, ${operator}, ${life}::interval, ${sealed_provider_login})`.execute(
    db,
  );
}

export type ChallengedAccount = Omit<Account, "password_hash" | "has_second_step"> & {
  email: string;
  /** Data of the identity provider's log-in for the session; null after a log-in by password. */
  sealed_provider_login: string | null;
};

export async function findLoginChallenge(db: Db, tokenHash: Buffer): Promise<ChallengedAccount | undefined> {
  const { rows } = await sql<ChallengedAccount>`select * from gate.login_challenge(${tokenHash})`.execute(db);
  return rows[0];
}

/** False when another request has used the log-in. */
export const deleteLoginChallenge = (db: Db, tokenHash: Buffer): Promise<boolean> =>
  isDone(db, sql`gate.close_login_challenge(${tokenHash})`);

async function isDone(db: Db, call: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await sql<{ is_done: boolean }>`select ${call} as is_done`.execute(db);
  return rows[0]?.is_done === true;
}
