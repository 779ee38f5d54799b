import { expect, test } from "vitest";
import { changesOutsideHooks } from "./changes-by-hand.ts";

const changing = new Set(["deleteTag", "addTag"]);

test("a changing call outside of useAction and useForm is found, in them and in reads it is not", () => {
  const source = `
    function Tags({ id }: { id: string }) {
      const tags = useRead(listTags, {});
      const add = useAction((name: string) => call(addTag, { body: { name } }));
      const form = useForm({ submit: async (body) => void (await call(addTag, { body })) });
      const load = () => call(listTags);
      const remove = async () => {
        try {
          await call(id ? deleteTag : addTag, { params: { id } });
        } catch {}
      };
      return <button onClick={() => void call(deleteTag)} />;
    }`;
  expect(changesOutsideHooks(source, changing)).toEqual(["deleteTag", "addTag", "deleteTag"]);
});
