import type { DemoArticle } from "./demo-article.ts";

export default {
  daysAgo: 31,
  cover_photo: "/pictures/news/night.svg",
  title: "What customers ask after midnight",
  title_arabic: "عمّ يسأل العملاء بعد منتصف الليل",
  description: "The same questions as at noon. Only nobody is there.",
  description_arabic: "الأسئلة نفسها التي تُسأل ظهرًا. لكن لا أحد هناك.",
  content:
    "<p>Shop owners often think the night brings strange questions. Read a week of your own and you will find the ordinary ones: is it in stock, when does it arrive, can I return it, where are you.</p><h2>Three that are worth preparing</h2><ul><li><strong>Opening hours on holidays.</strong> Write them down before Ramadan and before each Eid.</li><li><strong>Delivery to small towns.</strong> Name them. A list of cities answers better than <em>all over the Kingdom</em>.</li><li><strong>Changing an order.</strong> Say until when it is possible and how.</li></ul><p>Your dashboard lists what was asked most and what went unanswered. Ten minutes on Sunday morning are enough.</p>",
  content_arabic:
    "<p>يظن أصحاب المحلات أن الليل يأتي بأسئلة غريبة. اقرأ أسبوعًا من لياليك تجدها المعتادة: متوفر؟ متى يصل؟ هل أرجعه؟ وين موقعكم؟</p><h2>ثلاثة تستحق أن تُعدّ لها</h2><ul><li><strong>ساعات العمل في المواسم.</strong> اكتبها قبل رمضان وقبل كل عيد.</li><li><strong>التوصيل إلى المدن الصغيرة.</strong> سمّها. قائمة المدن تجيب أفضل من «جميع أنحاء المملكة».</li><li><strong>تعديل الطلب.</strong> قل إلى متى يمكن، وكيف.</li></ul><p>في لوحتك أكثر ما سُئل عنه، وما بقي بلا جواب. تكفيك عشر دقائق صباح الأحد.</p>",
} satisfies DemoArticle;
