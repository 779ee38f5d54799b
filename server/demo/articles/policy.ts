import type { DemoArticle } from "./demo-article.ts";

export default {
  daysAgo: 38,
  cover_photo: "/pictures/news/policy.svg",
  title: "A returns policy people understand",
  title_arabic: "سياسة استرجاع يفهمها الناس",
  description: "Short sentences are good for customers, and good for agents.",
  description_arabic: "الجمل القصيرة خير للعميل، وخير للوكيل.",
  content:
    "<p>An agent quotes. If the sentence it quotes needs another sentence to be understood, the answer will be half an answer.</p><h2>Before</h2><blockquote>Subject to the provisions of section four, goods may be accepted for return within the period stated therein.</blockquote><h2>After</h2><blockquote>You can return an order within 7 days if it has not been opened. We collect it from you for 20 riyals.</blockquote><p>Put the number, the condition and the cost into one sentence. Give each case its own heading. Write how to begin: a link, a number, a branch.</p>",
  content_arabic:
    "<p>الوكيل يقتبس. فإن احتاجت الجملة إلى جملة أخرى لتُفهم، كان الجواب نصف جواب.</p><h2>قبل</h2><blockquote>مع مراعاة ما ورد في البند الرابع يجوز قبول إرجاع البضائع خلال المدة المبيّنة فيه.</blockquote><h2>بعد</h2><blockquote>يمكنك إرجاع الطلب خلال 7 أيام إذا لم يُفتح، ونستلمه من عندك بـ 20 ريالًا.</blockquote><p>اجعل المدة والشرط والتكلفة في جملة واحدة. ولكل حالة عنوان. واكتب كيف يبدأ العميل: رابط، أو رقم، أو فرع.</p>",
} satisfies DemoArticle;
