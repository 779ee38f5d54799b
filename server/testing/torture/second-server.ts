import { openShop } from "#server/testing/over-http.ts";
import { addressesOf, runServer, runToEnd } from "#server/testing/server-process.ts";
import { connectTo } from "#server/testing/held-job.ts";
import { temporaryData } from "#server/testing/temporary-data.ts";
import type { RoundResult } from "./round-result.ts";

const customers = 10;

/**
 * Starts a second server on the data folder of a running one that customers write to. The second must refuse, and the
 * first must lose nothing.
 */
export async function startSecondServer(): Promise<RoundResult> {
  await using folder = temporaryData();
  const env = { DATA_DIR: folder.path, TRUST_PROXY: "true", LOG_LEVEL: "silent" };
  await using first = await runServer({ env });
  const { ownerUrl } = addressesOf(folder.path);
  const shop = await openShop(first.url, ownerUrl);
  const wrongs: string[] = [];
  const ids: string[] = [];
  const writing = (async () => {
    for (let n = 0; n < customers; n += 1) {
      const answer = await shop.say(`سؤال ${n}: هل توصلون إلى جدة؟`);
      if (answer.status === 200) ids.push(answer.body.id as string);
      else wrongs.push(`the first server answered ${answer.status}`);
    }
  })();
  const second = await runToEnd({ env });
  await writing;
  if (second.code !== 1 || !second.stderr.startsWith("Another Wakil server is using"))
    wrongs.push(`the second server ended with ${second.code}: ${second.stderr.slice(0, 200)}`);
  const client = await connectTo(ownerUrl);
  const { rows } = await client.query<{ replies: number }>(
    `select count(r.id)::int as replies from messages m left join messages r on r.reply_to = m.id
     where m.id = any($1) group by m.id`,
    [ids],
  );
  await client.end();
  if (rows.length !== ids.length || rows.some(({ replies }) => replies !== 1))
    wrongs.push(`${ids.length} acknowledged, replies: ${rows.map(({ replies }) => replies).join()}`);
  return { acknowledged: ids.length, refused: 0, wrongs };
}
