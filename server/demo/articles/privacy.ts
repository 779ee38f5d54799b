import type { DemoArticle } from "./demo-article.ts";

export default {
  daysAgo: 46,
  cover_photo: "/pictures/news/privacy.svg",
  title: "Your data answers for you, and for nobody else",
  title_arabic: "بياناتك تجيب عنك وحدك",
  description: "Where what you upload is kept, who reads it and how to have it deleted.",
  description_arabic: "أين يُحفظ ما ترفعه، ومن يقرؤه، وكيف يُحذف.",
  content:
    "<p>What you upload belongs to one organisation: yours. The database itself refuses to show a row to another, so that a mistake in our code would meet a wall.</p><ul><li>No other business's agent learns from your data.</li><li>Sources for your staff are kept apart from what customers are answered from.</li><li>A customer's number or address is never learnt as an answer.</li><li>You can ask for everything to be deleted, and the privacy policy says how.</li></ul><p>If you connect a language model of your own, only the question and the sentences found go to it, and its reply is checked against them before anybody reads it.</p>",
  content_arabic:
    "<p>ما ترفعه لمنشأة واحدة: منشأتك. وقاعدة البيانات نفسها ترفض أن تُري صفًّا لغير صاحبه، فلو أخطأنا في الشيفرة لاصطدم الخطأ بجدار.</p><ul><li>لا يتعلم وكيل أحد غيرك من بياناتك.</li><li>ومصادر موظفيك معزولة عمّا يُجاب به العملاء.</li><li>ورقم العميل أو عنوانه لا يُحفظ جوابًا أبدًا.</li><li>ولك أن تطلب حذف كل شيء، وسياسة الخصوصية تقول كيف.</li></ul><p>وإن وصلت نموذجًا لغويًا من عندك، فلا يصله إلا السؤال والجمل التي وجدناها، ويُراجَع ردّه عليها قبل أن يقرأه أحد.</p>",
} satisfies DemoArticle;
