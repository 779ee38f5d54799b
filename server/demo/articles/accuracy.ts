import type { DemoArticle } from "./demo-article.ts";

export default {
  daysAgo: 9,
  cover_photo: "/pictures/news/accuracy.svg",
  title: "What 80 percent means, and how we measure it",
  title_arabic: "ماذا تعني ثمانون في المئة، وكيف نقيسها",
  description: "Our terms promise a figure. Here is where it comes from, and where you can see your own.",
  description_arabic: "شروطنا تعد برقم. هذا مصدره، وأين ترى رقمك أنت.",
  content:
    "<p>A promise without a way to check it is an advertisement. Ours is measured again each time you train.</p><h2>The questions</h2><ul><li>Those you wrote yourself, with the right answer beside them.</li><li>Those your team confirmed in a ticket.</li><li>Those we make from your data: a way of asking that was held back, a spelling mistake, another dialect, the other language, and questions nobody could answer from it.</li></ul><h2>The figure</h2><p>Of the questions your agent answers by itself, the share that got the right answer, with how many there were and the range in which the true figure lies. Twenty questions give a wide range. Two hundred give a narrow one.</p><h2>When it falls</h2><p>A new version that does worse than the live one is held back. You see which questions got worse and decide.</p>",
  content_arabic:
    "<p>الوعد الذي لا يُختبر إعلان. ووعدنا يُقاس من جديد كلما درّبت وكيلك.</p><h2>الأسئلة</h2><ul><li>ما كتبته أنت، ومعه جوابه الصحيح.</li><li>ما أكّده فريقك في تذكرة.</li><li>ما نصنعه من بياناتك: صيغة أخفيناها، وخطأ في الكتابة، ولهجة أخرى، واللغة الثانية، وأسئلة لا جواب لها عندك.</li></ul><h2>الرقم</h2><p>نصيب الأجوبة الصحيحة مما أجاب عنه وكيلك وحده، ومعه عدد الأسئلة والمدى الذي تقع فيه النسبة. عشرون سؤالًا تعطي مدى واسعًا، ومئتان تضيّقانه.</p><h2>إذا نزل</h2><p>النسخة التي تجيب أسوأ من الحالية تُحجز. ترى أي الأسئلة ساءت، وتقرّر أنت.</p>",
} satisfies DemoArticle;
