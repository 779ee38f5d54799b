import { expect, test } from "vitest";
import type { BusinessFactsView } from "#shared/contract/business-facts.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";
import { workbookBytes } from "#server/testing/workbook-bytes.ts";

const staff = [
  ["المعلم", "المواد", "الأيام", "الفرع", "سعر الساعة (ريال)"],
  ["أ. حسام", "كيمياء وأحياء", "أحد إلى أربعاء", "أونلاين", 150],
  ["أ. أمل", "متابعة واجبات", "أحد وخميس", "عنيزة", 90],
];

test("an owner sees the people whom a list names, with subjects, places, days and what an hour costs", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  await app.request({
    path: "/api/knowledge/files/",
    token,
    file: { name: "staff.xlsx", bytes: workbookBytes({ المعلمين: staff }) },
  });
  await app.request({ method: "POST", path: "/api/knowledge/train/", token });
  await app.runJobs();
  const { body } = await app.request({
    path: "/api/knowledge/facts/",
    token,
    headers: { "accept-language": "ar" },
  });
  const { people } = body.data as BusinessFactsView;
  expect(people.map(({ name, role, place, hours, fee }) => [name, role, place, hours, fee])).toEqual([
    ["حسام", "كيمياء وأحياء", "أونلاين", "من الأحد إلى الأربعاء", "سعر الساعة: 150"],
    ["أمل", "متابعة واجبات", "عنيزة", "الأحد والخميس", "سعر الساعة: 90"],
  ]);
});
