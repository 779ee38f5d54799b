import { expect, test } from "vitest";
import { ensureProgram } from "../scripts/debian-packages.ts";
import { killEach, openFourProcesses } from "./testing/four-processes.ts";
import { listenToPortal } from "./testing/listen-to-portal.ts";
import { until } from "./testing/server-process.ts";
import { extent } from "./testing/torture/extent.ts";
import { faqBytes } from "./testing/workbook-bytes.ts";

const pgBouncer = ensureProgram("pgbouncer", "pgbouncer", "four processes behind PgBouncer");
const killed = extent.killedProcesses;

test.runIf(pgBouncer)(
  "two web and two worker processes behind PgBouncer: files, versions and live events are everybody's, and killing one after the other loses and doubles no message",
  async () => {
    await using four = await openFourProcesses(pgBouncer!);
    const { token } = four.shop;
    await using portal = await listenToPortal(four.processes[1]!.url, token);

    const teach = async (at: 0 | 1, rows: Parameters<typeof faqBytes>[0]) => {
      const request = four.request(at);
      const file = { name: `answers-${at}.xlsx`, bytes: faqBytes(rows) };
      const knowledge = async () => (await request({ path: "/api/knowledge/", token })).body.data;
      const { published } = await knowledge();
      expect((await request({ path: "/api/knowledge/files/", token, file })).status).toBe(200);
      await until(
        async () =>
          ((await knowledge()).sources as { counts: object | null }[]).every(({ counts }) => counts !== null),
        "a worker has read the file",
      );
      expect((await request({ method: "POST", path: "/api/knowledge/train/", token })).status).toBe(200);
      await until(async () => {
        const { training } = await knowledge();
        return training?.status === "trained";
      }, "a worker has trained the agent");
      return published;
    };
    // A worker reads the file that one web process stored, and the other web process answers from the version that
    // the worker trained.
    await teach(0, [{ phrasings: ["هل توصلون إلى جدة؟"], answer: "نعم، نوصل إلى جدة خلال يومين." }]);
    expect(await four.say("هل توصلون إلى جدة؟", 1)).toContain("خلال يومين");
    expect(await four.say("هل توصلون إلى جدة؟", 0)).toContain("خلال يومين");
    // Both web processes now hold the version in memory, and the next version must replace it in both.
    await teach(1, [{ phrasings: ["متى تفتحون؟"], answer: "نفتح من الثامنة صباحًا." }]);
    for (const at of [0, 1] as const)
      expect(await four.say("متى تفتحون؟", at), `web process ${at}`).toContain("الثامنة");
    expect(four.storedFiles().length).toBeGreaterThanOrEqual(4);
    expect(four.hasOwnFiles(), "no process keeps files to itself").toBe(false);

    // The test's own process stores the message, a worker answers it, and the second web process sends the events.
    const countHeardMessages = () => portal.heard().split('"kind":"message"').length - 1;
    const before = countHeardMessages();
    await four.leave("متى تفتحون؟");
    await until(() => countHeardMessages() >= before + 2, "the message and its answer in the open portal");

    await killEach(four, { customers: 4, messagesBefore: 8, processes: killed });
    const { written, ...wrong } = await four.count();
    expect(wrong).toEqual({ lost: 0, doubled: 0, unanswered: 0 });
    expect(written).toBeGreaterThanOrEqual(killed.length * 2 * 8);
    const { open, most } = await four.connections();
    expect(open).toBeGreaterThan(0);
    expect(open, "connections that five processes share").toBeLessThanOrEqual(most);
  },
  600_000,
);
