import { expect, test } from "vitest";
import type { MessageTemplate } from "#shared/contract/templates.ts";
import {
  fillTemplate,
  isComplete,
  fillTemplateFor,
  fillName,
  markPicturesUnsupported,
  fillReply,
} from "./fill-template.ts";

const template: MessageTemplate = {
  id: "2c7d9d4e-5d0b-4d7e-9a54-0a4f3b7c1d22",
  channel: "whatsapp",
  name: "back_in_stock",
  language: "ar",
  status: "approved",
  category: "marketing",
  header: { kind: "none", text: null },
  body: "هلا {{1}}، رجع {{2}}",
  footer: null,
  buttons: [],
  variables: ["1", "2"],
  problem: null,
};

test("C212 a name stands in its places and is marked as the customer's", () => {
  expect(fillName("هلا {{name}}، طلبك جاهز", "نورة")).toEqual([
    { text: "هلا ", own: false },
    { text: "نورة", own: true },
    { text: "، طلبك جاهز", own: false },
  ]);
  expect(fillName("هلا {{ الاسم }}", "نورة").at(-1)).toEqual({ text: "نورة", own: true });
  expect(fillName("بلا اسم", "نورة")).toEqual([{ text: "بلا اسم", own: false }]);
});

test("C212 a template shows its values, and an empty placeholder its own name", () => {
  expect(fillTemplate(template, ["{{name}}", ""])).toBe("هلا {{name}}، رجع {{2}}");
  expect(fillTemplate({ ...template, body: "رمزك {{code}}", variables: ["code"] }, ["A7"])).toBe("رمزك A7");
});

test("C207 a reply fills its placeholder in any spelling, and without a reply the placeholder is empty", () => {
  expect(fillReply("طلبك: {{ النص }}", "في الطريق")).toBe("طلبك: في الطريق");
  expect(fillReply("{{text}}", "$& on its way")).toBe("$& on its way");
  expect(fillReply("{{name}}، {{text}}", "")).toBe("{{name}}، ");
});

test("C207 a template is complete once every placeholder has a value, and reads as its customer gets it", () => {
  expect(isComplete(template, ["{{name}}", " "])).toBe(false);
  expect(isComplete(template, ["{{name}}"])).toBe(false);
  expect(isComplete(template, ["{{name}}", "العود"])).toBe(true);
  expect(fillTemplateFor(template, ["{{name}}", "العود"], "نورة")).toBe("هلا نورة، رجع العود");
});

test("C207 where no picture can be chosen, a template with one counts among those that cannot be sent", () => {
  const pictured: MessageTemplate = { ...template, header: { kind: "picture", text: null } };
  expect(markPicturesUnsupported([template, pictured]).map(({ problem }) => problem)).toEqual([
    null,
    "unsupported",
  ]);
  expect(markPicturesUnsupported([{ ...pictured, problem: "not_approved" }])[0]?.problem).toBe(
    "not_approved",
  );
});
