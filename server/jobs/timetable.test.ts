import { expect, test } from "vitest";
import { testDatabase } from "#server/testing/test-database.ts";
import { addDueJobs, entriesDueAt, type TimetableEntry } from "./timetable.ts";

const timetable: TimetableEntry[] = [
  { name: "channels.tick", everyMinutes: 1 },
  { name: "tickets.closeQuiet", everyMinutes: 10 },
];

test.each([
  ["10:00", ["channels.tick", "tickets.closeQuiet"]],
  ["10:09", ["channels.tick"]],
  ["10:50", ["channels.tick", "tickets.closeQuiet"]],
])("what is due at %s", (time, names) => {
  const due = entriesDueAt(timetable, new Date(`2026-11-22T${time}:00Z`));
  expect(due.map(({ name }) => name)).toEqual(names);
});

test("many processes add a job once for each of its times, and at most one of it waits", async () => {
  await using database = await testDatabase();
  const { ownerPool } = database;
  const minute = new Date("2026-11-22T10:00:00Z");
  const addAt = (at: Date) => Promise.all([1, 2, 3, 4].map(() => addDueJobs(ownerPool, timetable, at)));
  const listWaitingJobs = async () =>
    (await ownerPool.query("select name from jobs where worker_id is null order by name")).rows.map(
      ({ name }) => name,
    );
  await addAt(minute);
  expect(await listWaitingJobs()).toEqual(["channels.tick", "tickets.closeQuiet"]);
  await ownerPool.query("delete from jobs");
  await addAt(minute);
  await addAt(new Date(minute.getTime() - 60_000));
  expect(await listWaitingJobs()).toEqual([]);
  await addAt(new Date(minute.getTime() + 60_000));
  await addAt(new Date(minute.getTime() + 120_000));
  expect(await listWaitingJobs()).toEqual(["channels.tick", "tickets.closeQuiet"]);
});
