import { buildIndex } from "#server/answers/answers.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
const texts: [string, string][] = [
["1", "فرع العليا: شارع العليا العام بجانب البنك، يومياً 10 ص - 12 م، والجمعة من 4 العصر.\nفرع النخيل: طريق الإمام سعود، يومياً من 9 ص الى 11 م."],
["2", "عنواننا الرياض حي الياسمين شارع القادسية، ونفتح يوميا من ١٠ ص لـ ١١ م ما عدا الجمعة من ٢ م"],
["3", "Branches: Olaya (King Fahd Road, opposite the park), open Sat–Thu 9:00–22:00 and Fri 16:00–22:00. Malqa branch on Anas bin Malik Street is open daily from 10 am to 11 pm."],
["4", "الفرع | العنوان | الفترة الصباحية | الفترة المسائية\nالملز | شارع الجامعة | 9 ص - 12 م | 4 م - 10 م\nالنسيم | شارع حسان بن ثابت | 9:30 ص - 12:30 م | 4:30 م - 11 م"],
["5", "اليوم | الصباح | المساء\nالسبت إلى الأربعاء | 9 - 12 | 4 - 10\nالخميس | 9 - 12 | 4 - 11\nالجمعة | مغلق | 5 - 11"],
["6", "الفرع الأول: جدة حي الصفا شارع الأمير متعب. الفرع الثاني: مكة حي العوالي طريق الحج. الدوام في الفرعين من السبت إلى الخميس 9 ص إلى 10 م والجمعة إجازة."],
["7", "لدينا فرعان، الأول في الملز شارع الجامعة والثاني في النسيم شارع حسان. أوقات العمل من الأحد إلى الخميس 8 صباحاً حتى 5 مساءً."],
["8", "ساعات العمل: السبت-الأربعاء 9:00-21:00، الخميس 9:00-23:00، الجمعة مغلق"],
["9", "Working hours: Sun-Thu 8am-5pm, Sat 10am-2pm, closed Friday"],
["10", "نستقبلكم كل يوم من 1 الظهر الى 1 بعد نص الليل، الخميس والجمعة الى 2."],
["11", "الفرع | الموقع | أوقات العمل | الجوال\nالصالون الرئيسي - حي النرجس | شارع أبو بكر | السبت إلى الخميس 10ص-10م، الجمعة 2م-10م | 0500000001\nفرع الملقا | طريق أنس بن مالك | يومياً 12م-11م | 0500000002"],
["12", "مركز الخدمة بالعليا يفتح من ٩ ص إلى ٩ م كل الأيام عدا الجمعة، ومركز الخدمة بالخبر من ١٠ ص إلى ١٠ م."],
["13", "Our showroom is on Prince Sultan Road, Jeddah. We are open Saturday to Thursday, 10:00 a.m. to 10:00 p.m., and on Friday from 4:00 p.m. During Ramadan we open from 9 p.m. to 2 a.m."],
["14", "أوقات عمل المعرض: صباحا 9-12 ومساء 4-9 ما عدا الجمعة"],
["15", "الدوام من ٨ الصبح لين ١١ بالليل طول الأسبوع، والجمعة نفتح بعد صلاة العصر"],
];
for (const [n, text] of texts) {
  const index = buildIndex([{ kind: "passage", id: "p", title: "الفروع وأوقات العمل", text, origin: { sourceId: "a", sourceName: "a" } } as KnowledgeEntry]);
  const { branches, hours, contacts } = index.facts;
  console.log("----", n, text.slice(0, 90));
  console.log("  B:", branches.map((b) => `${b.name}[${b.names.join("/")}] @${b.address}`).join(" ; "));
  for (const h of hours) console.log("  H:", h.dayOfWeek.join(""), `${h.opens / 60}-${h.closes / 60}`, "br", h.branches.join(","), h.season ?? "", h.department ?? "");
  if (contacts.length) console.log("  C:", contacts.map((c) => `${c.value}@${c.branches}`).join(" "));
}
