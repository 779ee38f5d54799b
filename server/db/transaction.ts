import type { Pool, PoolClient } from "pg";

/** Runs `work` in one transaction of the owner, to whom row-level security does not apply. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    client.release();
    return result;
  } catch (problem) {
    // A connection in an unknown state is closed instead of being reused.
    client.release(true);
    throw problem;
  }
}
