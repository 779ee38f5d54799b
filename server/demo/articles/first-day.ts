import type { DemoArticle } from "./demo-article.ts";

export default {
  daysAgo: 54,
  cover_photo: "/pictures/news/first-day.svg",
  title: "Your first day with Wakil",
  title_arabic: "يومك الأول مع وكيل",
  description: "From the price list to the first answer, in one hour.",
  description_arabic: "من قائمة الأسعار إلى أول جواب، في ساعة.",
  content:
    "<h2>The first quarter of an hour</h2><p>Upload what you have: the price list, the policy, the sheet your staff keep answers in. Do not tidy it first. The screen says what was read and what was not.</p><h2>The second</h2><p>Press Train now, and ask the questions you heard yesterday in the box beside it. Where the answer is wrong, look at the source it names. Nine times in ten the source says so.</p><h2>The second half</h2><p>Write ten test questions of your own. Put the chat on your site. Ask a friend to write as your customers do.</p><p>Then close the shop. In the morning the tickets tell you what is missing.</p>",
  content_arabic:
    "<h2>ربع الساعة الأول</h2><p>ارفع ما عندك: قائمة الأسعار، والسياسة، والملف الذي يحفظ فيه موظفوك الأجوبة. لا ترتّبه قبل ذلك. تخبرك الشاشة بما قُرئ وما لم يُقرأ.</p><h2>الربع الثاني</h2><p>اضغط «درّبه الآن»، واسأل في المربع المجاور ما سمعته أمس. وإذا أخطأ الجواب فانظر في مصدره. في تسع مرات من عشر يكون الخطأ في المصدر نفسه.</p><h2>النصف الثاني</h2><p>اكتب عشرة أسئلة اختبار من عندك، وضع المحادثة في موقعك، واطلب من صديق أن يكتب كما يكتب عملاؤك.</p><p>ثم أغلق المحل. وفي الصباح تقول لك التذاكر ما الذي ينقص.</p>",
} satisfies DemoArticle;
