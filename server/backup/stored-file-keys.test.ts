import { expect, test } from "vitest";
import { testDatabase } from "#server/testing/test-database.ts";
import { fileColumns } from "./stored-file-keys.ts";

test("A15: every column that holds a key of the file store is part of a backup", async () => {
  await using database = await testDatabase();
  const { rows } = await database.ownerPool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name ~ '(file|picture|photo)_key$' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(fileColumns.toSorted());
});
