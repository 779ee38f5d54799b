import type pg from "pg";

interface DemoMail {
  id: string;
  to_address: string;
  subject: string;
  html: string;
  text: string;
  created_at: Date;
}

/** The newest mails of all organisations and of the company. The application's role may not read them: they open accounts. */
export async function listDemoMails(ownerPool: Pick<pg.Pool, "query">): Promise<DemoMail[]> {
  return (await ownerPool.query<DemoMail>("select * from gate.demo_mails()")).rows;
}
