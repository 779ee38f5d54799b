import type { DemoArticle } from "./demo-article.ts";

export default {
  daysAgo: 3,
  cover_photo: "/pictures/news/dialect.svg",
  title: "Your agent understands how people ask",
  title_arabic: "وكيلك يفهم كيف يسأل الناس",
  description: "We taught it dialect words, Arabizi and missing letters, and measured what that changed.",
  description_arabic: "علّمناه كلمات اللهجة والعربيزي والحروف الناقصة، وقسنا ما تغيّر.",
  content:
    "<p>Nobody writes to a shop the way a manual is written. They write <strong>وش عندكم</strong>, <strong>kam el tawseel</strong>, and leave half the letters out because they are standing at a till.</p><h2>What the agent does with it</h2><p>It folds the ways of writing one letter into one, brings each word back to its stem, and knows the words of the Gulf first. Letters and digits used for Arabic sounds are read as Arabic. A message that mixes two languages is read in both.</p><h2>What it does not do</h2><p>It does not guess. When a word is unknown to your data, the agent says so and hands the question to your team. You can turn that question into another way of asking with one click, and the next customer gets an answer.</p><blockquote>The more ways of asking you write for an answer, the more often it is found. Three are good, ten are better.</blockquote><p>You need not do anything but train once more.</p>",
  content_arabic:
    '<p>لا أحد يكتب للمحل كما تُكتب الأدلة. يكتبون «وش عندكم» أو <bdi dir="ltr">kam el tawseel</bdi>، ويتركون نصف الحروف لأنهم واقفون عند المحاسب.</p><h2>ماذا يفعل الوكيل بها</h2><p>يجمع صور الحرف الواحد في صورة، ويردّ الكلمة إلى أصلها، ويعرف كلمات الخليج أولًا. وما كُتب من العربية بحروف وأرقام لاتينية يقرؤه عربيًا. والرسالة التي تخلط لغتين يقرؤها بكلتيهما.</p><h2>وماذا لا يفعل</h2><p>لا يخمّن. إذا غابت الكلمة عن بياناتك قال ذلك وحوّل السؤال إلى فريقك. وبنقرة واحدة يصير السؤال صيغة جديدة، فيجد العميل التالي جوابه.</p><blockquote>كلما زادت صيغ السؤال زاد العثور على جوابه. ثلاث صيغ جيدة، وعشر أفضل.</blockquote><p>لا يلزمك إلا أن تدرّب وكيلك مرة أخرى.</p>',
} satisfies DemoArticle;
