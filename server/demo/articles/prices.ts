import type { DemoArticle } from "./demo-article.ts";

export default {
  daysAgo: 16,
  cover_photo: "/pictures/news/prices.svg",
  title: "Write a price list your agent can read",
  title_arabic: "اكتب قائمة أسعار يقرؤها وكيلك",
  description: "Five habits that turn a spreadsheet into answers.",
  description_arabic: "خمس عادات تحوّل الجدول إلى أجوبة.",
  content:
    "<p>Most wrong answers about prices begin in the sheet, not in the agent.</p><ol><li><strong>One product a row.</strong> Two sizes are two rows.</li><li><strong>The price is a number.</strong> Write the currency in its own column. <em>From 20</em> is not a price.</li><li><strong>Say whether it is there.</strong> A customer who asks for what is sold out wants to hear it from you.</li><li><strong>Name it as people ask for it.</strong> Put the name on the box in one language and the name on the street in the other.</li><li><strong>Delete what you no longer sell.</strong> An old row is an old promise.</li></ol><p>Our template has these columns. Download it from the knowledge base, fill it in and upload it: the agent quotes the row it read.</p>",
  content_arabic:
    "<p>أكثر الأجوبة الخاطئة عن الأسعار تبدأ في الجدول، لا في الوكيل.</p><ol><li><strong>منتج في كل صف.</strong> المقاسان صفّان.</li><li><strong>السعر رقم.</strong> والعملة في عمودها. «من عشرين» ليست سعرًا.</li><li><strong>اكتب هل هو متوفر.</strong> من يسأل عمّا نفد يريد أن يسمعها منك.</li><li><strong>سمِّه كما يُسأل عنه.</strong> اسم العلبة بلغة، واسم السوق بالأخرى.</li><li><strong>احذف ما لم تعد تبيعه.</strong> الصف القديم وعد قديم.</li></ol><p>في قالبنا هذه الأعمدة. نزّله من قاعدة المعرفة واملأه وارفعه، ويذكر الوكيل الصف الذي قرأ منه.</p>",
} satisfies DemoArticle;
