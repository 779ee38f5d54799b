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
 * Lists the newest mails of all organisations and of the company. The application's database role cannot read them,
 * because their links open accounts.
 */
export async function listDemoMails(ownerPool: Pick<pg.Pool, "query">): Promise<DemoMail[]> {
  return (await ownerPool.query<DemoMail>("select * from gate.demo_mails()")).rows;
}
