import type pg from "pg";

interface DemoMail {
  id: string;
  to_address: string;
  subject: string;
  html: string;
  text: string;
  created_at: Date;
}

/**
 * Lists the newest mails of all organisations and of the company, or those of them to one address. The application's
 * database role cannot read them, because their links open accounts.
 */
export async function listDemoMails(ownerPool: Pick<pg.Pool, "query">, to?: string): Promise<DemoMail[]> {
  const statement = "select * from gate.demo_mails() where $1::text is null or to_address = $1";
  return (await ownerPool.query<DemoMail>(statement, [to ?? null])).rows;
}
