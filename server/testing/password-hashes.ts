import type { TestApp } from "./test-app.ts";

/** How many passwords are hashed meanwhile: the work that would tell by its time who has an account. */
export async function hashesDuring(app: TestApp, work: () => Promise<unknown>): Promise<number> {
  const count = async () => {
    const { text } = await app.request({ path: "/metrics" });
    return Number(/^wakil_password_hashes_total (\d+)$/m.exec(text)?.[1]);
  };
  const before = await count();
  await work();
  return (await count()) - before;
}
